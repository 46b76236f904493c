import { MENU, type MenuScreen, type WindowName } from '@muara/contract/menu';
import { hasPermission } from '@muara/contract/rules/permissions/has-permission';
import { isAllowed } from '@muara/contract/rules/permissions/is-allowed';
import { SCREENS, type Screen, type ScreenName } from '@muara/contract/screens';
import type { BubbleCounters, NavEntry } from '@muara/contract/types';
import type { Session } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { translateMenu } from '@/domain/navigation/menu-words.ts';

type MenuMark = 'online-printers';

export interface MenuEntry {
  name: string;
  href: string;
  icon: string;
  /** Opens in the window of this name. */
  window?: WindowName;
  /** Opens as a modal over the current screen. */
  modal?: boolean;
  /** Number in the red badge; 0 shows none. */
  badge?: number;
  /** What the badge counts, for screen readers. */
  badgeLabel?: string;
  mark?: MenuMark;
  children?: MenuEntry[];
}

const SENT = MENU.filter(({ place }) => place === 'server');

/** The screens that entries of the server lead to, by their address. */
const SENT_SCREENS: ReadonlyMap<string, ScreenName> = new Map(
  SENT.flatMap(({ screen, href, children = [] }) => {
    const { aliases = {} }: Screen = SCREENS[screen];
    const addresses = [href, ...children.map((child) => child.href), ...Object.keys(aliases)];
    return addresses.map((address): [string, ScreenName] => [address, screen]);
  }),
);

/** The app's own names for entries that the server calls something else (000 §2). */
const SHOWN_NAMES: ReadonlyMap<string, string | undefined> = new Map(
  SENT.flatMap(({ children = [] }) => children.map(({ name, shown }) => [name, shown])),
);

/**
 * Builds the side menu of a session (000 §2).
 * Own entries come first, then the server's in its order, then the rest, with Support and Logout last. An entry
 * appears only if its screen exists and the session can open it.
 */
export function buildMenu({ user, navs }: Session): MenuEntry[] {
  const own = (place: MenuScreen['place']): MenuEntry[] =>
    MENU.filter((entry) => entry.place === place && mayOpen(user, entry.screen)).map((entry) => ownEntry(entry, user));
  return [
    ...own('first'),
    ...navs.flatMap((entry) => fromServer(entry, user)),
    ...own('last'),
    { name: 'Logout', href: paths.logout(), icon: 'logout', modal: true },
  ];
}

/** An entry that the app adds itself. */
function ownEntry({ screen, name, href, icon, frame, window }: MenuScreen, user: Session['user']): MenuEntry {
  return {
    name,
    href,
    icon,
    ...(window && { window }),
    ...(frame === 'modal' && { modal: true }),
    ...(screen === 'printers' && { mark: 'online-printers' }),
    ...screenBadge(screen, user),
  };
}

/** What the badge of one of the app's own entries counts. */
function screenBadge(screen: ScreenName, user: Session['user']): Pick<MenuEntry, 'badge' | 'badgeLabel'> {
  const { bubble, super_user: isSuperUser } = user;
  if (screen === 'approvals') return { badge: waiting(user), badgeLabel: 'waiting' };
  if (screen === 'errorLog') return { badge: bubble.error_log, badgeLabel: 'errors' };
  // Others see only their own reports, and would look for these in vain.
  if (screen === 'support') return { badge: isSuperUser ? bubble.bug_report : 0, badgeLabel: 'open reports' };
  return {};
}

/** What waits for this person to decide it. */
function waiting(user: Session['user']): number {
  const { bubble } = user;
  const may = (area: string, action: string): boolean => hasPermission(user, area, action);
  return (
    (may('Tickets', 'Refund (Approve)') ? bubble.refund_request + bubble.surplus : 0) +
    (may('Tickets', 'Cancel (Approve)') ? bubble.cancel_request + bubble.sub_cancel_request : 0) +
    (may('Booking', 'Approve') || may('Booking', 'Reject')
      ? bubble.pending_booking_vvip + bubble.pending_booking_charter
      : 0)
  );
}

function mayOpen(user: Session['user'], screen: ScreenName): boolean {
  return isAllowed(user, SCREENS[screen]).ok;
}

function fromServer(entry: NavEntry, user: Session['user']): MenuEntry[] {
  const children = (entry.children ?? []).flatMap((child) => fromServer(child, user));
  const screen = SENT_SCREENS.get(entry.url);
  if (children.length === 0 && !(screen && mayOpen(user, screen))) return [];
  const own: MenuEntry = { name: SHOWN_NAMES.get(entry.name) ?? entry.name, href: entry.url, icon: entry.icon };
  if (children.length > 0) return [{ ...own, children, badge: sum(children), badgeLabel: `(${parts(children)})` }];
  return [{ ...own, ...badgeOf(entry.url, user.bubble) }];
}

/** Badges from the bubble counters: requests on the normal list, upcoming trips on the VVIP list. */
function badgeOf(url: string, bubble: BubbleCounters): Pick<MenuEntry, 'badge' | 'badgeLabel'> {
  if (url === paths.tickets(0) || url === '/d/tickets') {
    return { badge: bubble.refund_request + bubble.cancel_request, badgeLabel: 'open requests' };
  }
  if (url === paths.tickets(1)) return { badge: bubble.upcoming_vvip, badgeLabel: 'upcoming' };
  if (url === paths.bookings(0)) return { badge: bubble.pending_booking_vvip, badgeLabel: 'pending' };
  if (url === paths.bookings(1)) return { badge: bubble.pending_booking_charter, badgeLabel: 'pending' };
  return {};
}

/** What the sum of a group is made of: requests and trips to come are not the same thing. */
function parts(entries: MenuEntry[]): string {
  const counts = new Map<string, number>();
  for (const { badge, badgeLabel = '' } of entries)
    if (badge) counts.set(badgeLabel, (counts.get(badgeLabel) ?? 0) + badge);
  return [...counts].map(([label, count]) => `${count} ${translateMenu(label)}`).join(', ');
}

function sum(entries: MenuEntry[]): number {
  return entries.reduce((total, { badge }) => total + (badge ?? 0), 0);
}
