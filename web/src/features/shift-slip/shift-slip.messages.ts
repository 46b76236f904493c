import { catalogue } from '@/lib/catalogue.ts';

/** Texts of the screen that prints the slips of one's own shift. */
export const shiftSlipMessages = catalogue('shift-slip', {
  title: (type: 'start' | 'close') => (type === 'start' ? 'Start shift slip' : 'Close shift slip'),
  sub: (type: 'start' | 'close') =>
    type === 'start' ? 'What your shift began with.' : 'What was counted when your shift was closed.',
  which: 'Which shift',
  date: 'Day on which the shift began',
  latest: 'Leave it empty for your latest shift.',
  submit: 'Print or download',
});
