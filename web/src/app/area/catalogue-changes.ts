import { browserClock, createThrottle, type RealtimeClock } from '@muara/client';
import type { Realtime } from '@muara/client/realtime';
import type { CatalogueArea } from '@muara/contract/types';
import { queryClient } from '@/app/query-client.ts';

/** Several tickets a second are validated at a gate; what is on screen is refetched once in this time. */
const REFRESH_MS = 1000;

/** What else shows a part of the catalogue; the part itself is the first word of its own queries. */
const ALSO: Partial<Record<CatalogueArea, readonly string[]>> = {
  packages: ['pos', 'foods'],
  foods: ['pos', 'packages'],
  agents: ['pos'],
  tour_guides: ['pos'],
  boat_operators: ['trips', 'departures'],
  sea_tides: ['pos'],
  holidays: ['pos', 'bookings'],
  jetties: ['pos', 'packages', 'trips', 'departures'],
  popups: ['pos'],
  tickets: ['bookings', 'approvals', 'customers', 'trips', 'departures'],
  bookings: ['tickets', 'approvals', 'departures'],
  my_tickets: ['dashboard'],
};

/** What shows trips and who has boarded, besides tickets, which have changes of their own. */
const BOARDING = ['trips', 'departures', 'dashboard', 'boat_operators'];

/**
 * Shows what somebody else changed in the catalogue or at the gate without a reload: what is on screen is refetched, the
 * rest when it is opened. After a broken connection everything may have changed.
 */
export function followCatalogue(
  realtime: Pick<Realtime, 'on'>,
  clock: Pick<RealtimeClock, 'setTimer'> = browserClock,
): () => void {
  const changed = new Set<string>();
  const throttle = createThrottle(
    () => {
      for (const area of changed) void queryClient.invalidateQueries({ queryKey: [area] });
      changed.clear();
    },
    clock,
    REFRESH_MS,
  );
  const refresh = (areas: readonly string[]): void => {
    areas.forEach((area) => changed.add(area));
    throttle.wish();
  };
  let hasConnected = false;
  const ends = [
    realtime.on('catalogue', ({ area }) => refresh([area, ...(ALSO[area] ?? [])])),
    realtime.on('scan', () => refresh(BOARDING)),
    realtime.on('new-ticket', () => refresh(['departures'])),
    realtime.on('connected', () => {
      if (hasConnected) refresh([...AREAS, ...BOARDING]);
      hasConnected = true;
    }),
    throttle.cancel,
  ];
  return () => ends.forEach((end) => end());
}

const AREAS: readonly CatalogueArea[] = [
  'packages',
  'foods',
  'agents',
  'tour_guides',
  'boat_operators',
  'sea_tides',
  'holidays',
  'popups',
  'jetties',
  'pages',
  'customers',
  'users',
  'tickets',
  'bookings',
  'my_tickets',
];
