import { CloseShift } from '@/features/counter/shift/close-shift.tsx';
import { DiscountPanel } from '@/features/counter/panels/discount-panel.tsx';
import { LastSalePanel } from '@/features/counter/panels/last-sale-panel.tsx';
import { PaymentPanel } from '@/features/counter/panels/payment-panel.tsx';
import { ShortcutsPanel } from '@/features/counter/panels/shortcuts-panel.tsx';
import { ToolPanel } from '@/features/counter/tools/tool-panel.tsx';
import { WizardPanels } from '@/features/counter/panels/wizard-panels.tsx';
import { useTill } from './till-context.ts';

/** The one dialog that is open over the till, if any. */
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
