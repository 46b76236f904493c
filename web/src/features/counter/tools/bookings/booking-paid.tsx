import { formatRinggit } from '@muara/contract/rules';
import { labelOf } from '@/domain/labels/labels.ts';
import { Done } from '@/features/counter/tools/done.tsx';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { useFirstPrint } from '@/features/counter/tools/use-first-print.ts';
import type { AcceptedPayment } from './use-accept-payment.ts';
import { tillText } from '@/features/counter/till.messages.ts';

/** The change in large type until the next booking, while the receipt prints; a deposit has none yet (002 §4.3). */
export function BookingPaid({ taken, onNext }: { taken: AcceptedPayment; onNext(): void }) {
  const { code, change, amount, method, isPaid } = taken;
  const papers = useFirstPrint(isPaid ? { code } : null);
  return (
    <Done
      code={code}
      label={change === null ? tillText.paidBy(labelOf('method', method)) : tillText.change}
      figure={change ?? amount}
      note={change === null ? null : tillText.forAmount(formatRinggit(amount))}
      papers={papers}
      kinds={isPaid ? ['receipt'] : []}
      next={toolText.nextBooking}
      onNext={onNext}
    />
  );
}
