import type { Words } from '@/lib/catalogue.ts';
import type { keptFormsMessages } from './kept-forms.messages.ts';

/** Texts of kept forms in Malay. */
export default {
  'kept-forms': {
    back: 'Halaman dimuat semula. Input anda telah dipulihkan.',
  },
} satisfies {
  'kept-forms': Words<typeof keptFormsMessages>;
};
