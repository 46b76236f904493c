import type { PrinterType } from '@muara/contract/constants';
import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** What a line calls each kind of paper. */
const NAME: Record<PrinterType, string> = { receipt: 'Receipt', ticket_agent: 'Tickets', wristband: 'Wristbands' };

/** What the operator's documents call each kind of printer (000 §8). */
const PRINTER: Record<PrinterType, string> = { receipt: 'receipt', ticket_agent: 'ticket', wristband: 'wristband' };

/** Texts of the papers of a sale. */
export const papersText = catalogue('papers', {
  name: (type: PrinterType) => NAME[type],
  list: 'Papers of this sale',
  none: (type: PrinterType) => `${NAME[type]} not printed yet`,
  preparing: (built: number, total: number) =>
    `Preparing the tickets: ${english.number(built)} of ${english.number(total)}`,
  preparingSoon: 'Preparing the tickets…',
  ready: (total: number) => `${english.number(total)} tickets are ready to print`,
  readyElsewhere: (total: number, code: string) =>
    `The ${english.number(total)} tickets of ${code} are ready to print: they wait in Last sale`,
  selectPrinter: (type: PrinterType) => `Please select a ${PRINTER[type]} printer..`,
  choosePrinter: 'Choose printer',
  choosing: (type: PrinterType) => `${NAME[type]}: waiting for you`,
  waiting: (type: PrinterType) => `${NAME[type]}: waiting for the printer`,
  printing: (type: PrinterType) => `Printing the ${NAME[type].toLowerCase()}…`,
  parts: (done: number, total: number) => `part ${english.number(done)} of ${english.number(total)}`,
  printed: (type: PrinterType) => `${NAME[type]} printed`,
  failed: (type: PrinterType) => `${NAME[type]} not printed`,
  unknown: (type: PrinterType) => `${NAME[type]}: unknown: check the printer`,
  prints: 'Prints',
  needCare: (count: number) => english.count(count, 'print needs a look', 'prints need a look'),
  onTheirWay: (count: number) => english.count(count, 'print is on its way', 'prints are on their way'),
  print: 'Print',
  preview: 'Look and print',
  retry: 'Retry',
  cancel: 'Cancel',
  cameOut: 'It came out',
  printAgain: 'Print again',
  /** The name of a button of one line, told apart from those of the others. */
  of: (action: string, type: PrinterType) => `${action}: ${NAME[type]}`,
});
