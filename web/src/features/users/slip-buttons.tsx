import { TextInput } from '@mantine/core';
import { holdsAllPolicies } from '@muara/contract/rules';
import type { SlipType, User } from '@muara/contract/types';
import { useState } from 'react';
import { useSessionActions, useSignedIn } from '@/lib/app-context.ts';
import { useSlip } from '@/lib/use-slip.ts';
import { Button } from '@/ui/button.tsx';
import { PrinterIcon } from '@/ui/icons.tsx';
import { ReopenShift } from './reopen-shift.tsx';
import styles from './user-dialog.module.css';
import { usersMessages as text } from './users.messages.ts';

/** Shift slips of a Cashier, for a super user or Manager (000 §6): printed when a printer is online, else downloaded. */
export function SlipButtons({ user }: { user: User }) {
  const { user: me } = useSignedIn();
  const { can } = useSessionActions();
  const slip = useSlip();
  const [date, setDate] = useState('');
  const [pending, setPending] = useState<SlipType | null>(null);
  if (user.role !== 'Cashier' || !holdsAllPolicies(me) || !can('downloadSlip')) return null;

  const print = async (type: SlipType) => {
    if (pending) return;
    setPending(type);
    await slip(type, { userId: user.id, ...(date ? { date } : {}) });
    setPending(null);
  };
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
          pending={pending === 'start'}
          onClick={() => void print('start')}
        >
          {text.startSlip}
        </Button>
        <Button
          kind="plain"
          icon={<PrinterIcon size={18} />}
          pending={pending === 'close'}
          onClick={() => void print('close')}
        >
          {text.closeSlip}
        </Button>
        {can('reopenShift') ? <ReopenShift user={user} /> : null}
      </div>
    </section>
  );
}
