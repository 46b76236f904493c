import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import { useEffect, useRef } from 'react';
import { labelOf } from '@/domain/labels/labels.ts';
import { afterFeedback } from '@/lib/input-timing.ts';
import { usePageMark } from '@/lib/page-mark.ts';
import { keepFocus } from '@/lib/use-kept-focus.ts';
import { CheckIcon, PrinterIcon } from '@/ui/icons.tsx';
import { DownloadIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { isOnItsWay, kindsOf } from '@/features/counter/papers/paper.ts';
import { PaperLines } from '@/features/counter/papers/paper-lines.tsx';
import { useTill } from '@/features/counter/till/till-context.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './result-step.module.css';

/** Step 6: the change, in the largest type of the till, until the next sale begins. */
export function ResultStep() {
  const till = useTill();
  const section = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { checkingOut } = till;
  useEffect(() => {
    // Wait until the dialog over it has closed: nothing under a dialog can have the focus.
    if (!checkingOut) next.current?.focus();
  }, [checkingOut]);
  const { result } = till.sale;
  const isShown = result !== null;
  usePageMark('result', isShown);
  useEffect(() => {
    // The button that had the focus goes with what it was for, such as once its paper is printed.
    return section.current ? keepFocus(section.current, () => next.current?.focus()) : undefined;
  }, [isShown]);
  if (result === null) return null;
  const { ticket, change, tendered } = result;
  const paid = ticket.is_paid;
  const { code } = ticket;
  const lines = till.papers.of(code, kindsOf(ticket));
  const receipt = lines.find(({ type }) => type === 'receipt');
  const figure = change ?? Math.round(ticket.total_amount * 100);
  return (
    <section ref={section} className={styles.result} aria-labelledby="pos-step">
      <div className={styles.figure} role="status">
        <span className={styles.label}>
          {change === null ? tillText.paidBy(labelOf('method', ticket.payment_method ?? '')) : tillText.change}
        </span>
        <strong className={styles.amount} data-testid="change-due">
          <small>RM</small> {formatRinggit(figure)}
        </strong>
        {tendered === null ? null : (
          <span className={styles.sum}>{tillText.cashSum(formatRinggit(tendered), ticket._total_amount)}</span>
        )}
      </div>
      <p className={styles.done} data-bad={!paid || undefined}>
        {paid ? <CheckIcon size={22} /> : null}
        <span id="pos-step">{paid ? tillText.successful : tillText.failed}</span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{tillText.facts.ticket}</dt>
          <dd className={styles.code}>{code}</dd>
        </div>
        <div>
          <dt>{tillText.facts.receipt}</dt>
          <dd>{ticket._id}</dd>
        </div>
        <div>
          <dt>{tillText.facts.passengers}</dt>
          <dd>{ticket.total_passengers}</dd>
        </div>
      </dl>
      <PaperLines
        code={code}
        lines={lines}
        papers={till.papers}
        ownReceipt
        onNoChoice={() => afterFeedback(() => next.current?.focus())}
      />
      <div className={styles.actions}>
        <TillButton ref={next} kind="primary" size="lg" hotkey="Enter" hint onClick={() => afterFeedback(till.newSale)}>
          {tillText.newTicket}
        </TillButton>
        <div className={styles.again}>
          <TillButton
            hotkey="p"
            hint
            disabled={receipt === undefined || isOnItsWay(receipt)}
            onClick={() => void till.papers.print(code, 'receipt')}
          >
            <PrinterIcon /> {tillText.printAgain}
          </TillButton>
          <TillButton hotkey="r" hint onClick={() => void till.papers.download(code)}>
            <DownloadIcon /> {tillText.downloadReceipt}
          </TillButton>
        </div>
      </div>
    </section>
  );
}
