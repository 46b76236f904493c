import { catalogue } from '@/lib/catalogue.ts';

/** Texts of the list of keys. */
export const shortcutsMessages = catalogue('shortcuts', {
  title: 'Keyboard shortcuts',
  everywhere: 'On every screen',
  palette: 'Find a screen, a ticket, a person or an action',
  help: 'Show this list',
  escape: 'Close a dialog or menu',
  skip: 'Skip to the content (first Tab)',
  lists: 'In lists',
  search: 'Search for the typed text',
  newTab: 'Open a row in a new tab',
  pos: 'At the point of sale',
  posHelp: 'Show the till’s shortcuts',
  note: 'Shortcuts without Ctrl are off while you type in a field.',
});
