/** The printers that `npm start` connects. */
export const PRINTERS = [
  ['MUARA-RECEIPT-1', 'receipt'],
  ['MUARA-TICKET-1', 'ticket_agent'],
  ['MUARA-WRISTBAND-1', 'wristband'],
] as const;
