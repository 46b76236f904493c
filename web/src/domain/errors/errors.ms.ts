import type { Words } from '@/lib/catalogue.ts';
import type { errorMessages } from './errors.messages.ts';

/** Malay texts of this folder. */
export default {
  errors: {
    somethingWrong: 'Ralat telah berlaku',
  },
} satisfies {
  errors: Words<typeof errorMessages>;
};
