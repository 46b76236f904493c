import { PASSENGERS, text } from './columns.ts';
import type { Column } from './define-report.ts';
import type { Label } from './label.ts';

const count = <const E extends string, const M extends string>(en: E, ms: M) =>
  ({ kind: 'count', label: { en, ms } }) as const satisfies Column;

export const OPERATOR = text('Boat operator', 'Pengendali bot');
export const BOAT_NO = text('Boat no', 'No bot');
export const JETTY = text('Jetty', 'Jeti');
export const CSA = text('CSA', 'CSA');
export const AGENT = text('Agent', 'Ejen');
export const RECEIPT_NO = text('Receipt no', 'No resit');
export const VALIDATED_AT = {
  kind: 'instant',
  label: { en: 'Validated at', ms: 'Disahkan pada' },
} as const satisfies Column;
export const DAY = { kind: 'date', label: { en: 'Date', ms: 'Tarikh' } } as const satisfies Column;
export const TRIPS = count('Trips', 'Trip');
const BOARDED_TICKETS = count('Tickets', 'Tiket');
export const REDEMPTIONS = count('Redemptions', 'Penebusan');

/** Who boarded, by group. */
export const BOARDED = {
  local: count('Local', 'Tempatan'),
  foreign: count('Foreign', 'Asing'),
  free: count('Free', 'Percuma'),
  passengers: PASSENGERS,
  tickets: BOARDED_TICKETS,
} as const satisfies Record<string, Column>;

export const BOAT_TYPE = {
  ...text('Boat type', 'Jenis bot'),
  values: {
    normal: { en: 'Normal', ms: 'Biasa' },
    chartered: { en: 'Chartered', ms: 'Sewa khas' },
  },
  list: 'values',
} as const satisfies Column;

export const TRIP_NOTE = {
  en: 'A trip counts on the day of its departure once it has started, with everybody who boarded it, also after midnight.',
  ms: 'Trip dikira pada hari ia berlepas setelah dimulakan, dengan semua yang menaikinya, termasuk selepas tengah malam.',
} as const;

export const REDEMPTION_NOTE = {
  en: 'A ticket counts on the day on which it was validated. A group that boards in parts has a row for each part.',
  ms: 'Tiket dikira pada hari ia disahkan. Kumpulan yang naik berperingkat mempunyai satu baris bagi setiap peringkat.',
} as const;

/** What the departure date means where redemptions are reported. */
export const REDEEMED_ON = { en: 'Redeemed on', ms: 'Ditebus pada' } as const satisfies Label;
