import { catalogue } from '@/lib/catalogue.ts';

/** Words of the shared fields. */
export const fieldMessages = catalogue('field', {
  start: 'Start',
  end: 'End',
});
