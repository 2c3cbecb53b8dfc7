#!/bin/bash
# Counts what a move costs in a table of 10 rows and in one of 1,000,000: rows asked of the data
# source and instructions, by callgrind. Fails where they differ by more than 5 %.
set -euo pipefail
cd "$(dirname "$0")/../.."
swift build -c release --product Benchmarks >/dev/null
program=$(mktemp)
trap 'rm -f "$program"' EXIT
# Without debug information: valgrind 3.19 gives up on that of Swift 6.
strip -o "$program" "$(swift build -c release --show-bin-path)/Benchmarks"

instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" moves "$@" 2>&1 >/dev/null |
    awk '/Collected/ { print $4 }'
}

declare -A first per
for rows in 10 1000000; do
  "$program" moves $rows 180
  first[$rows]=$(instructions $rows 0)
  per[$rows]=$((($(instructions $rows 180) - ${first[$rows]}) / 180))
  echo "$rows rows: ${first[$rows]} instructions to the first frame, ${per[$rows]} a move"
done

for pair in "${first[10]} ${first[1000000]}" "${per[10]} ${per[1000000]}"; do
  read -r small large <<<"$pair"
  if ((100 * (large - small) > 5 * small || 100 * (small - large) > 5 * small)); then
    echo "differs by more than 5 %: $small and $large" >&2
    exit 1
  fi
done
