import { NET, NET_NOTE, PASSENGERS, REFUND, text } from './columns.ts';
import { defineReport, defineTable } from './define-report.ts';
import type { MoneyFact } from './facts.ts';
import { sumsOf } from './money-sums.ts';

/** The name of the row of all buyers who left neither an e-mail address nor a telephone number. */
const NOBODY = '(none)';

/** Every customer of a period, by net. */
export default defineReport({
  type: 'customer',
  title: { en: 'Customer', ms: 'Pelanggan' },
  position: 70,
  about: {
    en: 'Who bought in a period, how often and for how much.',
    ms: 'Siapa membeli dalam tempoh itu, berapa kerap dan berapa banyak.',
  },
  limitedRoles: ['Marketing'],
  filters: { purchased_date: 'optional', platform: 'optional', state: 'optional', country: 'optional' },
  hasDownload: false,
  tables: {
    customers: defineTable({
      title: { en: 'Customers', ms: 'Pelanggan' },
      columns: {
        name: {
          ...text('Name', 'Nama'),
          values: { [NOBODY]: { en: 'Without e-mail and telephone', ms: 'Tanpa e-mel dan telefon' } },
        },
        email: text('E-mail', 'E-mel'),
        contact: text('Contact', 'Telefon'),
        first_purchase: { kind: 'instant', label: { en: 'First purchase', ms: 'Pembelian pertama' } },
        last_purchase: { kind: 'instant', label: { en: 'Last purchase', ms: 'Pembelian terakhir' } },
        purchases: { kind: 'count', label: { en: 'Purchases', ms: 'Pembelian' } },
        passengers: PASSENGERS,
        net: NET,
        refund: REFUND,
      },
    }),
  },
  notes: [
    {
      en: 'A customer is an e-mail address, or a telephone number without one; sales without either are one line. First and last purchase are those of the period.',
      ms: 'Pelanggan ialah satu alamat e-mel, atau nombor telefon tanpanya; jualan tanpa kedua-duanya digabung dalam satu baris. Pembelian pertama dan terakhir adalah dalam tempoh itu.',
    },
    NET_NOTE,
  ],
  *rows(facts, filters, row) {
    const customers = new Map<string, Customer>();
    for (const fact of facts.money(filters.purchased_date)) {
      const { email, contact } = fact.purchase;
      const key = email?.toLowerCase() ?? contact ?? '';
      const customer = customers.get(key) ?? newCustomer(fact, key);
      customers.set(key, customer);
      addPurchase(customer, fact);
    }
    const sorted = [...customers.values()].sort((a, b) => b.net - a.net || ((a.name ?? '') < (b.name ?? '') ? -1 : 1));
    for (const customer of sorted) yield row.customers(customer);
  },
});

type Customer = {
  readonly name: string | null;
  readonly email: string | null;
  readonly contact: string | null;
  first_purchase: number | null;
  last_purchase: number | null;
  purchases: number;
  passengers: number;
  net: number;
  refund: number;
};

function newCustomer({ purchase }: MoneyFact, key: string): Customer {
  const { buyer: name, email, contact } = purchase;
  const none = { first_purchase: null, last_purchase: null, purchases: 0, passengers: 0, net: 0, refund: 0 };
  return key === '' ? { name: NOBODY, email: null, contact: null, ...none } : { name, email, contact, ...none };
}

/** Adds an event to a customer, in place: a long report has many. */
function addPurchase(customer: Customer, fact: MoneyFact): void {
  const { net, refund } = sumsOf(fact);
  customer.net += net;
  customer.refund += refund;
  if (fact.kind !== 'sale') return;
  customer.first_purchase ??= fact.at;
  customer.last_purchase = fact.at;
  customer.purchases++;
  customer.passengers += fact.purchase.passengers;
}
