"""The making of the world: seas, tiers of land upon them, and the land that they become."""
