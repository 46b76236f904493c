import { catalogue } from '@/lib/catalogue.ts';

const count = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

/** Words for how a contract stands. */
export const contractMarkMessages = catalogue('contract-mark', {
  ended: (days: number) => `Contract ended ${count(days)} ago`,
  ending: (days: number) => `Contract ends in ${count(days)}`,
  endsToday: 'Contract ends today',
  coming: (days: number) => `Contract starts in ${count(days)}`,
});
