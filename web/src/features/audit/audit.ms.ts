import type { Words } from '@/lib/catalogue.ts';
import type { auditMessages } from './audit.messages.ts';
import { malay } from '@/lib/numbers.ts';

/** Texts of the audit in Malay. */
export default {
  audit: {
    title: 'Audit',
    search: 'Cari',
    searchPlaceholder: 'Nama pengguna atau tindakan',
    staff: 'Kakitangan',
    allStaff: 'Semua kakitangan',
    module: 'Modul',
    allModules: 'Semua modul',
    username: 'Nama pengguna',
    action: 'Tindakan',
    changes: 'Perubahan',
    createdAt: 'Dicipta pada',
    results: (count) => malay.count(count, 'catatan'),
    noMatch: 'Tiada catatan yang sepadan',
    newRows: (count) => malay.count(count, 'catatan baharu'),
    showChanges: (count) => malay.count(count, 'perubahan'),
    changesOf: (action) => `Perubahan: ${action}`,
    before: 'Sebelum',
    after: 'Selepas',
    nothing: '–',
  },
} satisfies {
  audit: Words<typeof auditMessages>;
};
