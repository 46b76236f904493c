import { TextInput } from '@mantine/core';
import { holdsAllPolicies } from '@muara/contract/rules/permissions/holds-all-policies';
import type { SlipType, User } from '@muara/contract/types';
import { useState } from 'react';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { Button } from '@/ui/button.tsx';
import { PrinterIcon } from '@/ui/icons.tsx';
import { SlipResult } from '@/domain/printing/slip-result.tsx';
import { useSlipPrint } from '@/domain/printing/use-slip-print.ts';
import { ReopenShift } from './reopen-shift.tsx';
import styles from './user-dialog.module.css';
import { usersMessages as text } from './users.messages.ts';

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
