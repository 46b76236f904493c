import { catalogue } from '@/lib/catalogue.ts';

/** Texts of /d/minisigua (002 §2.13). */
export const minisiguaMessages = catalogue('minisigua', {
  title: 'Minisigua',
  search: 'Search',
  searchPlaceholder: 'Ticket no or QR code',
  type: 'Type',
  response: 'Response',
  results: (count: string, one: boolean) => `${count} ${one ? 'entry' : 'entries'}`,
  noMatch: 'No entry matches',
  newRows: (count: number) => (count === 1 ? '1 new entry' : `${count} new entries`),
  failed: (count: string, one: boolean) => (one ? '1 failed response' : `${count} failed responses`),
  noneFailed: 'No failed responses',
  showFailed: 'Show',
  ticketNo: 'Ticket no',
  qrCode: 'QR code',
  noQrCode: '–',
  payload: 'Payload',
  responseCode: 'Response code',
  success: 'Success',
  fail: 'Fail',
  createdAt: 'Created at',
  types: { Purchase: 'Purchase', Scan: 'Scan' },
});
