import leven from 'leven';

/**
 * Returns `; did you mean …?` for a word that is nearly one of the known ones, and an empty text
 * otherwise.
 */
export function didYouMean(word: string, known: readonly string[]): string {
  const wanted = word.toLowerCase();
  let best: { name: string; distance: number } | undefined;
  for (const name of known) {
    const distance = leven(wanted, name.toLowerCase());
    if (!best || distance < best.distance) best = { name, distance };
  }
  if (!best || best.distance > Math.max(2, Math.floor(word.length / 3))) return '';
  return `; did you mean ${best.name}?`;
}
