import { catalogue } from '@/lib/catalogue.ts';

/** Texts for a record that somebody else has saved first. */
export const conflictNoticeMessages = catalogue('conflict-notice', {
  kept: 'Your changes are still here.',
  load: 'Load the saved version',
  keep: 'Save mine anyway',
});
