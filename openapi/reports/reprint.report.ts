import { CODE, COUNTER, text } from './columns.ts';
import { defineReport, defineTable } from './define-report.ts';

const COPIES = { kind: 'count', label: { en: 'Copies', ms: 'Salinan' } } as const;
const REPRINTS = { kind: 'count', label: { en: 'Reprints', ms: 'Cetakan semula' } } as const;
const DOCUMENTS = {
  receipt: { en: 'Receipt', ms: 'Resit' },
  ticket_agent: { en: 'Agent ticket', ms: 'Tiket ejen' },
  wristband: { en: 'Wristband', ms: 'Gelang tangan' },
} as const;

/** Every document that was printed again, and why. */
export default defineReport({
  type: 'reprint',
  title: { en: 'Reprint', ms: 'Cetakan semula' },
  position: 12,
  about: {
    en: 'Every document that was printed again, and why.',
    ms: 'Setiap dokumen yang dicetak semula, dan sebabnya.',
  },
  limitedRoles: ['Cashier'],
  staff: { roles: ['Cashier'], all: false },
  filters: { purchased_date: 'optional', staff_id: 'required', counter: 'optional', shift: 'optional' },
  filterLabels: { purchased_date: { en: 'Printed', ms: 'Dicetak' } },
  hasDownload: false,
  tables: {
    reprints: defineTable({
      title: { en: 'Reprints', ms: 'Cetakan semula' },
      columns: {
        at: { kind: 'instant', label: { en: 'Time', ms: 'Masa' } },
        staff: text('Staff', 'Kakitangan'),
        counter: COUNTER,
        code: CODE,
        document: { ...text('Document', 'Dokumen'), values: DOCUMENTS, list: 'values' },
        range: text('Range', 'Julat'),
        copies: COPIES,
        reason: text('Reason', 'Sebab'),
        printer: text('Printer', 'Pencetak'),
      },
    }),
    by_document: defineTable({
      title: { en: 'By document', ms: 'Mengikut dokumen' },
      columns: {
        document: { ...text('Document', 'Dokumen'), values: DOCUMENTS, list: 'values' },
        reprints: REPRINTS,
        copies: COPIES,
      },
    }),
    by_reason: defineTable({
      title: { en: 'By reason', ms: 'Mengikut sebab' },
      columns: { reason: text('Reason', 'Sebab'), reprints: REPRINTS, copies: COPIES },
    }),
  },
  notes: [],
  *rows(facts, filters, row) {
    const documents = new Map<string, Count>();
    const reasons = new Map<string, Count>();
    for (const { day: _day, ...reprint } of facts.reprints(filters.purchased_date)) {
      yield row.reprints(reprint);
      documents.set(reprint.document, addCount(documents.get(reprint.document), reprint.copies));
      reasons.set(reprint.reason, addCount(reasons.get(reprint.reason), reprint.copies));
    }
    for (const [document, count] of documents) yield row.by_document({ document, ...count });
    for (const [reason, count] of reasons) yield row.by_reason({ reason, ...count });
  },
});

interface Count {
  readonly reprints: number;
  readonly copies: number;
}

function addCount(before: Count = { reprints: 0, copies: 0 }, copies: number): Count {
  return { reprints: before.reprints + 1, copies: before.copies + copies };
}
