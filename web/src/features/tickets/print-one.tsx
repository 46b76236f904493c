import type { ActionVerdict } from '@muara/contract/rules/tickets/actions/shapes';
import { isReprint } from '@muara/contract/rules/printing/is-reprint';
import type { SubTicket } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { usePrinters } from '@/domain/printing/printers-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import type { PrintOutcome } from '@/domain/printing/printing.ts';
import { PrinterIcon } from '@/ui/icons.tsx';
import { ReasonButton } from '@/ui/reason-button.tsx';
import { usePrint } from './print-buttons.tsx';
import { reasonOf } from './reason-of.ts';
import { detailMessages as text } from './ticket-detail.messages.ts';
import { subTicketQuery, ticketQuery } from './tickets.api.ts';

type Part = Pick<SubTicket, 'code' | 'state' | 'print_number'>;
type Batch = Pick<SubTicket['ticket'], 'code' | 'platform' | 'vvip' | 'is_paid' | 'refunded_at' | 'canceled_at'>;

interface PrintOneProps {
  part: Part;
  batch: Batch;
  /** In a list: the picture alone, named by the code. */
  small?: boolean;
}

/** Prints one ticket of a batch: its place among those that can be printed is the range (000 §5). */
export function PrintOne({ part, batch, small }: PrintOneProps) {
  const client = useClient();
  const queries = useQueryClient();
  const printers = usePrinters();
  const { can } = useSessionActions();
  const { printing, run } = usePrint();
  if (!can('printTicket') || batch.vvip || batch.platform !== 'counter') return null;
  const print = async (): Promise<PrintOutcome> => {
    // A ticket before it may have been voided since: refetch the position and the earlier prints.
    const [{ print_number: place }, { document_key: documentKey, print_history: history }] = await Promise.all([
      queries.fetchQuery({ ...subTicketQuery(client, part.code), staleTime: 0 }),
      queries.fetchQuery({ ...ticketQuery(client, batch.code), staleTime: 0 }),
    ]);
    if (place === null) return 'dropped';
    const range = { from: place, to: place };
    const reprint = isReprint(
      history.map(({ data }) => data),
      'ticket_agent',
      range,
    );
    return printers.printTicket({ code: batch.code, documentKey, type: 'ticket_agent', reprint, ...range });
  };
  return (
    <ReasonButton
      kind={small ? 'quiet' : 'plain'}
      icon={<PrinterIcon size={18} />}
      pending={printing !== null}
      reason={reasonOf(checkPart(part, batch))}
      {...(small ? { 'aria-label': text.printOf(part.code) } : {})}
      onClick={() => void run('ticket_agent', print)}
    >
      {small ? null : text.printThis}
    </ReasonButton>
  );
}

/** What can be printed is paid, and neither voided, refunded nor expired (000 §4). */
function checkPart({ state, print_number: place }: Part, batch: Batch): ActionVerdict {
  if (batch.refunded_at || batch.canceled_at) return { ok: false, code: 'receipt_unavailable' };
  if (!batch.is_paid) return { ok: false, code: 'ticket_not_paid' };
  if (state === 'Voided') return { ok: false, code: 'ticket_voided' };
  return place === null ? { ok: false, code: 'ticket_expired' } : { ok: true };
}
