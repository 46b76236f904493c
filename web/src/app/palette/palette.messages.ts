import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Texts of the command palette. */
export const paletteMessages = catalogue('palette', {
  title: 'Find and go',
  label: 'Find a screen, an action, a ticket or a person',
  placeholder: 'Go to a screen, open a ticket, find a person…',
  screens: 'Screens',
  actions: 'Actions',
  tickets: 'Tickets',
  people: 'People',
  profile: 'My Profile',
  openTicket: (code: string) => `Open ticket ${code}`,
  openBooking: (code: string) => `Open booking ${code}`,
  newBooking: 'New booking',
  logout: 'Logout',
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  systemTheme: 'System theme',
  language: (name: string) => `Change language to ${name}`,
  shortcuts: 'Keyboard shortcuts',
  nothing: 'No results',
  results: (count: number) => english.count(count, 'result'),
  hintMove: 'choose',
  hintOpen: 'open',
  hintClose: 'close',
});
