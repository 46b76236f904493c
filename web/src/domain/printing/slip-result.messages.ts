import { catalogue } from '@/lib/catalogue.ts';

/** Texts that say what became of a printed slip. */
export const slipMessages = catalogue('slip-result', {
  printed: (name: string) => `Printed on ${name}`,
  downloaded: (file: string) => `Downloaded as ${file}. Nothing was printed`,
  unknown: (file: string) => `Status unknown, check the printer. Also downloaded as ${file}`,
  failed: 'Not printed or downloaded',
  download: 'Download',
  print: 'Print slip',
  again: 'Print again',
});
