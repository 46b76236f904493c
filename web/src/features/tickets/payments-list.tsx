import type { PaymentEntry } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { SurplusState } from '@/domain/surplus/surplus-state.tsx';
import { useClient } from '@/domain/session/client-context.ts';
import { formatDateTime } from '@/lib/dates.ts';
import { MoneyText } from '@/domain/prices/money-text.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import styles from './file-list.module.css';
import { detailMessages as text } from './ticket-detail.messages.ts';
import sections from './ticket-sections.module.css';
import { paymentsQuery } from './tickets.api.ts';

const TONES = { Paid: 'good', Pending: 'warn', Failed: 'bad' } as const;

/** Every payment and attempt, newest first. They load in the background, and are hidden on failure. */
export function PaymentsList({ id, code }: { id: number; code: string }) {
  const { data } = useQuery(paymentsQuery(useClient(), id));
  if (!data || data.length === 0) return null;
  return (
    <>
      <h3 className={sections.subhead}>{text.payments}</h3>
      <ul className={styles.list}>
        {data.toReversed().map((payment) => (
          <Payment key={payment.id} code={code} payment={payment} />
        ))}
      </ul>
    </>
  );
}

function Payment({ code, payment }: { code: string; payment: PaymentEntry }) {
  const { status, amount, type, payment_method: method, ref_no: ref, username, error_desc: why } = payment;
  const at = payment.paid_at ?? payment.created_at;
  return (
    <li className={styles.entry}>
      <span className={styles.line}>
        <span className={sections.value}>
          <RibbonBadge label={status} tone={TONES[status]} />
          <MoneyText rm={amount} strong />
        </span>
        <time dateTime={at} title={at}>
          {formatDateTime(at)}
        </time>
      </span>
      <span className={styles.quiet}>
        {[text.paymentKinds[type], method, ref, username].filter(Boolean).join(' · ')}
      </span>
      {status === 'Failed' && why ? <span className={styles.bad}>{why}</span> : null}
      <SurplusState code={code} payment={payment} />
    </li>
  );
}
