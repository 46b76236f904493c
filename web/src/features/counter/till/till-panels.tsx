import { CloseShift } from '@/features/counter/shift/close-shift.tsx';
import { DiscountPanel } from '@/features/counter/panels/discount-panel.tsx';
import { LastSalePanel } from '@/features/counter/panels/last-sale-panel.tsx';
import { ShortcutsPanel } from '@/features/counter/panels/shortcuts-panel.tsx';
import { useTill } from './till-context.ts';
import { type WizardPanel, useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import { DishPanel } from '@/domain/sale-wizard/panels/dish-panel.tsx';
import { OrderPanel } from '@/domain/sale-wizard/panels/order-panel.tsx';
import { PackagePanel } from '@/domain/sale-wizard/panels/package-panel.tsx';
import { TracePanel } from '@/domain/sale-wizard/panels/trace-panel.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { SaleCalendar } from '@/domain/sale-wizard/calendar/sale-calendar.tsx';
import { afterFeedback } from '@/lib/input-timing.ts';
import { labelOf } from '@/domain/labels/labels.ts';
import { PayBy } from '@/features/counter/payment/pay-by.tsx';
import { useBuyerDetails } from '@/features/counter/payment/use-buyer-details.tsx';
import { BookingPanel } from '@/features/counter/tools/bookings/booking-panel.tsx';
import { DiningPanel } from '@/features/counter/tools/dining/dining-panel.tsx';
import { FocPanel } from '@/features/counter/tools/foc/foc-panel.tsx';
import { ParkedPanel } from '@/features/counter/tools/parked/parked-panel.tsx';
import type { ToolKind } from '@/features/counter/tools/tool-list.ts';
import { ToolsPanel } from '@/features/counter/tools/tools-panel.tsx';
import { WristbandPanel } from '@/features/counter/tools/wristbands/wristband-panel.tsx';

/** The dialog that is open over the till, if any. */
export function TillPanels() {
  const { panel } = useTill();
  if (panel === null) return null;
  switch (panel.kind) {
    case 'discount':
      return <DiscountPanel />;
    case 'payment':
      return <PaymentPanel method={panel.method} />;
    case 'shortcuts':
      return <ShortcutsPanel />;
    case 'last-sale':
      return <LastSalePanel />;
    case 'close-shift':
      return <CloseShift />;
    case 'tools':
    case 'bookings':
    case 'wristbands':
    case 'dining':
    case 'foc':
    case 'parked':
      return <ToolPanel kind={panel.kind} />;
    default:
      return <WizardPanels panel={panel} />;
  }
}

/** The wizard's dialogs, loaded with the till. The shop loads each on first use. */
function WizardPanels({ panel }: { panel: WizardPanel }) {
  switch (panel.kind) {
    case 'package':
      return <PackagePanel item={panel.item} />;
    case 'dish':
      return <DishPanel food={panel.food} />;
    case 'date':
      return <DatePanel />;
    case 'trace':
      return <TracePanel />;
    case 'order':
      return <OrderPanel />;
  }
}

/** Change Date at a till. An open ticket has no date. */
function DatePanel() {
  const wizard = useWizard();
  const { catalogue, sale } = wizard;
  return (
    <Dialog title={saleText.changeDate} size="md" onClose={wizard.close}>
      {wizard.isOpenTicket ? (
        <p>{saleText.openTicketHasNoDate}</p>
      ) : (
        <SaleCalendar value={sale.date ?? catalogue.today} onChosen={wizard.close} />
      )}
    </Dialog>
  );
}

/** The payment of the running sale: what the method needs. Confirming completes the sale (002 §9). */
function PaymentPanel({ method }: { method: string }) {
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

const PANELS = {
  tools: ToolsPanel,
  bookings: BookingPanel,
  wristbands: WristbandPanel,
  dining: DiningPanel,
  foc: FocPanel,
  parked: ParkedPanel,
};

/** The tool that is open over the till. */
function ToolPanel({ kind }: { kind: ToolKind | 'tools' }) {
  const Panel = PANELS[kind];
  return <Panel />;
}
