import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

const count = (days: number) => english.count(days, 'day');

/** Words for the state of a contract. */
export const contractMarkMessages = catalogue('contract-mark', {
  ended: (days: number) => `Contract ended ${count(days)} ago`,
  ending: (days: number) => `Contract ends in ${count(days)}`,
  endsToday: 'Contract ends today',
  coming: (days: number) => `Contract starts in ${count(days)}`,
});
