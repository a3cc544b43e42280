"""What a table's log amounts to: its state, how each entry changes it, and what older releases wrote."""
