# What the page for phones says in Tactics Joker, Attack/Defend and Rotator.
