import { addTrip, type BoardedSums, NOBODY } from './boarded-sums.ts';
import { compareTexts } from './compare-texts.ts';
import { rangeOfMonth } from './day-range.ts';
import { defineReport, defineTable } from './define-report.ts';
import { BOARDED, BOAT_NO, JETTY, OPERATOR, TRIP_NOTE, TRIPS } from './trip-columns.ts';

/** A boat of an operator in a month. */
interface Boat {
  readonly operator: string;
  readonly boatNo: string;
  readonly days: ReadonlySet<string>;
  readonly sums: BoardedSums;
}

/** What the boats of each operator carried in a month. */
export default defineReport({
  type: 'boat_operator',
  title: { en: 'Boat operator', ms: 'Pengendali bot' },
  position: 100,
  about: {
    en: 'Trips and passengers of each boat in a month.',
    ms: 'Trip dan penumpang setiap bot dalam sebulan.',
  },
  limitedRoles: ['CSA', 'Supervisor'],
  staff: { roles: ['CSA', 'Supervisor'], all: false },
  filters: { month: 'required', staff_id: 'optional', boat_type: 'optional', jetty_id: 'optional' },
  hasDownload: false,
  tables: {
    boats: defineTable({
      title: { en: 'Boats', ms: 'Bot' },
      columns: {
        boat_operator: OPERATOR,
        boat_no: BOAT_NO,
        trips: TRIPS,
        ...BOARDED,
        days: { kind: 'count', label: { en: 'Days run', ms: 'Hari beroperasi' }, total: 'none' },
      },
      groupBy: 'boat_operator',
    }),
    operators: defineTable({
      title: { en: 'By operator', ms: 'Mengikut pengendali' },
      columns: {
        boat_operator: OPERATOR,
        trips: TRIPS,
        ...BOARDED,
        days: { kind: 'count', label: { en: 'Days run', ms: 'Hari beroperasi' }, total: 'none' },
      },
      chart: { label: 'boat_operator', value: 'trips' },
    }),
    jetties: defineTable({
      title: { en: 'By jetty', ms: 'Mengikut jeti' },
      columns: { jetty: JETTY, trips: TRIPS, ...BOARDED },
    }),
  },
  notes: [
    TRIP_NOTE,
    {
      en: 'Days run are the days with at least one trip. Boats of one operator may run on the same day, so they are not added up.',
      ms: 'Hari beroperasi ialah hari dengan sekurang-kurangnya satu trip. Bot satu pengendali boleh beroperasi pada hari yang sama, maka ia tidak dijumlahkan.',
    },
  ],
  *rows(facts, { month }, row) {
    const boats = new Map<string, Boat>();
    const operators = new Map<string, Boat>();
    const jetties = new Map<string, BoardedSums>();
    for (const trip of facts.trips(month === undefined ? undefined : rangeOfMonth(month))) {
      const { boatOperatorId, boatOperator, boatNo, jetty, date } = trip;
      const operatorKey = `${boatOperator}\n${boatOperatorId}`;
      for (const [group, key] of [
        [boats, `${operatorKey}\n${boatNo}`],
        [operators, operatorKey],
      ] as const) {
        const { days, sums } = group.get(key) ?? { days: new Set<string>(), sums: NOBODY };
        group.set(key, { operator: boatOperator, boatNo, days: new Set([...days, date]), sums: addTrip(sums, trip) });
      }
      jetties.set(jetty, addTrip(jetties.get(jetty) ?? NOBODY, trip));
    }
    for (const { operator, boatNo, days, sums } of sortByKey(boats))
      yield row.boats({ boat_operator: operator, boat_no: boatNo, ...sums, days: days.size });
    for (const { operator, days, sums } of sortByKey(operators))
      yield row.operators({ boat_operator: operator, ...sums, days: days.size });
    for (const [jetty, sums] of [...jetties].sort(([a], [b]) => compareTexts(a, b)))
      yield row.jetties({ jetty, ...sums });
  },
});

function sortByKey(group: ReadonlyMap<string, Boat>): Boat[] {
  return [...group].sort(([a], [b]) => compareTexts(a, b)).map(([, boat]) => boat);
}
