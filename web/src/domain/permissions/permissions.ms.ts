import type { Words } from '@/lib/catalogue.ts';
import { malay } from '@/lib/numbers.ts';
import type { policyGridMessages } from './policy-grid.messages.ts';

/** Malay texts of this folder. */
export default {
  'policy-grid': {
    permissions: 'Kebenaran',
    find: 'Cari kebenaran',
    placeholder: 'Bahagian atau tindakan, seperti Void',
    none: (text) => `Tiada bahagian atau tindakan yang sepadan dengan '${text}'.`,
    shown: (count, total) => `${malay.number(count)} daripada ${malay.number(total)} bahagian`,
    readOnly: 'Kebenaran ini tidak boleh diubah di sini.',
    area: 'Bahagian',
    allAreas: 'Semua bahagian',
    wholeColumn: (action) => `Semua bahagian: ${action}`,
    wholeRow: (group) => `${group}: Semua`,
    own: 'Tindakan sendiri',
  },
} satisfies {
  'policy-grid': Words<typeof policyGridMessages>;
};
