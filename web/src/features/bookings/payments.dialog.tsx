import type { PaymentEntry } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { SurplusState } from '@/domain/surplus/surplus-state.tsx';
import { useClient } from '@/domain/session/client-context.ts';
import { formatDateTime } from '@/lib/dates.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { MoneyText } from '@/domain/prices/money-text.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { Stack } from '@/ui/layout/stack.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import { bookingDetailMessages as text } from './booking-detail.messages.ts';
import { PAYMENT_TONES } from './booking-tone.ts';
import styles from './booking-view.module.css';
import { paymentsQuery } from './bookings.api.ts';

const ENTRY_TONES = { Paid: 'good', Pending: 'warn', Failed: 'bad' } as const;
interface PaymentsDialogProps {
  id: number;
  code: string;
  onClose(): void;
}

/**
 * Every payment and attempt of a booking, newest first (002 §4.1).
 * A surplus is marked as paid back here.
 */
export default function PaymentsDialog({ id, code, onClose }: PaymentsDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(paymentsQuery(useClient(), id));
  return (
    <Dialog title={text.history} size="md" reading onClose={onClose}>
      {data ? (
        <>
          <p className={styles.state}>
            <RibbonBadge label={data.payment_state} tone={PAYMENT_TONES[data.payment_state]} size="lg" />
          </p>
          {data.payment_history.length === 0 ? <EmptyState title={text.historyEmpty} /> : null}
          <Stack as="ol" gap="md">
            {data.payment_history.toReversed().map((payment) => (
              <Payment key={payment.id} code={code} payment={payment} />
            ))}
          </Stack>
        </>
      ) : error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <p role="status" aria-busy="true">
          {text.loading}
        </p>
      )}
    </Dialog>
  );
}

function Payment({ code, payment }: { code: string; payment: PaymentEntry }) {
  const { status, amount, type, payment_method: method, ref_no: ref, username, error_desc: why } = payment;
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
      <Muted as="span" size="md">
        {[text.kinds[type], method, ref, username].filter(Boolean).join(' · ')}
      </Muted>
      {why && status === 'Failed' ? <span className={styles.bad}>{why}</span> : null}
      <SurplusState code={code} payment={payment} />
    </li>
  );
}
