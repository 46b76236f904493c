import levenshtein from 'js-levenshtein';

/** Returns `; did you mean X?` when a known name is close to a wrong one, and an empty text otherwise. */
export function suggest(wrong, known) {
  const near = known
    .map((name) => [name, levenshtein(wrong.toLowerCase(), name.toLowerCase())])
    .filter(([name, distance]) => distance <= Math.max(2, name.length / 3))
    .toSorted((one, other) => one[1] - other[1])[0];
  return near ? `; did you mean ${near[0]}?` : '';
}
