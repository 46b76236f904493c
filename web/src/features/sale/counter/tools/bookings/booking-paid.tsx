import { formatRinggit } from '@muara/contract/rules';
import { Done } from '../done.tsx';
import { toolText } from '../tools.messages.ts';
import { useFirstPrint } from '../use-first-print.ts';
import type { Taken } from './use-accept-payment.ts';

/** The change in large type until the next booking, while the receipt prints; a deposit has none yet (002 §4.3). */
export function BookingPaid({ taken, onNext }: { taken: Taken; onNext(): void }) {
  const { code, change, amount, method, isPaid } = taken;
  const papers = useFirstPrint(isPaid ? { code } : null);
  return (
    <Done
      code={code}
      label={change === null ? `Paid by ${method}` : 'Change'}
      figure={change ?? amount}
      note={change === null ? null : `For RM ${formatRinggit(amount)}`}
      papers={papers}
      kinds={isPaid ? ['receipt'] : []}
      next={toolText.nextBooking}
      onNext={onNext}
    />
  );
}
