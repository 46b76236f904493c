import { CODE, METHOD, text } from './columns.ts';
import { defineReport, defineTable } from './define-report.ts';
import { sumsOf } from './money-sums.ts';

const count = (en: string, ms: string) => ({ kind: 'count', label: { en, ms } }) as const;

/** Every batch that agents bought, and what became of its tickets. */
export default defineReport({
  type: 'agent',
  title: { en: 'Agent', ms: 'Ejen' },
  position: 60,
  about: { en: 'What agents bought, sold on and have left.', ms: 'Apa yang dibeli, dijual dan tinggal pada ejen.' },
  limitedRoles: ['Marketing'],
  filters: { purchased_date: 'optional', agent_id: 'optional', package_id: 'optional', platform: 'optional' },
  hasDownload: true,
  tables: {
    batches: defineTable({
      title: { en: 'Batches', ms: 'Kelompok' },
      columns: {
        agent: text('Agent', 'Ejen'),
        code: CODE,
        _id: text('Receipt no', 'No resit'),
        purchased_at: { kind: 'instant', label: { en: 'Purchased', ms: 'Dibeli' } },
        package: text('Package', 'Pakej'),
        bought: count('Bought', 'Dibeli'),
        sold: count('Sold', 'Dijual'),
        used: count('Used', 'Digunakan'),
        voided: count('Void', 'Dibatalkan'),
        expired: count('Expired', 'Tamat tempoh'),
        left: count('Left', 'Baki'),
        amount: { kind: 'money', label: { en: 'Amount', ms: 'Amaun' } },
        refunded: { kind: 'money', label: { en: 'Refunded', ms: 'Dibayar balik' } },
        method: METHOD,
        expires_at: { kind: 'instant', label: { en: 'Valid until', ms: 'Sah hingga' } },
      },
      groupBy: 'agent',
    }),
  },
  notes: [
    {
      en: 'A batch counts on the day on which it was paid in full; “Refunded” is what has gone back since. Bought = sold + used + void + expired + left.',
      ms: 'Kelompok dikira pada hari ia dibayar penuh; “Dibayar balik” ialah yang telah dipulangkan sejak itu. Dibeli = dijual + digunakan + dibatalkan + tamat tempoh + baki.',
    },
  ],
  *rows(facts, filters, row) {
    const batches = [...facts.money(filters.purchased_date)].filter(
      ({ kind, purchase }) => kind === 'sale' && purchase.agent !== null,
    );
    const name = (index: number): string => batches[index]?.purchase.agent ?? '';
    const order = batches.map((_batch, index) => index).sort((a, b) => compare(name(a), name(b)) || a - b);
    for (const index of order) {
      const fact = batches[index];
      if (!fact) continue;
      const { purchase } = fact;
      const { expiresAt, ...counts } = facts.batchOf(purchase.id);
      yield row.batches({
        agent: purchase.agent,
        code: purchase.code,
        _id: purchase.receiptNo,
        purchased_at: fact.at,
        package: purchase.packageName,
        ...counts,
        amount: sumsOf(fact).net,
        refunded: purchase.refunded,
        method: purchase.method,
        expires_at: expiresAt,
      });
    }
  },
});

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
