import { addTrip, type BoardedSums, NOBODY } from './boarded-sums.ts';
import { text } from './columns.ts';
import { intersectRanges, rangeOfMonth } from './day-range.ts';
import { defineReport, defineTable } from './define-report.ts';
import { BOARDED, BOAT_NO, BOAT_TYPE, CSA, DAY, JETTY, OPERATOR, TRIP_NOTE, TRIPS } from './trip-columns.ts';

/** Every trip of some days, or the trips of a month by day. */
export default defineReport({
  type: 'trip',
  title: { en: 'Trip', ms: 'Trip' },
  position: 90,
  about: { en: 'Who boarded which boat.', ms: 'Siapa menaiki bot yang mana.' },
  limitedRoles: ['CSA', 'Supervisor'],
  staff: { roles: ['CSA', 'Supervisor'], all: true },
  filters: {
    staff_id: 'required',
    trip_type: 'required',
    departure_date: 'optional',
    month: 'optional',
    boat_type: 'optional',
    time: 'optional',
    jetty_id: 'optional',
  },
  hasDownload: false,
  tables: {
    trips: defineTable({
      title: { en: 'Trips', ms: 'Trip' },
      columns: {
        date: DAY,
        trip_id: { kind: 'trip', label: { en: 'Trip ID', ms: 'ID trip' } },
        time: text('Time', 'Masa'),
        jetty: JETTY,
        boat_operator: OPERATOR,
        boat_no: BOAT_NO,
        boat_type: BOAT_TYPE,
        csa: CSA,
        ...BOARDED,
      },
      groupBy: 'date',
    }),
    days: defineTable({
      title: { en: 'By day', ms: 'Mengikut hari' },
      columns: { date: DAY, trips: TRIPS, ...BOARDED },
      chart: { label: 'date', value: 'passengers' },
    }),
  },
  mainTable: ({ trip_type: type }) => (type === 'Daily' ? 'trips' : 'days'),
  notes: [TRIP_NOTE],
  *rows(facts, { trip_type: type, month, departure_date: departure }, row) {
    const range = intersectRanges(departure, month === undefined ? undefined : rangeOfMonth(month));
    const days = new Map<string, BoardedSums>();
    for (const trip of facts.trips(range)) {
      const { date, tripId, time, jetty, boatOperator, boatNo, boatType, staff, ...rest } = trip;
      const { local, foreign, free, passengers, tickets } = rest;
      const boarded = { local, foreign, free, passengers, tickets };
      days.set(date, addTrip(days.get(date) ?? NOBODY, boarded));
      if (type !== 'Daily') continue;
      const boat = { boat_operator: boatOperator, boat_no: boatNo, boat_type: boatType };
      yield row.trips({ date, trip_id: tripId, time, jetty, ...boat, csa: staff, ...boarded });
    }
    for (const [date, sums] of days) yield row.days({ date, ...sums });
  },
});
