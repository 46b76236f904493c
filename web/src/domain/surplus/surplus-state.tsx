import type { PaymentEntry } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { refetchPurchases } from '@/domain/tickets/tickets.queries.ts';
import { useToast } from '@/lib/toast.ts';
import { formatDateTime } from '@/lib/dates.ts';
import { Button } from '@/ui/button.tsx';
import { surplusMessages as text } from './surplus.messages.ts';
import styles from './surplus-state.module.css';

const SurplusDialog = lazy(() => import('./surplus.dialog.tsx'));

interface SurplusStateProps {
  /** Of the purchase. */
  code: string;
  payment: PaymentEntry;
}

/**
 * Shows that a payment is a surplus and who paid it back when, or lets staff record that.
 * Renders nothing for other payments.
 */
export function SurplusState({ code, payment }: SurplusStateProps) {
  const { can } = useSessionActions();
  const [open, setOpen] = useState(false);
  const { surplus, paid_back: back } = payment;
  if (!surplus) return null;
  return (
    <>
      {back ? (
        <span className={styles.back}>{text.paidBack(formatDateTime(back.at), back.username, back.reference)}</span>
      ) : (
        <span className={styles.line}>
          <span className={styles.open}>{text.open}</span>
          {can('markSurplusPaidBack') ? (
            <Button kind="plain" size="sm" onClick={() => setOpen(true)}>
              {text.title}
            </Button>
          ) : null}
        </span>
      )}
      <Suspense>
        {open ? <SurplusReturn code={code} payment={payment} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}

function SurplusReturn({ code, payment: { id, amount }, onClose }: SurplusStateProps & { onClose(): void }) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const save = async (reference: string) => {
    try {
      await client.call.markSurplusPaidBack({ body: { payment_id: id, reference } });
      toast.success(text.done);
    } finally {
      // A refusal means that the record has changed too.
      refetchPurchases(queries);
    }
  };
  return <SurplusDialog code={code} amount={amount} onSave={save} onClose={onClose} />;
}
