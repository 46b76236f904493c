import type { PrinterType } from '@muara/contract/constants';

/** How the documents call each kind of printer in messages (000 §8). */
const WORD: Record<PrinterType, string> = { receipt: 'receipt', ticket_agent: 'ticket', wristband: 'wristband' };
const capital = (type: PrinterType) => WORD[type].charAt(0).toUpperCase() + WORD[type].slice(1);

/** Texts of printing, to the letter of the documents where they have one. */
export const printersMessages = {
  title: 'Printers',
  lead: 'The choice is kept in this browser. Choosing the same printer again deselects it.',
  waiting: (code: string) => `${code} waits for a printer. Choose one to print it.`,
  typeTitle: (type: PrinterType) => `${capital(type)} printer`,
  none: (type: PrinterType) => `No ${WORD[type]} printer is online`,
  online: 'Online',
  notConnected: 'Not connected',
  offline: 'Offline',
  chosen: 'Selected',
  testPrint: 'Test print',
  testPrintOn: (name: string) => `Test print on ${name}`,
  close: 'Close',
  testSuccess: 'Test print success!',
  printed: (type: PrinterType) => `${capital(type)} has been printed`,
  printerNotConnected: 'Printer not connected. Please check the printer',
  selectedOffline: (type: PrinterType) => `Selected ${WORD[type]} printer is offline. Please select other printer..`,
  pleaseSelect: (type: PrinterType) => `Please select a ${WORD[type]} printer..`,
  offlineNow: 'Printer is offline..',
  dropped: 'Nothing was printed. The receipt can still be downloaded',
  reprintTitle: 'Reprint',
  reprintLabel: 'Reason',
  reprintPlaceholder: 'Provide your reason to re-print..',
  reprintSubmit: 'Print',
} as const;
