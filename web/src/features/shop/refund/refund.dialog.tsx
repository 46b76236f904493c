import type { PublicRefundValues } from '@muara/contract/rules/forms/check-refund';
import type { RefundableTicket } from '@muara/contract/types';
import { useState, useEffect, useRef } from 'react';
import { Dialog } from '@/ui/dialog.tsx';
import { extrasText } from '@/domain/online-sale/shop-extras.messages.ts';
import { type RefundDraft, RefundForm } from './refund-form.tsx';
import { RefundSearch } from './refund-search.tsx';
import { useRefund } from './use-refund.ts';
import { formatRm } from '@/domain/prices/format-rm.ts';
import { Button } from '@/ui/button.tsx';
import { ResultMark } from '@/domain/online-sale/result/result-mark.tsx';
import styles from './refund.module.css';

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
export default function RefundDialog({ code: given = '', onClose }: RefundDialogProps) {
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

/** Confirms the request, and says what happens next. */
function RefundDone({ ticket, onClose }: { ticket: RefundableTicket; onClose(): void }) {
  const text = extrasText.refund;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.done}>
      <ResultMark good />
      <h3 ref={heading} tabIndex={-1} className={styles.doneTitle}>
        {text.done}
      </h3>
      <p className={styles.lead}>{text.doneText(formatRm(ticket.total_amount), ticket.code)}</p>
      <h4 className={styles.nextTitle}>{text.next}</h4>
      <ol className={styles.steps}>
        {Object.entries(text.steps).map(([step, words]) => (
          <li key={step}>{words}</li>
        ))}
      </ol>
      <Button size="lg" onClick={onClose}>
        {text.close}
      </Button>
    </div>
  );
}
