import type { PaymentEntry } from '@muara/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useClient, useSessionActions, useToast } from '@/lib/app-context.ts';
import { formatDateTime } from '@/lib/dates.ts';
import { errorText } from '@/lib/errors.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { MoneyText } from '@/ui/money-text.tsx';
import { RibbonBadge } from '@/ui/ribbon-badge.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { surplusDialogMessages as surplusText } from '@/ui/surplus-dialog.messages.ts';
import { bookingDetailMessages as text } from './booking-detail.messages.ts';
import { PAYMENT_TONES } from './booking-tone.ts';
import styles from './booking-view.module.css';
import { forgetBookings, paymentsQuery } from './bookings.api.ts';

const SurplusDialog = lazy(() => import('@/ui/surplus-dialog.tsx'));

const ENTRY_TONES = { Paid: 'good', Pending: 'warn', Failed: 'bad' } as const;
interface PaymentsDialogProps {
  id: number;
  code: string;
  onClose(): void;
}

/** Every payment of a booking and every attempt, newest first (002 §4.1). A surplus is marked as paid back here. */
export default function PaymentsDialog({ id, code, onClose }: PaymentsDialogProps) {
  const [returned, setReturned] = useState<PaymentEntry | null>(null);
  const { data, error, isFetching, refetch } = useQuery(paymentsQuery(useClient(), id));
  return (
    <Dialog title={text.history} size="md" reading onClose={onClose}>
      {data ? (
        <>
          <p className={styles.state}>
            <RibbonBadge label={data.payment_state} tone={PAYMENT_TONES[data.payment_state]} size="lg" />
          </p>
          {data.payment_history.length === 0 ? <EmptyState title={text.historyEmpty} /> : null}
          <ol className={styles.payments}>
            {data.payment_history.toReversed().map((payment) => (
              <Payment key={payment.id} payment={payment} onPayBack={() => setReturned(payment)} />
            ))}
          </ol>
        </>
      ) : error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <p role="status" aria-busy="true">
          {text.loading}
        </p>
      )}
      <Suspense>
        {returned ? <SurplusReturn code={code} payment={returned} onClose={() => setReturned(null)} /> : null}
      </Suspense>
    </Dialog>
  );
}

function Payment({ payment, onPayBack }: { payment: PaymentEntry; onPayBack(): void }) {
  const { status, amount, type, payment_method: method, ref_no: ref, username, error_desc: why } = payment;
  const { surplus, paid_back: back } = payment;
  const at = payment.paid_at ?? payment.created_at;
  return (
    <li className={styles.payment}>
      <span className={styles.line}>
        <span className={styles.value}>
          <RibbonBadge label={status} tone={ENTRY_TONES[status]} />
          <MoneyText rm={amount} strong />
        </span>
        <time dateTime={at}>{formatDateTime(at)}</time>
      </span>
      <span className={styles.quiet}>{[text.kinds[type], method, ref, username].filter(Boolean).join(' · ')}</span>
      {why && status === 'Failed' ? <span className={styles.bad}>{why}</span> : null}
      {back ? (
        <span className={styles.quiet}>{text.paidBack(formatDateTime(back.at), back.username, back.reference)}</span>
      ) : surplus ? (
        <OpenSurplus onPayBack={onPayBack} />
      ) : null}
    </li>
  );
}

function OpenSurplus({ onPayBack }: { onPayBack(): void }) {
  const { can } = useSessionActions();
  return (
    <span className={styles.line}>
      <span className={styles.bad}>{text.surplus}</span>
      {can('markSurplusPaidBack') ? (
        <Button kind="plain" size="sm" onClick={onPayBack}>
          {surplusText.title}
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
  const queries = useQueryClient();
  const toast = useToast();
  const save = async (reference: string) => {
    try {
      await client.call.markSurplusPaidBack({ body: { payment_id: id, reference } });
      toast.success(surplusText.done);
    } finally {
      void forgetBookings(queries);
    }
  };
  return <SurplusDialog code={code} amount={amount} onSave={save} onClose={onClose} />;
}
