/** Numbers and plurals of one language, so that messages never choose a plural form. */
interface Numbers {
  /** `1234` → `1,234`. */
  number(value: number): string;
  /** The form that goes with a count: `is` with 1, `are` with 2. */
  plural(count: number, one: string, other: string): string;
  /** A count with its noun: `1 ticket`, `1,234 tickets`. Say `other` where the usual ending does not do. */
  count(count: number, one: string, other?: string): string;
}

/** @param pluralOf the usual plural of a noun */
function numbersOf(locale: string, pluralOf: (noun: string) => string): Numbers {
  const format = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  const plural = (count: number, one: string, other: string) => (rules.select(count) === 'one' ? one : other);
  return {
    number: (value) => format.format(value),
    plural,
    count: (count, one, other = pluralOf(one)) => `${format.format(count)} ${plural(count, one, other)}`,
  };
}

/** Numbers in English texts. */
export const english = numbersOf('en-MY', (noun) => `${noun}s`);

/** Numbers in Malay texts, where a noun does not change with its count. */
export const malay = numbersOf('ms-MY', (noun) => noun);
