import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '../shell/menu.ts';
import { isPurchaseCode, matching, otherThemes, screenEntries, ticketCode } from './palette-entries.ts';

const MENU: MenuEntry[] = [
  { name: 'Dashboard', href: '/d/dashboard', icon: 'dashboard' },
  {
    name: 'Tickets',
    href: '/d/tickets',
    icon: 'ticket',
    children: [
      { name: 'Normal', href: '/d/tickets/0', icon: 'ticket' },
      { name: 'VVIP', href: '/d/tickets/1', icon: 'crown' },
    ],
  },
  { name: 'Logout', href: '/d/logout', icon: 'logout' },
];
const entries = screenEntries(MENU, {
  translate: (name) => (name === 'Tickets' ? 'Tiket' : name),
  open: () => undefined,
  except: '/d/logout',
});

describe('the lines of the palette', () => {
  it('are the screens of the menu, groups named before their members, without the way out', () => {
    expect(entries.map(({ label }) => label)).toEqual(['Dashboard', 'Tiket › Normal', 'Tiket › VVIP']);
  });

  it.each([
    ['', ['Dashboard', 'Tiket › Normal', 'Tiket › VVIP']],
    ['dash', ['Dashboard']],
    ['vvip tik', ['Tiket › VVIP']],
    ['tickets', ['Tiket › Normal', 'Tiket › VVIP']],
    ['setting', []],
  ])('for %j are %j', (text, labels) => expect(matching(entries, text).map(({ label }) => label)).toEqual(labels));

  it('that begin with the text come first', () => {
    const lines = ['Change the password', 'Password list'].map((label) => ({
      ...entries[0]!,
      id: label,
      label,
      alias: '',
    }));
    expect(matching(lines, 'pass').map(({ label }) => label)).toEqual(['Password list', 'Change the password']);
  });

  it.each([
    ['mrcx7k2m9qp', 'MRCX7K2M9QP'],
    [' MRCABCDEFGH ', 'MRCABCDEFGH'],
    ['A1B2', 'A1B2'],
    ['mrcx7k2m9qp-0001', 'MRCX7K2M9QP-0001'],
    ['MRCX7K2M9QP-', null],
    ['setting', null],
    ['tickets 1', null],
    ['m1', null],
    ['', null],
  ])('take %j for the ticket code %j', (text, code) => expect(ticketCode(text)).toBe(code));

  it.each([
    ['MRCX7K2M9QP', true],
    ['MRBX7K2M9QP', true],
    ['MRCX7K2M9Q', false],
    ['MRCX7K2M9QP-0001', false],
  ])('know by %s whether it can be a whole purchase: %s', (code, whole) => expect(isPurchaseCode(code)).toBe(whole));

  it('offer the themes that are not chosen', () => {
    expect(otherThemes('dark')).toEqual(['light', 'auto']);
    expect(otherThemes('auto')).toEqual(['light', 'dark']);
  });
});
