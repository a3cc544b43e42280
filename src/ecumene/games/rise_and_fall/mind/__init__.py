"""What bots think: what positions and actions are worth."""
