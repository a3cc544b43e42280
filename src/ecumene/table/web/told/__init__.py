"""Telling those who are not at the table: webhooks, push to a browser, mail."""
