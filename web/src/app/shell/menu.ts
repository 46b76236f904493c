import { hasPermission, isAllowed } from '@muara/contract/rules';
import { SCREENS, type ScreenName } from '@muara/contract/screens';
import type { BubbleCounters, NavEntry } from '@muara/contract/types';
import type { Session } from '@/domain/session/session-context.ts';
import { paths } from '@/lib/paths.ts';
import { translateMenu } from '../messages/menu-words.ts';

type MenuMark = 'online-printers';

export interface MenuEntry {
  name: string;
  href: string;
  icon: string;
  /** Opens in the window of this name. */
  window?: 'pos' | 'qrscanner';
  /** Opens as a modal over the current screen. */
  modal?: boolean;
  /** Number in the red badge; 0 shows none. */
  badge?: number;
  /** What the badge counts, for screen readers. */
  badgeLabel?: string;
  mark?: MenuMark;
  children?: MenuEntry[];
}

/** Screens that the server's menu entries may name, by their path. */
const SERVER_SCREENS: { pattern: RegExp; screen: ScreenName }[] = [
  { pattern: /^\/d\/tickets(\/[0-3])?$/, screen: 'tickets' },
  { pattern: /^\/d\/booking\/[01]$/, screen: 'bookings' },
  { pattern: /^\/d\/packages$/, screen: 'packages' },
  { pattern: /^\/d\/foods$/, screen: 'foods' },
  { pattern: /^\/d\/agents$/, screen: 'agents' },
  { pattern: /^\/d\/tour-guide$/, screen: 'tourGuides' },
  { pattern: /^\/d\/boat-operator$/, screen: 'boatOperators' },
  { pattern: /^\/d\/sea-tide$/, screen: 'seaTide' },
  { pattern: /^\/d\/holiday$/, screen: 'holiday' },
  { pattern: /^\/d\/popup$/, screen: 'popup' },
  { pattern: /^\/d\/jetty$/, screen: 'jetty' },
  { pattern: /^\/d\/customers$/, screen: 'customers' },
  { pattern: /^\/d\/report$/, screen: 'report' },
  { pattern: /^\/d\/users$/, screen: 'users' },
  { pattern: /^\/d\/audit$/, screen: 'audit' },
];

/** How the documents display a server entry that has another name (000 §2). */
const DISPLAY_NAMES: Record<string, string> = { 'Dining Menu': 'Others' };

/**
 * The side menu of a session (000 §2): own entries, then the server's in its order, then the rest; Support and Logout
 * last. An entry is there only when its screen exists and the session may open it.
 */
export function buildMenu({ user, navs }: Session): MenuEntry[] {
  const { bubble } = user;
  // Others see their own reports only, and would look for these in vain.
  const openReports = user.super_user ? bubble.bug_report : 0;
  const own: [ScreenName, MenuEntry][] = [
    ['dashboard', { name: 'Dashboard', href: paths.dashboard, icon: 'dashboard' }],
    ['pos', { name: 'POS', href: paths.pos, icon: 'pos', window: 'pos' }],
    ['qrScanner', { name: 'QR Scanner', href: paths.qrScannerLauncher, icon: 'scan', window: 'qrscanner' }],
    ['buyTicket', { name: 'Buy Ticket', href: paths.pos, icon: 'buy' }],
    ['myTickets', { name: 'My Tickets', href: paths.myTickets(), icon: 'ticket' }],
    ['myPurchases', { name: 'My Purchase', href: paths.myPurchases(), icon: 'receipt' }],
    [
      'approvals',
      { name: 'Approvals', href: paths.approvals(), icon: 'approval', badge: waiting(user), badgeLabel: 'waiting' },
    ],
    ['departures', { name: 'Departures', href: paths.departures(), icon: 'departures' }],
    ['trips', { name: 'Trips', href: paths.trips(), icon: 'trip' }],
  ];
  const rest: [ScreenName, MenuEntry][] = [
    ['printers', { name: 'Printers', href: paths.printers, icon: 'printer', modal: true, mark: 'online-printers' }],
    ['notification', { name: 'Notification', href: paths.notification, icon: 'bell', modal: true }],
    ['pages', { name: 'Pages', href: paths.pages(), icon: 'pages' }],
    ['setting', { name: 'Setting', href: paths.setting, icon: 'setting' }],
    [
      'errorLog',
      { name: 'Error Log', href: paths.errorLog, icon: 'error', badge: bubble.error_log, badgeLabel: 'errors' },
    ],
    ['minisigua', { name: 'Minisigua', href: paths.minisigua(), icon: 'park' }],
    ['apiRequestLog', { name: 'Api Request Log', href: paths.apiRequestLog, icon: 'api' }],
    ['appVersion', { name: 'App Version', href: paths.appVersion, icon: 'version' }],
    [
      'support',
      { name: 'Support', href: paths.support, icon: 'support', badge: openReports, badgeLabel: 'open reports' },
    ],
  ];
  const opens = ([screen]: [ScreenName, MenuEntry]): boolean => mayOpen(user, screen);
  return [
    ...own.filter(opens).map(([, entry]) => entry),
    ...navs.flatMap((entry) => fromServer(entry, user)),
    ...rest.filter(opens).map(([, entry]) => entry),
    { name: 'Logout', href: paths.logout, icon: 'logout', modal: true },
  ];
}

/** What waits for this person to decide it. */
function waiting(user: Session['user']): number {
  const { bubble } = user;
  const may = (area: string, action: string): boolean => hasPermission(user, area, action);
  return (
    (may('Tickets', 'Refund (Approve)') ? bubble.refund_request + (bubble.surplus ?? 0) : 0) +
    (may('Tickets', 'Cancel (Approve)') ? bubble.cancel_request + (bubble.sub_cancel_request ?? 0) : 0) +
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
  const known = SERVER_SCREENS.find(({ pattern }) => pattern.test(entry.url));
  if (children.length === 0 && !(known && mayOpen(user, known.screen))) return [];
  const own: MenuEntry = { name: DISPLAY_NAMES[entry.name] ?? entry.name, href: entry.url, icon: entry.icon };
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
