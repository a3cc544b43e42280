"""What is seen and clicked: stage, scene, choices, and what clicks mean."""
