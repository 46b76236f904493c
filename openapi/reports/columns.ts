import type { Column } from './define-report.ts';
import { SHIFT_VALUES } from './describe-shift.ts';

/** Columns that several reports share. */
const GROSS = { kind: 'money', label: { en: 'Gross', ms: 'Kasar' } } as const satisfies Column;
const DISCOUNT = { kind: 'money', label: { en: 'Discounts', ms: 'Diskaun' } } as const satisfies Column;
const FEE = { kind: 'money', label: { en: 'Processing fee', ms: 'Caj pemprosesan' } } as const satisfies Column;
export const REFUND = { kind: 'money', label: { en: 'Refunds', ms: 'Bayaran balik' } } as const satisfies Column;
export const NET = { kind: 'money', label: { en: 'Net', ms: 'Bersih' } } as const satisfies Column;
export const KEPT = {
  kind: 'money',
  label: { en: 'Voided, kept', ms: 'Dibatalkan, disimpan' },
} as const satisfies Column;
export const SALES_COUNT = { kind: 'count', label: { en: 'Sales', ms: 'Jualan' } } as const satisfies Column;
export const PASSENGERS = { kind: 'count', label: { en: 'Passengers', ms: 'Penumpang' } } as const satisfies Column;
export const CODE = { kind: 'code', label: { en: 'Ticket', ms: 'Tiket' } } as const satisfies Column;

/** What a group of sales and refunds adds up to: the columns of `MoneySums`. */
export const MONEY_COLUMNS = { gross: GROSS, discount: DISCOUNT, fee: FEE, refund: REFUND, net: NET } as const;

/** A column of text. */
export function text<const E extends string, const M extends string>(en: E, ms: M) {
  return { kind: 'text', label: { en, ms } } as const satisfies Column;
}

export const COUNTER = { ...text('Counter', 'Kaunter'), list: { of: 'Counter' } } as const satisfies Column;
export const METHOD = { ...text('Method', 'Kaedah'), list: { of: 'PaymentMethod' } } as const satisfies Column;
export const GROUP_TYPE = {
  ...text('Group type', 'Jenis kumpulan'),
  list: { of: 'GroupType' },
} as const satisfies Column;
/** What agents and tour guides buy counts as theirs, not as the dashboard's. */
export const PLATFORM = {
  ...text('Platform', 'Platform'),
  list: { of: 'TicketPlatform', labels: true, also: ['Agent', 'Tour Guide'] },
} as const satisfies Column;
export const CATEGORY = {
  ...text('Category', 'Kategori'),
  list: { of: 'PassengerCategory', labels: true, also: ['Free'] },
} as const satisfies Column;

export const NET_NOTE = {
  en: 'A sale counts on the day on which it was paid in full, a refund on the day on which it was approved. Net = gross − discounts + processing fee − refunds.',
  ms: 'Jualan dikira pada hari ia dibayar penuh, bayaran balik pada hari ia diluluskan. Bersih = kasar − diskaun + caj pemprosesan − bayaran balik.',
} as const;

export const VOID_NOTE = {
  en: 'Money of a voided purchase stays income until it is refunded: it is shown under “Voided, kept” and is part of net.',
  ms: 'Wang pembelian yang dibatalkan kekal sebagai hasil sehingga dibayar balik: ia ditunjukkan di bawah “Dibatalkan, disimpan” dan termasuk dalam bersih.',
} as const;

/** Which shift a row belongs to; on the page the heading of its block says that. */
export const SHIFT_COLUMNS = {
  date: { kind: 'date', label: { en: 'Date', ms: 'Tarikh' }, fileOnly: true },
  staff: { ...text('Staff', 'Kakitangan'), fileOnly: true },
  counter: { ...COUNTER, fileOnly: true },
  shift: {
    ...text('Shift', 'Syif'),
    values: SHIFT_VALUES,
    list: { of: 'Shift', also: Object.keys(SHIFT_VALUES) },
    fileOnly: true,
  },
} as const satisfies Record<string, Column>;
