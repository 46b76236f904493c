import { AUTOCOMPLETE_DELAY_MS, LANGUAGES } from '@muara/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { clock } from '@/lib/clock.ts';
import { language, LANGUAGE_NAMES } from '@/lib/language.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { scheme } from '@/lib/scheme.ts';
import { mayOpen } from '../area/guard.tsx';
import { translateMenu } from '@/domain/navigation/menu-words.ts';
import { shellExtras } from '../messages/shell-extras.ts';
import { buildMenu, type MenuEntry } from '../shell/menu.ts';
import { hasShiftSlips } from '../shell/has-shift-slips.ts';
import { OPEN_WINDOW } from '../shell/open-menu-window.ts';
import { overlays } from './overlays.ts';
import { matching, otherThemes, screenEntries, ticketCode, type PaletteEntry } from './palette-entries.ts';
import { peopleQuery } from './palette.api.ts';
import { paletteMessages as text } from './palette.messages.ts';
import { useRecordEntries } from './use-record-entries.ts';

const PEOPLE_SHOWN = 5;
const PEOPLE_LETTERS = 2;

/**
 * Returns the entries for the typed text: only what this user can open or do.
 * People are last because they arrive later.
 */
export function usePaletteEntries(typed: string): PaletteEntry[] {
  const tickets = useRecordEntries(ticketCode(typed));
  const screens = useScreens();
  const actions = useActions();
  const people = usePeople(typed.trim());
  return [...tickets, ...matching([...screens, ...actions], typed), ...people].toSorted(byGroup);
}

const ORDER = { tickets: 0, screens: 1, actions: 2, people: 3 } as const;
const byGroup = (a: PaletteEntry, b: PaletteEntry) => ORDER[a.group] - ORDER[b.group];

function useScreens(): PaletteEntry[] {
  const session = useSignedIn();
  const location = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const open = (entry: MenuEntry) => {
      if (entry.window !== undefined) OPEN_WINDOW[entry.window](() => void navigate(entry.href));
      else void navigate(entry.href, entry.modal ? { state: { under: location } } : undefined);
    };
    const menu = screenEntries(buildMenu(session), { translate: translateMenu, open, except: paths.logout() });
    const screen = (href: string, label: string, icon: string, hint?: string): PaletteEntry => ({
      id: `screen-${href}`,
      group: 'screens',
      label,
      hint,
      alias: href.slice('/d/'.length),
      icon,
      href,
      run: () => navigate(href),
    });
    const { user } = session;
    const profile = screen(paths.profile(), text.profile, 'users', user.name);
    const slips = hasShiftSlips(user)
      ? [
          screen(paths.shiftSlip('start'), shellExtras.startSlip, 'receipt'),
          screen(paths.shiftSlip('close'), shellExtras.closeSlip, 'receipt'),
        ]
      : [];
    return [...menu, ...slips, profile];
  }, [session, location, navigate]);
}

function useActions(): PaletteEntry[] {
  const location = useLocation();
  const navigate = useNavigate();
  const action = (id: string, label: string, icon: string, run: () => void): PaletteEntry => ({
    id,
    group: 'actions',
    label,
    icon,
    alias: id,
    run,
  });
  const { hasPermission } = useSessionActions();
  const { user } = useSignedIn();
  const themes = { light: text.lightTheme, dark: text.darkTheme, auto: text.systemTheme };
  return [
    ...otherThemes(scheme.wish()).map((wish) =>
      action(`theme-${wish}`, themes[wish], 'theme', () => scheme.choose(wish)),
    ),
    ...LANGUAGES.filter((one) => one !== language.shown()).map((one) =>
      action(`language-${one}`, text.language(LANGUAGE_NAMES[one]), 'language', () => language.choose(one)),
    ),
    ...(hasPermission('Booking', 'Create') && mayOpen(user, 'booking')
      ? [action('new-booking', text.newBooking, 'booking', () => void navigate(paths.booking(0, 'new')))]
      : []),
    action('shortcuts', text.shortcuts, 'keyboard', () => overlays.open('shortcuts')),
    action('logout', text.logout, 'logout', () => void navigate(paths.logout(), { state: { under: location } })),
  ];
}

function usePeople(wanted: string): PaletteEntry[] {
  const navigate = useNavigate();
  const client = useClient();
  const { can } = useSessionActions();
  const { user } = useSignedIn();
  const [search, setSearch] = useState('');
  useEffect(() => clock.after(AUTOCOMPLETE_DELAY_MS, () => setSearch(wanted)), [wanted]);
  const mayAsk = can('listUsers') && mayOpen(user, 'users');
  const enabled = mayAsk && wanted.length >= PEOPLE_LETTERS && search.length >= PEOPLE_LETTERS;
  const { data } = useQuery({ ...peopleQuery(client, search), enabled });
  if (!enabled || !data) return [];
  return data.data.slice(0, PEOPLE_SHOWN).map((person) => {
    const href = paths.users(`?search=${encodeURIComponent(person.username)}`);
    return {
      id: `person-${person.id}`,
      group: 'people',
      label: person.name,
      hint: `${person.username} · ${person.role}`,
      icon: 'users',
      href,
      run: () => navigate(href),
    };
  });
}
