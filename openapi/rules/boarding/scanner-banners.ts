import type { TicketToBoard } from './shapes.ts';

export type ScannerBanner =
  | 'Unpaid'
  | 'Pending Refund'
  | 'Pending Void'
  | 'Refunded'
  | 'Void'
  | 'Expired'
  | 'Validated';

type Shown = Pick<
  TicketToBoard,
  'depart_date' | 'is_paid' | 'expired' | 'request_refund_at' | 'refunded_at' | 'request_canceled_at' | 'canceled_at'
> & { validated_at: string | null };

/**
 * Returns the banners of a scanned ticket in the documents' order (002 §4.2).
 * A request counts until it is decided.
 */
export function scannerBanners(ticket: Shown): ScannerBanner[] {
  const banners: ScannerBanner[] = [];
  if (ticket.depart_date !== null && !ticket.is_paid) banners.push('Unpaid');
  if (ticket.request_refund_at !== null && ticket.refunded_at === null) banners.push('Pending Refund');
  if (ticket.request_canceled_at !== null && ticket.canceled_at === null) banners.push('Pending Void');
  if (ticket.refunded_at !== null) banners.push('Refunded');
  if (ticket.canceled_at !== null) banners.push('Void');
  if (ticket.expired) banners.push('Expired');
  if (ticket.validated_at !== null) banners.push('Validated');
  return banners;
}
