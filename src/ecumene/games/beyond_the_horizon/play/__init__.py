"""The state and the rules, a module for each chapter of the rulebook."""
