import { can } from '@muara/client/http';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useSignedIn, type Session } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { mayOpen } from '../area/guard.tsx';
import { isPurchaseCode, type PaletteEntry } from './palette-entries.ts';
import { bookingQuery } from './palette.api.ts';
import { paletteMessages as text } from './palette.messages.ts';

/** Returns entries for the ticket and the booking of a code that this user can open. */
export function useRecordEntries(code: string | null): PaletteEntry[] {
  const navigate = useNavigate();
  const { user } = useSignedIn();
  const booking = useBooking(code);
  if (code === null) return [];
  const entry = (id: string, label: string, icon: string, href: string): PaletteEntry => ({
    id,
    group: 'tickets',
    label,
    icon,
    href,
    run: () => navigate(href),
  });
  const ticket = ticketPath(user, code);
  return [
    ...(ticket ? [entry('ticket', text.openTicket(code), 'ticket', ticket)] : []),
    ...(booking ? [entry('booking', text.openBooking(code), 'booking', booking)] : []),
  ];
}

/**
 * Returns the address of a ticket: for staff, the ticket; for buyers, their purchase.
 * Agents can also open the tickets of their batches.
 */
export function ticketPath(user: Session['user'], code: string): string | null {
  if (can(user, 'getTicket') && mayOpen(user, 'ticket')) return paths.subTicket(code);
  if (isPurchaseCode(code)) return mayOpen(user, 'myPurchase') ? paths.myPurchase(0, code) : null;
  return code.includes('-') && mayOpen(user, 'myTicket') ? paths.myTicket(code) : null;
}

/** Returns the address of the booking with a code, once the server has confirmed that it exists. */
function useBooking(code: string | null): string | null {
  const client = useClient();
  const { user } = useSignedIn();
  const asked = code !== null && isPurchaseCode(code) ? code : null;
  const enabled = asked !== null && can(user, 'listBookings') && can(user, 'getBooking') && mayOpen(user, 'booking');
  const { data } = useQuery({ ...bookingQuery(client, asked ?? ''), enabled });
  return enabled && data ? paths.booking(data.vvip_charter ? 1 : 0, data.code) : null;
}
