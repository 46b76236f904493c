import { formatCount } from '@/lib/format-count.ts';

const RULES = new Intl.PluralRules('en');

/** Returns a count with its noun: `1 call`, `1,204 calls`. */
export const countOf = (count: number, one: string, other = `${one}s`): string =>
  `${formatCount(count)} ${RULES.select(count) === 'one' ? one : other}`;
