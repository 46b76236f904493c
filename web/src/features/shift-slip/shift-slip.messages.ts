import { catalogue } from '@/lib/catalogue.ts';

/** Texts of the screen that prints the slips of the user's own shift. */
export const shiftSlipMessages = catalogue('shift-slip', {
  title: (type: 'start' | 'close') => (type === 'start' ? 'Start shift slip' : 'Close shift slip'),
  sub: (type: 'start' | 'close') =>
    type === 'start' ? 'Opening cash of your shift.' : 'Cash counted when your shift closed.',
  which: 'Which shift',
  date: 'Shift date',
  latest: 'Leave empty for your latest shift.',
  submit: 'Print or download',
});
