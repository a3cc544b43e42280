"""What travels between a table and its pages, in whose name, and what is said when something goes wrong."""
