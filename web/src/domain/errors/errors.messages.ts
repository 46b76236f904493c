import { catalogue } from '@/lib/catalogue.ts';

/** Words for an error that has none of its own, to the letter of the documents (000 §8). */
export const errorMessages = catalogue('errors', {
  somethingWrong: 'Something went wrong',
});
