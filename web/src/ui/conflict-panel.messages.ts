import { catalogue } from '@/lib/catalogue.ts';

/** Texts of the choice between two people's changes to one record. */
export const conflictPanelMessages = catalogue('conflict-panel', {
  nothingLost: 'What you typed is still here. Choose for each difference, then save.',
  noDifference: 'They saved what you typed. Nothing of it is left to save.',
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
