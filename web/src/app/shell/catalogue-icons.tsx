import { line } from '@/ui/icon-frame.tsx';

/** Icons of the menu entries for the catalogue, bookings and approvals. */
export const CATALOGUE_ICONS = {
  package: line('M4 8.5 12 4l8 4.5v7L12 20l-8-4.5zM4 8.5l8 4.5 8-4.5M12 13v7'),
  dining: line('M7 4v7a2 2 0 0 0 2 2v7M5 4v4M9 4v7M16 13V4c2.5 1 3.5 3.5 3.5 6.5V13H16v7'),
  agent: line('M4 8h16v11H4zM9 8V5h6v3M4 13h16M12 12v2'),
  guide: line('M7 21V4h10l-2 3.5L17 11H7M7 4 5.5 3'),
  boat: line('M3 15h18l-2.5 4.5h-13zM12 15V4l6 8h-6M9 8v7'),
  tide: line('M3 9c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 14c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 19c2-2 4-2 6 0s4 2 6 0 4-2 6 0'),
  calendar: line('M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4'),
  popup: line('M4 5h16v11H4zM8 20h8M9 9h6M9 12h4'),
  jetty: line('M3 11h18M6 11v9M12 11v9M18 11v9M4 7h16v4H4z'),
  customers: line('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c0-3.6 3.3-6 7.5-6s7.5 2.4 7.5 6'),
  booking: line('M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M8 14h5M8 17h8'),
  approval: line('M4 13h4l1.5 3h5L16 13h4M4 13 6.5 5h5M4 13v7h16v-7l-1-3M14 6.5l2.2 2.2L20.5 4'),
  exhibition: line('M4 20V9l8-5 8 5v11M4 20h16M9 20v-6h6v6M4 9h16'),
  departures: line('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2'),
  trip: line(
    'M6 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM18 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 16.5h6.5a3 3 0 0 0 0-6h-5a3 3 0 0 1 0-6H16',
  ),
  park: line('M12 3 6.5 11H9l-4 6h14l-4-6h2.5zM12 17v4'),
  chart: line('M4 4v16h16M8 16v-5M12 16V7M16 16v-7'),
  scan: line('M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16'),
  pages: line('M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6'),
};
