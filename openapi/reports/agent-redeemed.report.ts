import { CODE, PASSENGERS, text } from './columns.ts';
import { compareTexts } from './compare-texts.ts';
import { defineReport, defineTable } from './define-report.ts';
import { RedemptionSums } from './redemption-sums.ts';
import {
  AGENT,
  DAY,
  JETTY,
  RECEIPT_NO,
  REDEEMED_ON,
  REDEMPTION_NOTE,
  REDEMPTIONS,
  VALIDATED_AT,
} from './trip-columns.ts';

/** Every ticket of an agent that was validated, by agent and by day. */
export default defineReport({
  type: 'agent_redeemed',
  title: { en: "Agent's ticket redeemed", ms: 'Tiket ejen ditebus' },
  position: 61,
  about: { en: 'Tickets of agents that were validated.', ms: 'Tiket ejen yang telah disahkan.' },
  limitedRoles: ['Marketing'],
  filters: { departure_date: 'required', agent_id: 'optional', platform: 'optional' },
  filterLabels: { departure_date: REDEEMED_ON },
  hasDownload: true,
  tables: {
    redemptions: defineTable({
      title: { en: 'Redemptions', ms: 'Penebusan' },
      columns: {
        agent_name: AGENT,
        payment_method: { ...text('Payment method', 'Kaedah pembayaran'), list: { of: 'PaymentMethod' } },
        _id: RECEIPT_NO,
        code: CODE,
        validated_at: VALIDATED_AT,
        jetty_name: JETTY,
        passengers: PASSENGERS,
      },
      groupBy: 'agent_name',
    }),
    days: defineTable({
      title: { en: 'By agent and day', ms: 'Mengikut ejen dan hari' },
      columns: { agent_name: AGENT, date: DAY, redemptions: REDEMPTIONS, passengers: PASSENGERS },
      groupBy: 'agent_name',
    }),
  },
  notes: [REDEMPTION_NOTE],
  *rows(facts, { departure_date: range }, row) {
    const days = new RedemptionSums();
    const all = [...facts.redemptions(range, 'agents')];
    // Sorting keeps the order of time among the tickets of one agent.
    for (const fact of all.sort((a, b) => compareTexts(a.purchase.agent ?? '', b.purchase.agent ?? ''))) {
      const { at, day, purchase, code, jetty, passengers } = fact;
      const { agent, method, receiptNo } = purchase;
      const ticket = { payment_method: method, _id: receiptNo, code, validated_at: at };
      yield row.redemptions({ agent_name: agent, ...ticket, jetty_name: jetty, passengers });
      days.add(`${agent}\n${day}`, passengers);
    }
    for (const { key, ...sums } of days.list()) {
      const [agent = '', date = ''] = key.split('\n');
      yield row.days({ agent_name: agent, date, ...sums });
    }
  },
});
