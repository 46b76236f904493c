import { CloseShift } from '../shift/close-shift.tsx';
import { DiscountPanel } from '../panels/discount-panel.tsx';
import { LastSalePanel } from '../panels/last-sale-panel.tsx';
import { PaymentPanel } from '../panels/payment-panel.tsx';
import { ShortcutsPanel } from '../panels/shortcuts-panel.tsx';
import { ToolPanel } from '../tools/tool-panel.tsx';
import { WizardPanels } from '../../wizard/panels/wizard-panels.tsx';
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
