import type { Words } from '@/lib/catalogue.ts';
import type { fieldMessages } from './field.messages.ts';

/** Malay texts of this folder. */
export default {
  field: {
    start: 'Mula',
    end: 'Tamat',
  },
} satisfies {
  field: Words<typeof fieldMessages>;
};
