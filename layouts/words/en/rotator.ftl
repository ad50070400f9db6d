# Rotator: how a turn went, and what to mark on paper.

## What the player says

rotator-said-start = Start on { $space }
rotator-said-turn = Turn { $round }: drill { $text }
rotator-said-turn-from = Turn { $round }: from { $space }, drill { $text }

## How a turn went

rotator-opens = the space opens and is touched in turn 1
rotator-starts = starts from { $space }
rotator-falls = falls through { $spaces }
rotator-collapses = collapsed, solid again: { $spaces }
rotator-drills = drills { $spaces }
rotator-drills-boosted = drills { $spaces }, { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    } used, { $other_count } left
rotator-captures = captures the Node on { $space }, its range opens
rotator-stays = stays in place
rotator-lost = lost: { $space } collapsed around the player
rotator-won = won: { $space } is in the bottom row

## What to mark on paper

rotator-mark-triangle = a triangle on { $spaces }
rotator-mark-line = one more line on { $spaces }
rotator-mark-shading = shading on { $spaces }

## A race against a ghost

# The text is a bar.
rotator-race = The ghost wins in turn { $wanted }: { $text }
rotator-race-won = You have won in turn { $number }. The ghost would have won in turn { $wanted }.
rotator-race-even = You and the ghost have won in turn { $number }.
rotator-race-lost = The ghost won in turn { $wanted }.
