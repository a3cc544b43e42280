"""One module for each step, in the order of their revisions."""
