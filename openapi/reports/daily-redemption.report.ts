import { CODE, PASSENGERS, text } from './columns.ts';
import { compareTexts } from './compare-texts.ts';
import { defineReport, defineTable } from './define-report.ts';
import { hourOf } from './hour-of.ts';
import { RedemptionSums } from './redemption-sums.ts';
import {
  BOAT_NO,
  CSA,
  JETTY,
  OPERATOR,
  RECEIPT_NO,
  REDEEMED_ON,
  REDEMPTION_NOTE,
  REDEMPTIONS,
  VALIDATED_AT,
} from './trip-columns.ts';
import type { RedemptionFact } from './trip-facts.ts';

/** Every ticket that was validated, by boat operator and by hour. */
export default defineReport({
  type: 'daily_redemption',
  title: { en: 'Daily redemption', ms: 'Penebusan harian' },
  position: 80,
  about: { en: 'Tickets that were validated at the boats.', ms: 'Tiket yang disahkan di bot.' },
  limitedRoles: [],
  filters: { departure_date: 'required', platform: 'optional', jetty_id: 'optional' },
  filterLabels: { departure_date: REDEEMED_ON },
  hasDownload: true,
  tables: {
    redemptions: defineTable({
      title: { en: 'Redemptions', ms: 'Penebusan' },
      columns: {
        boat_operator_name: OPERATOR,
        boat_no: BOAT_NO,
        _id: RECEIPT_NO,
        code: CODE,
        csa_name: CSA,
        validated_at: VALIDATED_AT,
        jetty_name: JETTY,
        passengers: PASSENGERS,
      },
      groupBy: 'boat_operator_name',
    }),
    operators: defineTable({
      title: { en: 'By operator', ms: 'Mengikut pengendali' },
      columns: { boat_operator_name: OPERATOR, redemptions: REDEMPTIONS, passengers: PASSENGERS },
    }),
    hours: defineTable({
      title: { en: 'By hour', ms: 'Mengikut jam' },
      columns: { hour: text('Hour', 'Jam'), redemptions: REDEMPTIONS, passengers: PASSENGERS },
      chart: { label: 'hour', value: 'passengers' },
    }),
  },
  notes: [REDEMPTION_NOTE],
  *rows(facts, { departure_date: range }, row) {
    const operators = new RedemptionSums();
    const hours = new RedemptionSums();
    const hasBlocks = range !== undefined && range.from !== range.to;
    for (const { day, redemptions } of groupByDay(facts.redemptions(range)))
      for (const fact of sortByOperator(redemptions)) {
        const { at, boatOperator, passengers } = fact;
        const cells = {
          boat_operator_name: boatOperator,
          boat_no: fact.boatNo,
          _id: fact.purchase.receiptNo,
          code: fact.code,
          csa_name: fact.csa,
          validated_at: at,
          jetty_name: fact.jetty,
          passengers,
        };
        yield row.redemptions(cells, hasBlocks ? day : undefined);
        operators.add(boatOperator ?? '', passengers);
        hours.add(hourOf(at), passengers);
      }
    for (const { key, ...sums } of operators.list()) yield row.operators({ boat_operator_name: key || null, ...sums });
    for (const { key, ...sums } of hours.list()) yield row.hours({ hour: key, ...sums });
  },
});

/** Gathers redemptions in order of time day by day, so that a long report is written while it is read. */
function* groupByDay(facts: Iterable<RedemptionFact>): Generator<{ day: string; redemptions: RedemptionFact[] }> {
  let day = '';
  let redemptions: RedemptionFact[] = [];
  for (const fact of facts) {
    if (redemptions.length > 0 && fact.day !== day) {
      yield { day, redemptions };
      redemptions = [];
    }
    day = fact.day;
    redemptions.push(fact);
  }
  if (redemptions.length > 0) yield { day, redemptions };
}

/** Returns redemptions by boat operator, those of one operator in their order. */
function sortByOperator(facts: readonly RedemptionFact[]): RedemptionFact[] {
  const byOperator = new Map<string, RedemptionFact[]>();
  for (const fact of facts) {
    const operator = fact.boatOperator ?? '';
    const group = byOperator.get(operator);
    if (group) group.push(fact);
    else byOperator.set(operator, [fact]);
  }
  return [...byOperator].sort(([a], [b]) => compareTexts(a, b)).flatMap(([, group]) => group);
}
