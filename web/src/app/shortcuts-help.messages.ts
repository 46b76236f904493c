import { catalogue } from '@/lib/catalogue.ts';

/** Texts of the list of keys. */
export const shortcutsMessages = catalogue('shortcuts', {
  title: 'Keyboard shortcuts',
  everywhere: 'On every screen',
  palette: 'Find a screen, a ticket, a person or an action',
  help: 'Show this list',
  escape: 'Close a dialog or menu',
  skip: 'The first Tab skips to the content',
  lists: 'In lists',
  search: 'Search for what was typed',
  newTab: 'Open a row in a new tab',
  pos: 'At the point of sale',
  posHelp: 'Show the keys of the till',
  note: 'Keys without Ctrl do nothing while you type in a field.',
});
