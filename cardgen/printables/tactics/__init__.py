"""What Tactics Joker is played with on paper."""
