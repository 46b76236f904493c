import { SUB_TICKET_CODE_LENGTH } from '@muara/contract/constants';
import { useParams } from 'react-router-dom';
import { SubTicketDetail } from './sub-ticket-detail.tsx';
import { TicketDetail } from './ticket-detail.tsx';

/**
 * /d/tickets/{list}/{code} and /d/tickets-detail/{code} (001 §2). The code alone finds the record;
 * the list is for Back. Longer codes, and those of lists 2 and 3, are batch tickets.
 */
export default function TicketDetailPage() {
  const { type = '', code = '' } = useParams();
  const list = /^[0-3]$/.test(type) ? Number(type) : null;
  const purchase = <TicketDetail key={code} code={code} list={list} />;
  if (code.length > SUB_TICKET_CODE_LENGTH) return <SubTicketDetail key={code} code={code} list={list} />;
  return list === 2 || list === 3 ? (
    <SubTicketDetail key={code} code={code} list={list} otherwise={purchase} />
  ) : (
    purchase
  );
}
