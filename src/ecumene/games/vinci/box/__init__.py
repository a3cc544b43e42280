"""What lies in the box: content read into typed components, actions and their notation."""
