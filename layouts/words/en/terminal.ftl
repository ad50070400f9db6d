# What the referee says at a keyboard, besides what happens in a game.

## What is refused

terminal-refused-no-screen = this terminal has no second screen to hide a secret on
terminal-refused-not-unseen = this has to be shown to one player alone, which is not possible where secrets are typed unseen
