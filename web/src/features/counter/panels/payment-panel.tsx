import { afterFeedback } from '@/lib/input-timing.ts';
import { labelOf } from '@/domain/labels/labels.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { PayBy } from '@/features/counter/payment/pay-by.tsx';
import { useBuyerDetails } from '@/features/counter/payment/use-buyer-details.tsx';
import { useTill } from '@/features/counter/till/till-context.ts';

/** The payment of the running sale: what the method needs. Confirming completes the sale (002 §9). */
export function PaymentPanel({ method }: { method: string }) {
  const till = useTill();
  const { name, company_name: company } = till.sale.buyer;
  const details = useBuyerDetails(till);
  const close = () => till.checkingOut || till.close();
  return (
    <Dialog
      title={labelOf('method', method)}
      size={method === 'Cash' ? 'lg' : 'sm'}
      stay={till.isWaiting}
      onClose={close}
    >
      <PayBy
        method={method}
        due={till.priced?.total ?? 0}
        buyer={[company, name].filter((part) => part.trim() !== '').join(', ')}
        details={till.asksBuyer ? details : undefined}
        pending={till.isWaiting}
        onPay={(payment) => afterFeedback(() => till.checkout(payment))}
      />
    </Dialog>
  );
}
