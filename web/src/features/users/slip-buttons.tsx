import { TextInput } from '@mantine/core';
import { holdsAllPolicies } from '@muara/contract/rules/permissions/holds-all-policies';
import type { SlipType, User } from '@muara/contract/types';
import { useState } from 'react';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { Button } from '@/ui/button.tsx';
import { PrinterIcon, RetryIcon } from '@/ui/icons.tsx';
import { SlipResult } from '@/domain/printing/slip-result.tsx';
import { useSlipPrint } from '@/domain/printing/use-slip-print.ts';
import styles from './user-dialog.module.css';
import { usersMessages as text } from './users.messages.ts';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useToast } from '@/lib/toast.ts';
import { reportError } from '@/domain/errors/errors.ts';

/**
 * Shift slips of a cashier, for a Super User or Manager (000 §6).
 * Printed if a printer is online, else downloaded.
 */
export function SlipButtons({ user }: { user: User }) {
  const { user: me } = useSignedIn();
  const { can } = useSessionActions();
  const slip = useSlipPrint();
  const [date, setDate] = useState('');
  if (user.role !== 'Cashier' || !holdsAllPolicies(me) || !can('downloadSlip')) return null;

  const print = (type: SlipType) => slip.run({ type, userId: user.id, ...(date ? { date } : {}) });
  return (
    <section className={styles.section}>
      <h3 className={styles.legend}>{text.slips}</h3>
      <div className={styles.slips}>
        <TextInput
          className={styles.date}
          type="date"
          label={text.slipDate}
          description={text.slipDateHint}
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        <Button
          kind="plain"
          icon={<PrinterIcon size={18} />}
          pending={slip.pending === 'start'}
          onClick={() => void print('start')}
        >
          {text.startSlip}
        </Button>
        <Button
          kind="plain"
          icon={<PrinterIcon size={18} />}
          pending={slip.pending === 'close'}
          onClick={() => void print('close')}
        >
          {text.closeSlip}
        </Button>
        {can('reopenShift') ? <ReopenShift user={user} /> : null}
      </div>
      <SlipResult slip={slip} />
    </section>
  );
}

/** Reopens a shift that was closed today. Otherwise its cashier cannot sell until tomorrow. */
function ReopenShift({ user }: { user: User }) {
  const client = useClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const [pending, setPending] = useState(false);

  const reopen = async () => {
    const sure = await dialogs.confirm({
      title: text.reopenQuestion(user.name),
      message: text.reopenWhat,
      confirmLabel: text.reopen,
    });
    if (!sure) return;
    setPending(true);
    try {
      await client.call.reopenShift({ body: { user_id: user.id } });
      toast.success(text.reopened);
    } catch (error) {
      reportError(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button kind="plain" icon={<RetryIcon size={18} />} pending={pending} onClick={() => void reopen()}>
      {text.reopen}
    </Button>
  );
}
