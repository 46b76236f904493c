import { SUB_TICKET_CODE_LENGTH } from '@muara/contract/constants';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { keptForms } from '@/lib/kept-forms.ts';
import { paths } from '@/lib/paths.ts';
import { SubTicketDetail } from './sub-ticket-detail.tsx';
import { TicketDetail } from './ticket-detail.tsx';
import { detailMessages as text } from './ticket-detail.messages.ts';

/**
 * /d/tickets/{list}/{code} and /d/tickets-detail/{code} (001 §2). The code alone finds the record; the list leads back. Longer
 * codes, and those of the lists 2 and 3, are of tickets of a batch.
 */
export default function TicketDetailPage() {
  const { type = '', code = '' } = useParams();
  const { can } = useSessionActions();
  const toast = useToast();
  const allowed = can('getTicket');
  useEffect(() => {
    if (allowed) return;
    keptForms.forget();
    toast.error(text.noPermission);
  }, [allowed, toast]);
  if (!allowed) return <Navigate to={paths.dashboard()} replace />;
  const list = /^[0-3]$/.test(type) ? Number(type) : null;
  const purchase = <TicketDetail key={code} code={code} list={list} />;
  if (code.length > SUB_TICKET_CODE_LENGTH) return <SubTicketDetail key={code} code={code} list={list} />;
  return list === 2 || list === 3 ? (
    <SubTicketDetail key={code} code={code} list={list} otherwise={purchase} />
  ) : (
    purchase
  );
}
