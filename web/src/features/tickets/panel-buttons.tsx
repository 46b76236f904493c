import type { Ticket } from '@muara/contract/types';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Link } from '@/ui/link.tsx';
import { detailMessages as words } from './ticket-detail.messages.ts';
import type { DialogName } from './dialog-name.ts';
import styles from './ticket-sections.module.css';
import { ticketsMessages as text } from './tickets.messages.ts';

interface OpensProps {
  onOpen(dialog: DialogName): void;
}

/** To the booking that a purchase came from (001 §6). */
export function BookingLink({ ticket }: { ticket: Ticket }) {
  const { hasPermission } = useSessionActions();
  if (!ticket.booking || !hasPermission('Booking', 'Update')) return null;
  return (
    <Link to={paths.booking(ticket.vvip_charter ? 1 : 0, ticket.code)} className={styles.aside}>
      {words.viewBooking}
    </Link>
  );
}

/** The tickets of a batch, for who may look into the parts of a purchase. */
export function TicketsButton({ onOpen }: OpensProps) {
  const { can } = useSessionActions();
  return can('listSubTickets') ? <Quiet onPress={() => onOpen('tickets')}>{words.subTickets}</Quiet> : null;
}

export function EmailsButton({ onOpen }: OpensProps) {
  const { can } = useSessionActions();
  return can('editEmails') ? <Quiet onPress={() => onOpen('emails')}>{words.editEmail}</Quiet> : null;
}

/** Every print, for who may look into the parts of a purchase (001 §6). */
export function PrintsButton({ onOpen }: OpensProps) {
  const { user } = useSignedIn();
  const { can } = useSessionActions();
  const may = user.can_view_sub_tickets && can('listPrintHistory');
  return may ? <Quiet onPress={() => onOpen('prints')}>{text.printHistory}</Quiet> : null;
}

function Quiet({ onPress, children }: { onPress(): void; children: string }) {
  return (
    <Button kind="quiet" size="sm" onClick={onPress}>
      {children}
    </Button>
  );
}
