import type { Words } from '@/lib/catalogue.ts';
import { malay } from '@/lib/numbers.ts';
import type { errorSummaryMessages } from './error-summary.messages.ts';
import type { pageFormMessages } from './page-form.messages.ts';

/** Malay texts of this folder. */
export default {
  'error-summary': {
    title: 'Ada masalah',
    line: (label, error) => `${label}: ${error}`,
  },
  'page-form': {
    wrong: (count) => malay.count(count, 'ruangan perlu diperiksa'),
    notFoundText: 'Rekod ini mungkin telah dibuang.',
    noPermission: 'Anda tiada kebenaran',
    loading: 'Sedang dimuatkan',
    images: 'Imej',
    imagesHint:
      'Imej pertama ialah muka depan. Imej ditambah dan dibuang serta-merta; susunannya disimpan bersama borang.',
    removeImage: 'Adakah anda pasti mahu memadam imej ini?',
    removeImageWho: (number, name) =>
      name === '' ? `Imej ${number} dibuang serta-merta.` : `Imej ${number} bagi ${name} dibuang serta-merta.`,
    delete: 'Padam',
    holdOn: 'Tunggu sebentar!',
    uploaded: 'Imej telah dimuat naik!',
    imageRemoved: 'Imej telah dibuang',
  },
} satisfies {
  'error-summary': Words<typeof errorSummaryMessages>;
  'page-form': Words<typeof pageFormMessages>;
};
