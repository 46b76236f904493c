import type { PublicRefundValues } from '@muara/contract/rules/forms/check-refund';
import type { RefundableTicket } from '@muara/contract/types';
import { useState } from 'react';
import { Dialog } from '@/ui/dialog.tsx';
import { extrasText } from '@/domain/online-sale/shop-extras.messages.ts';
import { RefundDone } from './refund-done.tsx';
import { type RefundDraft, RefundForm } from './refund-form.tsx';
import { RefundSearch } from './refund-search.tsx';
import { useRefund } from './use-refund.ts';

interface RefundDialogProps {
  /** The initial code, such as that of the ticket on screen. */
  code?: string;
  onClose(): void;
}

type Phase =
  | { kind: 'search'; problem: string | null }
  | { kind: 'form'; ticket: RefundableTicket }
  | { kind: 'done'; ticket: RefundableTicket };

const EMPTY: RefundDraft = { bank_name: '', other_bank: '', acc_no: '', refund_note: '' };

/**
 * Requests a refund of an online ticket: first the code, then the bank details (002 §2.19, §7.6).
 * The input survives an expired key and another ticket.
 */
export function RefundDialog({ code: given = '', onClose }: RefundDialogProps) {
  const refund = useRefund();
  const [code, setCode] = useState(given);
  const [phase, setPhase] = useState<Phase>({ kind: 'search', problem: null });
  const [draft, setDraft] = useState(EMPTY);

  const request = async (ticket: RefundableTicket, values: PublicRefundValues) => {
    const refusal = await refund.request(ticket, values);
    if (refusal === null) setPhase({ kind: 'done', ticket });
    else if (refusal.code === 'refund_key_expired') setPhase({ kind: 'search', problem: refusal.text });
    return refusal;
  };
  return (
    <Dialog title={extrasText.refund.title} size="md" stay={phase.kind === 'form'} onClose={onClose}>
      {phase.kind === 'search' ? (
        <RefundSearch
          code={code}
          problem={phase.problem}
          find={refund.find}
          onType={setCode}
          onFound={(ticket) => setPhase({ kind: 'form', ticket })}
        />
      ) : phase.kind === 'form' ? (
        <RefundForm
          ticket={phase.ticket}
          draft={draft}
          onDraft={setDraft}
          request={(values) => request(phase.ticket, values)}
          onAnother={() => setPhase({ kind: 'search', problem: null })}
          onCancel={onClose}
        />
      ) : (
        <RefundDone ticket={phase.ticket} onClose={onClose} />
      )}
    </Dialog>
  );
}
