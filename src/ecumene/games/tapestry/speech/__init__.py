"""What is said: sentences, explanations, the table as text."""
