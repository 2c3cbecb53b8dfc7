#!/bin/bash
# Counts what keys cost in journals of 1,000, 10,000 and 100,000 entries, or of as many as are given:
# instructions by callgrind, statements and rows of the database. Fails where a key costs more than
# half as much again in the last as in the second, and 2,000 instructions for each day that is there
# besides: after a change the table asks how many rows each day has. In the first journal a filter
# finds less than its first step may. The first frame reads a row for each day, and is only printed.
set -euo pipefail
cd "$(dirname "$0")/../.."
sizes=(1000 10000 "${1:-100000}")
swift build -c release >/dev/null
bin=$(swift build -c release --show-bin-path)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Without debug information: valgrind 3.19 gives up on that of Swift 6.
strip -o "$folder/program" "$bin/Benchmarks"

# An entry an hour, the newest the same in all journals, in jrnl's form.
fill() {
  seq 1 "$1" | TZ=UTC awk '{
    printf "[%s] Entry %d\n", strftime("%Y-%m-%d %H:%M", 1795986000 - 3600 * $1), $1 % 97
    for (word = 0; word < $1 % 41; word++) {
      printf "%s%d ", substr("etaoinshrdlu", word % 9, 4), $1 * word % 89
    }
    print ""
  }' >"$folder/text"
  "$bin/gatefold" journal import --file "$folder/$1" "$folder/text"
  # Days are counted when a journal is opened for the first time, and kept.
  "$folder/program" journal 1 "$folder/$1" down >/dev/null
}

# Strikes keys so often in a copy of a journal.
run() {
  cp "$folder/$2" "$folder/copy"
  "${counter[@]}" "$folder/program" journal "$1" "$folder/copy" "${@:3}" 2>&1
  rm -f "$folder/copy"*
}

instructions() {
  local counter=(valgrind --tool=callgrind --callgrind-out-file=/dev/null)
  run "$@" | awk '/Collected/ { print $4 }'
}

declare -A first
for size in "${sizes[@]}"; do
  fill "$size"
  first[$size]=$(instructions 0 "$size" down)
  echo "first frame, $size entries: ${first[$size]} instructions"
done

isWorse=0
compare() {
  local costs=() counter=(env)
  for size in "${sizes[@]}"; do
    costs+=($((($(instructions 20 "$size" "${@:2}") - first[$size]) / 20)))
    echo "$1, $size entries: ${costs[-1]} instructions, $(run 1 "$size" "${@:2}")"
  done
  local days=$(((sizes[2] - sizes[1]) / 24))
  ((2 * (costs[2] - 2000 * days) <= 3 * costs[1])) || isWorse=1
}

compare "move" down
compare "page" page-down
compare "filter by two letters and back" / e t escape
compare "add" + x enter
compare "delete" d
exit "$isWorse"
