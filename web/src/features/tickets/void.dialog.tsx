import { Textarea } from '@mantine/core';
import type { Asker } from '@muara/contract/rules/tickets/actions/shapes';
import { checkCancelNote } from '@muara/contract/rules/forms/check-notes';
import type { SubTicket, Ticket } from '@muara/contract/types';
import type { ReactNode } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { formatCount } from '@/lib/format-count.ts';
import { describeVoid, type VoidSubject } from '@/domain/tickets/money-outcome.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { FormDialog } from '@/domain/forms/form-dialog.tsx';
import styles from './ticket-forms.module.css';
import { detailMessages as text } from './ticket-detail.messages.ts';
import { subVoidWay, voidTypeOf, voidWay } from './ticket-rights.ts';
import { useSend } from './use-ticket-command.ts';

interface VoidDialogProps {
  ticket: Ticket;
  /** Staff void directly where they may; a buyer asks for it. */
  as: Asker;
  onClose(): void;
}

/**
 * Voids a purchase, or requests it, with a note (001 §4).
 * Afterwards the user sees one of three messages (001 §8).
 */
export default function VoidDialog({ ticket, as, onClose }: VoidDialogProps) {
  const client = useClient();
  const send = useSend();
  const rights = useSessionActions();
  const direct = as === 'staff' && voidWay(rights, ticket) === 'direct';
  const open = ticket.depart_date === null && ticket.total_ticket > 0;
  const save = async (note: string) => {
    const body = { id: ticket.id, type: 'ticket', cancel_note: note } as const;
    if (direct) {
      const done = ticket.total_ticket > 0 ? text.voidedAll : text.canceled;
      return send('cancelTicket', () => client.call.cancelTicket({ body }), done);
    }
    const said = as === 'buyer' ? text.requestSent : text.voidRequested;
    return send('requestCancel', () => client.call.requestCancel({ body }), said);
  };
  const question = open ? text.voidOpenOf(ticket.code) : text.voidOf(ticket.code);
  return (
    <VoidForm direct={direct} save={save} onClose={onClose}>
      <p>{direct ? question : text.voidRequestOf(ticket.code)}</p>
      {open && direct ? <p>{text.voidEntire}</p> : null}
      <VoidMoney ticket={ticket} subject={open ? 'open' : 'dated'} />
      {open ? <OpenCounts ticket={ticket} /> : null}
    </VoidForm>
  );
}

/** Voids one ticket of a batch, or asks for it. */
export function SubVoidDialog({ sub, onClose }: { sub: SubTicket; onClose(): void }) {
  const client = useClient();
  const send = useSend();
  const { user } = useSignedIn();
  const direct = subVoidWay(useSessionActions(), user) === 'direct';
  const save = (note: string) => {
    const body = { id: sub.id, type: voidTypeOf(sub), cancel_note: note };
    return direct
      ? send('cancelTicket', () => client.call.cancelTicket({ body }), text.voided)
      : send('requestCancel', () => client.call.requestCancel({ body }), text.voidRequested);
  };
  return (
    <VoidForm direct={direct} save={save} onClose={onClose}>
      <p>{direct ? text.voidSubOf(sub.code) : text.voidRequestOf(sub.code)}</p>
      <p>{describeVoid({ kept: sub.amount, handed_back: 0, credit_canceled: 0 }, 'part')}</p>
    </VoidForm>
  );
}

/** The effect on the money, in words. */
function VoidMoney({ ticket, subject }: { ticket: Ticket; subject: VoidSubject }) {
  return ticket.void_outcome === null ? null : <p>{describeVoid(ticket.void_outcome, subject)}</p>;
}

interface VoidFormProps {
  /** It happens at once: the question is the one titled 'Hold On!' (001 §8). */
  direct: boolean;
  save(note: string): Promise<void>;
  onClose(): void;
  children: ReactNode;
}

function VoidForm({ direct, save, onClose, children }: VoidFormProps) {
  const form = useForm<{ cancel_note: string }>({
    initialValues: { cancel_note: '' },
    check: checkCancelNote,
    save: async ({ cancel_note: note }) => {
      await save(note.trim());
      onClose();
    },
  });
  return (
    <FormDialog
      title={direct ? text.holdOn : text.requestVoid}
      form={form}
      danger={direct}
      submit={direct ? text.voidYes : text.requestYes}
      onClose={onClose}
    >
      <div className={styles.question}>{children}</div>
      <Textarea {...form.getInputProps('cancel_note')} label={text.voidNote} rows={3} required data-autofocus />
    </FormDialog>
  );
}

/** What becomes of the tickets of an open purchase: those that are sold or used keep their state. */
function OpenCounts({ ticket }: { ticket: Ticket }) {
  const {
    total_ticket: total,
    total_ticket_used: used,
    total_ticket_voided: voided,
    total_ticket_to_void: ends,
  } = ticket;
  return (
    <dl className={styles.counts} aria-label={text.voidCounts}>
      <div>
        <dt>{text.willBeVoided}</dt>
        <dd>{formatCount(ends)}</dd>
      </div>
      <div>
        <dt>{text.staySold}</dt>
        <dd>{formatCount(total - used - voided - ends)}</dd>
      </div>
      <div>
        <dt>{text.stayUsed}</dt>
        <dd>{formatCount(used)}</dd>
      </div>
    </dl>
  );
}
