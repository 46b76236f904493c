import { CODE, PASSENGERS, text } from './columns.ts';
import { defineReport, defineTable } from './define-report.ts';
import type { BookingFact } from './facts.ts';

const money = (en: string, ms: string) => ({ kind: 'money', label: { en, ms } }) as const;
const STATUSES = {
  pending: { en: 'Pending', ms: 'Menunggu' },
  approved: { en: 'Approved', ms: 'Diluluskan' },
  deposit: { en: 'Deposit', ms: 'Deposit' },
  paid: { en: 'Paid', ms: 'Dibayar' },
  canceled: { en: 'Canceled', ms: 'Dibatalkan' },
  rejected: { en: 'Rejected', ms: 'Ditolak' },
} as const;
/** Words of the column that are no filter of the documents (001 §4). */
const WORDS = {
  ...STATUSES,
  expired: { en: 'Expired', ms: 'Tamat tempoh' },
  refunded: { en: 'Refunded', ms: 'Dibayar balik' },
} as const;
const figures = {
  passengers: PASSENGERS,
  total: money('Total', 'Jumlah'),
  discount: money('Discounts', 'Diskaun'),
  deposit: money('Deposit', 'Deposit'),
  paid: money('Paid', 'Dibayar'),
  outstanding: money('Outstanding', 'Belum dibayar'),
};

/** Every booking with its price, what was paid, and what is still to come. */
export default defineReport({
  type: 'booking',
  title: { en: 'Booking', ms: 'Tempahan' },
  position: 50,
  about: {
    en: 'Every booking, what was paid and what is outstanding.',
    ms: 'Setiap tempahan, yang dibayar dan yang belum dibayar.',
  },
  limitedRoles: [],
  filters: {
    departure_date: 'optional',
    purchased_date: 'optional',
    status: 'optional',
    group_type: 'optional',
    group_type_value: 'optional',
    package_id: 'optional',
    addon_id: 'optional',
  },
  filterLabels: { purchased_date: { en: 'Booked', ms: 'Ditempah' } },
  statuses: STATUSES,
  hasDownload: false,
  tables: {
    bookings: defineTable({
      title: { en: 'Bookings', ms: 'Tempahan' },
      columns: {
        code: CODE,
        company: text('Company', 'Syarikat'),
        buyer: text('Buyer', 'Pembeli'),
        package: text('Package', 'Pakej'),
        depart_date: { kind: 'date', label: { en: 'Departure', ms: 'Perlepasan' } },
        slot: text('Slot', 'Slot'),
        ...figures,
        status: { ...text('Status', 'Status'), values: WORDS, list: 'values' },
      },
    }),
    by_status: defineTable({
      title: { en: 'By status', ms: 'Mengikut status' },
      columns: {
        status: { ...text('Status', 'Status'), values: WORDS, list: 'values' },
        bookings: { kind: 'count', label: { en: 'Bookings', ms: 'Tempahan' } },
        ...figures,
      },
    }),
  },
  notes: [
    {
      en: 'Outstanding is what is still to be paid. A booking that was rejected, canceled or has expired owes nothing.',
      ms: 'Belum dibayar ialah baki yang perlu dibayar. Tempahan yang ditolak, dibatalkan atau tamat tempoh tidak berhutang.',
    },
  ],
  *rows(facts, filters, row) {
    const statuses = new Map<string, Sums>();
    for (const booking of facts.bookings(filters.departure_date, filters.purchased_date)) {
      const { purchase, status } = booking;
      if (filters.status !== undefined && filters.status !== status) continue;
      const sums = sumsOf(booking);
      yield row.bookings({
        code: purchase.code,
        company: purchase.company,
        buyer: purchase.buyer,
        package: purchase.packageName,
        depart_date: purchase.departDate,
        slot: purchase.slot,
        ...sums,
        status,
      });
      statuses.set(status, addSums(statuses.get(status), sums));
    }
    for (const [status, sums] of statuses) yield row.by_status({ status, ...sums });
  },
});

type Figures = Readonly<Record<keyof typeof figures, number>>;
type Sums = Figures & { readonly bookings: number };

function sumsOf({ purchase, total, discount, deposit, paid, outstanding }: BookingFact): Figures {
  return { passengers: purchase.passengers, total, discount, deposit, paid, outstanding };
}

function addSums(before: Sums | undefined, sums: Figures): Sums {
  return {
    bookings: (before?.bookings ?? 0) + 1,
    passengers: (before?.passengers ?? 0) + sums.passengers,
    total: (before?.total ?? 0) + sums.total,
    discount: (before?.discount ?? 0) + sums.discount,
    deposit: (before?.deposit ?? 0) + sums.deposit,
    paid: (before?.paid ?? 0) + sums.paid,
    outstanding: (before?.outstanding ?? 0) + sums.outstanding,
  };
}
