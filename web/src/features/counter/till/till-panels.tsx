import { CloseShift } from '@/features/counter/shift/close-shift.tsx';
import { DiscountPanel } from '@/features/counter/panels/discount-panel.tsx';
import { LastSalePanel } from '@/features/counter/panels/last-sale-panel.tsx';
import { PaymentPanel } from '@/features/counter/panels/payment-panel.tsx';
import { ShortcutsPanel } from '@/features/counter/panels/shortcuts-panel.tsx';
import { ToolPanel } from '@/features/counter/tools/tool-panel.tsx';
import { useTill } from './till-context.ts';
import type { WizardPanel } from '@/domain/sale-wizard/wizard-context.ts';
import { DatePanel } from '@/features/counter/panels/date-panel.tsx';
import { DishPanel } from '@/domain/sale-wizard/panels/dish-panel.tsx';
import { OrderPanel } from '@/domain/sale-wizard/panels/order-panel.tsx';
import { PackagePanel } from '@/domain/sale-wizard/panels/package-panel.tsx';
import { TracePanel } from '@/domain/sale-wizard/panels/trace-panel.tsx';

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
