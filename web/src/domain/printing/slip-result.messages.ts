import { catalogue } from '@/lib/catalogue.ts';

/** Texts that say what became of a printed slip. */
export const slipMessages = catalogue('slip-result', {
  printed: (name: string) => `Printed on ${name}`,
  downloaded: (file: string) => `Downloaded as ${file}. Nothing was printed`,
  unknown: (file: string) => `Unknown: check the printer. Downloaded as ${file} as well`,
  failed: 'Neither printed nor downloaded',
  download: 'Download',
  print: 'Print it',
  again: 'Print again',
});
