import { catalogue } from '@/lib/catalogue.ts';

/** Words on top of a form that was refused. */
export const errorSummaryMessages = catalogue('error-summary', {
  title: 'There is a problem',
  line: (label: string, error: string) => `${label}: ${error}`,
});
