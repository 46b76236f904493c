import { isRemoved } from './ticket-keys.ts';
import type { TicketRecord } from './ticket-records.ts';

/** What a counter searches by email: bookings, and tickets with wristbands (002 §5.3). */
export type MailSearch = 'booking' | 'wristband';

/** Platforms where buyers pay through the online provider. */
const ONLINE: ReadonlySet<string> = new Set(['web_app', 'mobile_app', 'kiosk', 'agent_dashboard']);
const PAYABLE: ReadonlySet<string> = new Set(['Approved', 'Processing Payment', 'Deposit']);

/** Returns the key of what a search finds under an email address, in any case. */
export function mailKey(search: MailSearch, email: string): string {
  return `${search}|${email.toLowerCase()}`;
}

/**
 * Returns the key of the unpaid online tickets and approved bookings of an email address or phone
 * number, in any format.
 */
export function unpaidKey(contact: string): string {
  return `unpaid|${contact.includes('@') ? contact.trim().toLowerCase() : contact.replaceAll(/\D/g, '').replace(/^60/, '0')}`;
}

/** Returns whether the provider may have been paid for a ticket without telling us. */
function isUnpaidOnline({ balance, refund, cancel, bookingStatus, platform }: TicketRecord): boolean {
  if (balance.isPaid || refund?.doneAt != null || cancel?.doneAt != null) return false;
  return bookingStatus === null ? ONLINE.has(platform) : PAYABLE.has(bookingStatus);
}

/**
 * Returns the keys of a ticket by its buyer's addresses, only where a search uses them, to keep the
 * index small.
 */
export function mailKeys(ticket: TicketRecord): string[] | undefined {
  if (isRemoved(ticket)) return undefined;
  const { bookingStatus, wristband, buyer } = ticket;
  const unpaid = isUnpaidOnline(ticket);
  if (bookingStatus === null && !wristband && !unpaid) return undefined;
  const addresses = new Set([buyer.email, ...buyer.emails].flatMap((email) => (email ? [email.toLowerCase()] : [])));
  return [
    ...[...addresses].flatMap((email) => [
      ...(bookingStatus === null ? [] : [mailKey('booking', email)]),
      ...(wristband ? [mailKey('wristband', email)] : []),
      ...(unpaid ? [unpaidKey(email)] : []),
    ]),
    ...(unpaid && buyer.contact ? [unpaidKey(buyer.contact)] : []),
  ];
}
