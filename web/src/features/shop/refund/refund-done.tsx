import type { RefundableTicket } from '@muara/contract/types';
import { useEffect, useRef } from 'react';
import { formatRm } from '@/domain/prices/format-rm.ts';
import { Button } from '@/ui/button.tsx';
import { extrasText } from '@/domain/online-sale/shop-extras.messages.ts';
import { ResultMark } from '@/domain/online-sale/result/result-mark.tsx';
import styles from './refund.module.css';

/** Confirms the request, and says what happens next. */
export function RefundDone({ ticket, onClose }: { ticket: RefundableTicket; onClose(): void }) {
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
