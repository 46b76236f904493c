/** Returns a name as words: `BoatOperators` → `Boat operators`. */
export function splitWords(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').split(' ');
  return [words[0], ...words.slice(1).map((word) => word.toLowerCase())].join(' ');
}

const plurals = new Intl.PluralRules('en');

/** '1 step', '3 steps'. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${plurals.select(count) === 'one' ? '' : 's'}`;
}
