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
  list: 'Documents for this sale',
  none: (type: PrinterType) => `${NAME[type]} not printed yet`,
  preparing: (built: number, total: number) =>
    `Preparing the tickets: ${english.number(built)} of ${english.number(total)}`,
  preparingSoon: 'Preparing the tickets…',
  ready: (total: number) => `${english.count(total, 'ticket is', 'tickets are')} ready to print`,
  readyElsewhere: (total: number, code: string) =>
    `${english.count(total, 'ticket')} of ${code} ready to print in Last sale`,
  selectPrinter: (type: PrinterType) => `Please select a ${PRINTER[type]} printer..`,
  choosePrinter: 'Choose printer',
  choosing: (type: PrinterType) => `${NAME[type]}: waiting for you`,
  waiting: (type: PrinterType) => `${NAME[type]}: waiting for the printer`,
  printing: (type: PrinterType) => `Printing the ${NAME[type].toLowerCase()}…`,
  parts: (done: number, total: number) => `part ${english.number(done)} of ${english.number(total)}`,
  printed: (type: PrinterType) => `${NAME[type]} printed`,
  failed: (type: PrinterType) => `${NAME[type]} not printed`,
  unknown: (type: PrinterType) => `${NAME[type]}: status unknown, check the printer`,
  prints: 'Print jobs',
  needCare: (count: number) => english.count(count, 'print job needs attention', 'print jobs need attention'),
  onTheirWay: (count: number) => `${english.count(count, 'print job')} in progress`,
  print: 'Print',
  preview: 'Preview and print',
  retry: 'Retry',
  cancel: 'Cancel',
  cameOut: 'Printed fine',
  printAgain: 'Print again',
  /** The name of a button of one line, told apart from those of the others. */
  of: (action: string, type: PrinterType) => `${action}: ${NAME[type]}`,
});
