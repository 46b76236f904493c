import { catalogue } from '@/lib/catalogue.ts';
import { english } from '@/lib/numbers.ts';

/** Texts of /d/minisigua (002 §2.13). */
export const minisiguaMessages = catalogue('minisigua', {
  title: 'Minisigua',
  search: 'Search',
  searchPlaceholder: 'Ticket no or QR code',
  type: 'Type',
  response: 'Response',
  results: (count: number) => english.count(count, 'entry', 'entries'),
  noMatch: 'No matching entries',
  newRows: (count: number) => english.count(count, 'new entry', 'new entries'),
  failed: (count: number) => english.count(count, 'failed response'),
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
