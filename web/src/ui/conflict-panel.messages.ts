import { catalogue } from '@/lib/catalogue.ts';

/** Texts of the choice between two people's changes to one record. */
export const conflictPanelMessages = catalogue('conflict-panel', {
  nothingLost: 'Your changes are still here. Choose a version for each difference, then save.',
  noDifference: 'Already saved with the same values.',
  theirs: 'Theirs',
  mine: 'Yours',
  takeTheirs: (title: string) => `${title}: use theirs`,
  takeMine: (title: string) => `${title}: use yours`,
  use: 'Use',
  used: 'Used',
  loadTheirs: 'Load theirs',
  keepMine: 'Keep mine',
  close: 'Close',
});
