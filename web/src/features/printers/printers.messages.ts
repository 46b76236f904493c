import { catalogue } from '@/lib/catalogue.ts';
import type { PrinterType } from '@muara/contract/constants';
import type { RangedPrint } from '@muara/contract/rules/printing/print-range';
import type { PrintState } from '@/domain/printing/printing.ts';
import { english } from '@/lib/numbers.ts';

/** How the documents call each kind of printer in messages (000 §8). */
const WORD: Record<PrinterType, string> = { receipt: 'receipt', ticket_agent: 'ticket', wristband: 'wristband' };
const CAPITAL: Record<PrinterType, string> = { receipt: 'Receipt', ticket_agent: 'Ticket', wristband: 'Wristband' };

/** Texts of printing, to the letter of the documents where they have one. */
export const printersMessages = catalogue('printers', {
  title: 'Printers',
  lead: 'Your choice is saved in this browser. Choose the same printer again to deselect it.',
  waiting: (code: string) => `${code} is waiting for a printer. Choose one to print it.`,
  typeTitle: (type: PrinterType) => `${CAPITAL[type]} printer`,
  none: (type: PrinterType) => `No ${WORD[type]} printer is online`,
  online: 'Online',
  notConnected: 'Not connected',
  offline: 'Offline',
  refused: (names: string, deviceId: string) =>
    `Refused because the device ID (${deviceId}) is already in use: ${names}. Give each printer helper its own ID.`,
  testPrint: 'Test print',
  testPrintOn: (name: string) => `Test print on ${name}`,
  close: 'Close',
  testSuccess: 'Test print success!',
  printed: (type: PrinterType) => `${CAPITAL[type]} has been printed`,
  selectedOffline: (type: PrinterType) => `Selected ${WORD[type]} printer is offline. Please select other printer..`,
  pleaseSelect: (type: PrinterType) => `Please select a ${WORD[type]} printer..`,
  offlineNow: 'Printer is offline..',
  dropped: 'Nothing was printed. You can still download the receipt',
  scanner: {
    title: 'Barcode scanner',
    lead: 'The keys that this device’s scanner sends before and after a code.',
    prefix: 'Key before a code',
    suffix: 'Key after a code',
    none: 'None',
  },
  reprintTitle: 'Reprint',
  reprintLabel: 'Reason',
  reprintPlaceholder: 'Provide your reason to re-print..',
  reprintSubmit: 'Print',
  reprintPresets: 'Suggestions',
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
  unknown: 'Status unknown, check the printer',
  unknownOf: (what: string) => `${what}: print status unknown. Please check the printer`,
  fellOver: 'Local printer not reachable. Printing through the server',
  documentBlocked: 'The browser blocked the document. Allow pop-ups for this page, then try again',

  queue: 'Print jobs',
  queueEmpty: 'No print jobs yet',
  queueEnded: (count: number) => `Ended (${english.number(count)})`,
  what: { receipt: 'Receipt', ticket_agent: 'Tickets', wristband: 'Wristbands' } satisfies Record<PrinterType, string>,
  slip: 'Shift slip',
  testPage: 'Test page',
  ofTicket: (what: string, code: string) => `${what} of ${code}`,
  range: (from: number, to: number) =>
    to === 0
      ? `${english.number(from)} to the end`
      : from === to
        ? english.number(from)
        : `${english.number(from)}–${english.number(to)}`,
  state: {
    choosing: 'Waiting for you',
    waiting: 'Waiting',
    printing: 'Printing',
    printed: 'Printed',
    failed: 'Not printed',
    canceled: 'Canceled',
    unknown: 'Status unknown, check the printer',
  } satisfies Record<PrintState, string>,
  parts: (done: number, total: number) => `Part ${english.number(done)} of ${english.number(total)}`,
  retry: 'Retry',
  cancel: 'Cancel',
  remove: 'Remove',
  itCameOut: 'Printed fine',
  printAgain: 'Print again',
  printInBrowser: 'Print in browser',
  browser: 'This browser',
  of: (action: string, what: string) => `${action}: ${what}`,

  rangeTitle: { ticket_agent: 'Print tickets', wristband: 'Print wristbands' } satisfies Record<RangedPrint, string>,
  rangeLead: (code: string, max: number) => `${code} has ${english.number(max)} to print.`,
  from: 'From',
  to: 'To',
  toHint: '0 prints to the end',
  rangeWrong: 'The first number must not be greater than the last',
  papers: (count: number) => `${english.number(count)} will be printed`,
  reprintNote: 'Some of these have already been printed.',
  preview: 'Preview',
  previewOf: (type: RangedPrint) => `Preview of the ${WORD[type]}s`,
  openPreview: 'Open the preview in a new window',
  print: 'Print',

  localTitle: 'Local printers',
  localMessage:
    'Your browser will ask to let this page reach devices on your local network. Allow it to print on local printers. Otherwise, printing goes through the server.',
  localContinue: 'Continue',
  localLater: 'Not now',
  localDenied:
    'Your browser does not let this page reach local printers, so printing goes through the server. To change this, allow local network access in the site settings.',
});
