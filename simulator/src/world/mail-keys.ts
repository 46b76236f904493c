import type { TicketRecord } from './ticket-records.ts';

/** What a counter searches by e-mail: bookings, and tickets with wristbands (002 §5.3). */
export type MailSearch = 'booking' | 'wristband';

/** The key of what a search finds under an address, in any case. */
export function mailKey(search: MailSearch, email: string): string {
  return `${search}|${email.toLowerCase()}`;
}

/** A ticket stands under each address of its buyer; nothing else is searched by e-mail, so that the index stays small. */
export function mailKeys(ticket: TicketRecord): string[] | undefined {
  const { bookingStatus, wristband, buyer } = ticket;
  if (bookingStatus === null && !wristband) return undefined;
  const addresses = new Set([buyer.email, ...buyer.emails].flatMap((email) => (email ? [email.toLowerCase()] : [])));
  return [...addresses].flatMap((email) => [
    ...(bookingStatus === null ? [] : [mailKey('booking', email)]),
    ...(wristband ? [mailKey('wristband', email)] : []),
  ]);
}
