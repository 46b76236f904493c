import type { Realtime } from '@muara/client/realtime';
import type { CatalogueArea } from '@muara/contract/types';
import { queryClient } from '@/lib/query-client.ts';

/** What else shows a part of the catalogue; the part itself is the first word of its own queries. */
const ALSO: Partial<Record<CatalogueArea, readonly string[]>> = {
  packages: ['pos', 'foods'],
  foods: ['pos', 'packages'],
  agents: ['pos'],
  tour_guides: ['pos'],
  sea_tides: ['pos'],
  holidays: ['pos', 'bookings'],
  jetties: ['pos', 'packages'],
  popups: ['pos'],
  tickets: ['bookings', 'approvals', 'customers'],
  bookings: ['tickets', 'approvals'],
};

/**
 * Shows what somebody else changed in the catalogue without a reload: whatever is on screen is asked for anew, the rest
 * when it is opened. After a broken connection everything may have changed.
 */
export function followCatalogue(realtime: Realtime): () => void {
  const refresh = (area: string) => void queryClient.invalidateQueries({ queryKey: [area] });
  let hasConnected = false;
  const ends = [
    realtime.on('catalogue', ({ area }) => [area, ...(ALSO[area] ?? [])].forEach(refresh)),
    realtime.on('connected', () => {
      if (hasConnected) AREAS.forEach(refresh);
      hasConnected = true;
    }),
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
