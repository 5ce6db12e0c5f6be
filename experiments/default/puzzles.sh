#!/bin/sh
# Generates the puzzles on which the default of `evolve` is chosen: puzzles.sh SEED FOLDER
set -e
seed=$1
folder=$2
mkdir -p "$folder"
for side in 9 12 16 20 25 36 49; do
    many="$folder/$side-many.txt"
    few="$folder/$side-few.txt"
    # Full boards of which a share of the cells is kept at random. With 35 % or less they have many
    # solutions, with more few or one.
    evoku generate 6 --size $side --givens $((side * side * 3 / 4)) --seed "$seed" -q --to line |
        evoku solve - -q --to line > "$folder/full.txt"
    keep() { python3 "$(dirname "$0")/../shares.py" "$seed" "$1" < "$folder/full.txt"; }
    { keep 20; keep 35; } > "$many"
    { keep 45; keep 55; keep 70; } > "$few"
    # Minimal boards with one solution.
    case $side in
    9) evoku generate 6 --level extreme --seed "$seed" -q --to line >> "$few" ;;
    12 | 16) evoku generate 6 --size $side --seed "$seed" -q --to line >> "$few" ;;
    esac
done
rm "$folder/full.txt"
