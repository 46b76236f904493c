import { catalogue } from '@/lib/catalogue.ts';
import type { PrinterType } from '@muara/contract/constants';
import type { RangedPrint } from '@muara/contract/rules';
import type { PrintState } from '@/domain/printing/printing.ts';
import { english } from '@/lib/numbers.ts';

/** How the documents call each kind of printer in messages (000 §8). */
const WORD: Record<PrinterType, string> = { receipt: 'receipt', ticket_agent: 'ticket', wristband: 'wristband' };
const CAPITAL: Record<PrinterType, string> = { receipt: 'Receipt', ticket_agent: 'Ticket', wristband: 'Wristband' };

/** Texts of printing, to the letter of the documents where they have one. */
export const printersMessages = catalogue('printers', {
  title: 'Printers',
  lead: 'The choice is kept in this browser. Choosing the same printer again deselects it.',
  waiting: (code: string) => `${code} waits for a printer. Choose one to print it.`,
  typeTitle: (type: PrinterType) => `${CAPITAL[type]} printer`,
  none: (type: PrinterType) => `No ${WORD[type]} printer is online`,
  online: 'Online',
  notConnected: 'Not connected',
  offline: 'Offline',
  refused: (names: string, deviceId: string) =>
    `Refused with the same device ID (${deviceId}): ${names}. Give each printer helper its own ID.`,
  testPrint: 'Test print',
  testPrintOn: (name: string) => `Test print on ${name}`,
  close: 'Close',
  testSuccess: 'Test print success!',
  printed: (type: PrinterType) => `${CAPITAL[type]} has been printed`,
  selectedOffline: (type: PrinterType) => `Selected ${WORD[type]} printer is offline. Please select other printer..`,
  pleaseSelect: (type: PrinterType) => `Please select a ${WORD[type]} printer..`,
  offlineNow: 'Printer is offline..',
  dropped: 'Nothing was printed. The receipt can still be downloaded',
  scanner: {
    title: 'Barcode scanner',
    lead: 'The keys that the scanner of this device sends before and after a code.',
    prefix: 'Key before a code',
    suffix: 'Key after a code',
    none: 'None',
  },
  reprintTitle: 'Reprint',
  reprintLabel: 'Reason',
  reprintPlaceholder: 'Provide your reason to re-print..',
  reprintSubmit: 'Print',
  reprintPresets: 'Often given',
  presets: {
    jam: 'Paper jam',
    faded: 'Faded or blurred',
    torn: 'Torn or wet',
    lost: 'Lost by the customer',
    missing: 'Did not come out',
  },
  completeField: 'Please complete this field',
  provideValue: 'Please provide a value',
  slipPrinted: 'Slip has been printed',
  offlineType: (type: PrinterType) => `${CAPITAL[type]} printer is offline..`,
  unknown: 'Unknown: check the printer',
  unknownOf: (what: string) => `${what}: it is not known whether it was printed. Please check the printer`,
  fellOver: 'The printer beside this computer cannot be asked. The server prints',
  documentBlocked: 'The browser did not open the document. Allow windows of this page, then try again',

  queue: 'Print jobs',
  queueEmpty: 'Nothing was printed here yet',
  queueEnded: (count: number) => `Ended (${english.number(count)})`,
  what: { receipt: 'Receipt', ticket_agent: 'Tickets', wristband: 'Wristbands' } satisfies Record<PrinterType, string>,
  slip: 'Shift slip',
  testPage: 'Test page',
  ofTicket: (what: string, code: string) => `${what} of ${code}`,
  range: (from: number, to: number) =>
    to === 0
      ? `${english.number(from)} to the end`
      : from === to
        ? `${english.number(from)}`
        : `${english.number(from)}–${english.number(to)}`,
  state: {
    choosing: 'Waits for you',
    waiting: 'Waiting',
    printing: 'Printing',
    printed: 'Printed',
    failed: 'Not printed',
    canceled: 'Canceled',
    unknown: 'Unknown: check the printer',
  } satisfies Record<PrintState, string>,
  parts: (done: number, total: number) => `Part ${english.number(done)} of ${english.number(total)}`,
  retry: 'Retry',
  cancel: 'Cancel',
  remove: 'Remove',
  itCameOut: 'It came out',
  printAgain: 'Print again',
  printInBrowser: 'Print in browser',
  browser: 'This browser',
  of: (action: string, what: string) => `${action}: ${what}`,

  rangeTitle: { ticket_agent: 'Print tickets', wristband: 'Print wristbands' } satisfies Record<RangedPrint, string>,
  rangeLead: (code: string, max: number) => `${code} has ${english.number(max)} to print.`,
  from: 'From',
  to: 'To',
  toHint: '0 prints to the end',
  rangeWrong: 'The first one comes after the last one',
  papers: (count: number) => `${english.number(count)} will be printed`,
  reprintNote: 'Some of these were printed before.',
  preview: 'Preview',
  previewOf: (type: RangedPrint) => `Preview of the ${WORD[type]}s`,
  openPreview: 'Open the preview in a new window',
  print: 'Print',

  localTitle: 'Printers beside this computer',
  localMessage:
    'Your browser will ask whether this page may reach devices on your local network. Allow it to print on the printers beside this computer. Without it the server prints for you.',
  localContinue: 'Continue',
  localLater: 'Not now',
  localDenied:
    'Your browser does not let this page reach the printers beside this computer, so the server prints. Allow local network access in the settings of this site to change that.',
});
