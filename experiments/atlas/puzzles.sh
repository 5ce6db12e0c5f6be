#!/bin/sh
# Generates the puzzles of the atlas that its plans do not generate themselves: puzzles.sh SEED FOLDER
set -e
seed=$1
folder=$2
mkdir -p "$folder"
# Forty-six newspaper boards, symmetric and graded like those of Mantere and Koljonen.
evoku generate --level easy:12,medium:12,hard:11,expert:11 --givens 22..36 --symmetry half-turn \
    --seed "$seed" -q --to line -o "$folder/newspaper.txt"
# The twelve with the most guesses for a search, of 2,000 that are extreme for people.
evoku generate 2000 --level extreme --seed "$seed" -q --to line -o "$folder/extreme.txt"
evoku rate "$folder/extreme.txt" --json --fields guesses,puzzle -q |
    python3 -c '
import json, sys
rows = json.load(sys.stdin)
rows.sort(key=lambda row: -row["guesses"])
print("\n".join(row["puzzle"] for row in rows[:12]))' > "$folder/hardest.txt"
rm "$folder/extreme.txt"
# Full boards of which a share of the cells is kept at random, after Lloyd and Amos. Most have many
# solutions.
for side in 9 16 25; do
    evoku generate 12 --size $side --givens $((side * side * 3 / 4)) --seed "$seed" -q --to line |
        evoku solve - -q --to line > "$folder/full.txt"
    for share in 20 45 70; do
        python3 "$(dirname "$0")/../shares.py" "$seed" $share < "$folder/full.txt" > "$folder/share-$side-$share.txt"
    done
done
rm "$folder/full.txt"
