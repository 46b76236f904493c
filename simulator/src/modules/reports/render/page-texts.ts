import type { Label } from '@muara/contract/reports';

/** The texts of report pages around their figures. */
export const PAGE_TEXTS = {
  noData: { en: 'No Data', ms: 'Tiada Data' },
  generated: { en: 'Generated', ms: 'Dijana' },
  by: { en: 'by', ms: 'oleh' },
  amounts: { en: 'Amounts', ms: 'Amaun' },
  inRinggit: { en: 'in RM', ms: 'dalam RM' },
  print: { en: 'Print', ms: 'Cetak' },
  csv: { en: 'Download CSV', ms: 'Muat turun CSV' },
  xlsx: { en: 'Download Excel', ms: 'Muat turun Excel' },
  newer: { en: 'Newer figures are available.', ms: 'Angka yang lebih baharu telah tersedia.' },
  reload: { en: 'Show newest figures', ms: 'Tunjukkan angka terbaharu' },
  failed: {
    en: 'The file could not be downloaded. Please try again.',
    ms: 'Fail tidak dapat dimuat turun. Sila cuba lagi.',
  },
  total: { en: 'Total', ms: 'Jumlah' },
  grandTotal: { en: 'Grand total', ms: 'Jumlah keseluruhan' },
} as const satisfies Record<string, Label>;
