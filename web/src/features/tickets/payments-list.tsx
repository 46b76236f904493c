import type { PaymentEntry } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useClient, useSessionActions } from '@/lib/app-context.ts';
import { formatDateTime } from '@/lib/dates.ts';
import { Button } from '@/ui/button.tsx';
import { MoneyText } from '@/ui/money-text.tsx';
import { RibbonBadge } from '@/ui/ribbon-badge.tsx';
import { surplusDialogMessages as surplusText } from '@/ui/surplus-dialog.messages.ts';
import styles from './file-list.module.css';
import { detailMessages as text } from './ticket-detail.messages.ts';
import sections from './ticket-sections.module.css';
import { paymentsQuery } from './tickets.api.ts';
import { useSend } from './use-ticket-command.ts';

const SurplusDialog = lazy(() => import('@/ui/surplus-dialog.tsx'));

const TONES = { Paid: 'good', Pending: 'warn', Failed: 'bad' } as const;

/** Every payment and attempt at one, newest first; they come in the background, and are left out when they do not. */
export function PaymentsList({ id, code }: { id: number; code: string }) {
  const { data } = useQuery(paymentsQuery(useClient(), id));
  const [open, setOpen] = useState<PaymentEntry | null>(null);
  if (!data || data.length === 0) return null;
  return (
    <>
      <h3 className={sections.subhead}>{text.payments}</h3>
      <ul className={styles.list}>
        {data.toReversed().map((payment) => (
          <Payment key={payment.id} payment={payment} onPayBack={() => setOpen(payment)} />
        ))}
      </ul>
      <Suspense>{open ? <SurplusReturn code={code} payment={open} onClose={() => setOpen(null)} /> : null}</Suspense>
    </>
  );
}

function Payment({ payment, onPayBack }: { payment: PaymentEntry; onPayBack(): void }) {
  const { status, amount, type, payment_method: method, ref_no: ref, username, error_desc: why } = payment;
  const at = payment.paid_at ?? payment.created_at;
  return (
    <li className={styles.entry}>
      <span className={styles.line}>
        <span>
          <RibbonBadge label={status} tone={TONES[status]} /> <MoneyText rm={amount} strong />
        </span>
        <time dateTime={at} title={at}>
          {formatDateTime(at)}
        </time>
      </span>
      <span className={styles.quiet}>
        {[text.paymentKinds[type], method, ref, username].filter(Boolean).join(' · ')}
      </span>
      {status === 'Failed' && why ? <span className={styles.bad}>{why}</span> : null}
      <Surplus payment={payment} onPayBack={onPayBack} />
    </li>
  );
}

/** A surplus waits until somebody has paid it back, or says who did. */
function Surplus({ payment: { surplus, paid_back: back }, onPayBack }: { payment: PaymentEntry; onPayBack(): void }) {
  const { can } = useSessionActions();
  if (!surplus) return null;
  if (back)
    return (
      <span className={styles.quiet}>{text.paidBack(formatDateTime(back.at), back.username, back.reference)}</span>
    );
  return (
    <span className={styles.line}>
      <span className={styles.bad}>{text.surplus}</span>
      {can('markSurplusPaidBack') ? (
        <Button kind="plain" size="sm" onClick={onPayBack}>
          {text.markPaidBack}
        </Button>
      ) : null}
    </span>
  );
}

interface SurplusReturnProps {
  code: string;
  payment: PaymentEntry;
  onClose(): void;
}

function SurplusReturn({ code, payment: { id, amount }, onClose }: SurplusReturnProps) {
  const client = useClient();
  const send = useSend();
  const save = (reference: string) => {
    const call = () => client.call.markSurplusPaidBack({ body: { payment_id: id, reference } });
    return send('markSurplusPaidBack', call, surplusText.done);
  };
  return <SurplusDialog code={code} amount={amount} onSave={save} onClose={onClose} />;
}
