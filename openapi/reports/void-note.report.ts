import { METHOD, PASSENGERS, text } from './columns.ts';
import { defineReport, defineTable } from './define-report.ts';

/** Every void, who asked for it, who decided, and why. */
export default defineReport({
  type: 'void_note',
  title: { en: 'Void note', ms: 'Nota pembatalan' },
  position: 13,
  about: {
    en: 'Every void: who asked, who decided, and why.',
    ms: 'Setiap pembatalan: siapa memohon, siapa memutuskan, dan sebabnya.',
  },
  limitedRoles: ['Cashier', 'CSA', 'Supervisor'],
  staff: { roles: ['Cashier'], all: false },
  filters: { purchased_date: 'optional', staff_id: 'required', jetty_id: 'optional', package_id: 'optional' },
  filterLabels: { purchased_date: { en: 'Voided', ms: 'Dibatalkan' } },
  hasDownload: false,
  tables: {
    voids: defineTable({
      title: { en: 'Voids', ms: 'Pembatalan' },
      columns: {
        at: { kind: 'instant', label: { en: 'Voided at', ms: 'Dibatalkan pada' } },
        by: text('Requested by', 'Dimohon oleh'),
        approved_by: text('Voided by', 'Dibatalkan oleh'),
        code: { kind: 'code', label: { en: 'Ticket', ms: 'Tiket' } },
        part: { kind: 'sub_code', label: { en: 'Of the batch', ms: 'Daripada kelompok' } },
        package: text('Package', 'Pakej'),
        seller: text('Sold by', 'Dijual oleh'),
        passengers: PASSENGERS,
        amount: { kind: 'money', label: { en: 'Amount', ms: 'Amaun' } },
        method: METHOD,
        note: text('Note', 'Nota'),
        place: {
          ...text('Place', 'Tempat'),
          values: {
            gate: { en: 'Gate', ms: 'Pintu masuk' },
            office: { en: 'Counter or office', ms: 'Kaunter atau pejabat' },
          },
          list: 'values',
        },
      },
    }),
  },
  notes: [
    {
      en: 'Lists what the chosen person sold, asked for or voided. Refunds are not voids: the financial report has them.',
      ms: 'Menyenaraikan apa yang dijual, dimohon atau dibatalkan oleh orang yang dipilih. Bayaran balik bukan pembatalan: ia dalam laporan kewangan.',
    },
  ],
  *rows(facts, filters, row) {
    for (const fact of facts.voids(filters.purchased_date)) {
      const { at, by, requestedBy, code, isPart, packageName, seller, passengers, amount, method, note, place } = fact;
      const codes = { code: isPart ? null : code, part: isPart ? code : null };
      const people = { by: requestedBy, approved_by: by, seller };
      yield row.voids({ at, ...people, ...codes, package: packageName, passengers, amount, method, note, place });
    }
  },
});
