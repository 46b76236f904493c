import { CloseShift } from '../shift/close-shift.tsx';
import { BankTransferPanel } from '../panels/bank-transfer-panel.tsx';
import { CashDrawerPanel } from '../panels/cash-drawer-panel.tsx';
import { DatePanel } from '../panels/date-panel.tsx';
import { DiscountPanel } from '../panels/discount-panel.tsx';
import { LastSalePanel } from '../panels/last-sale-panel.tsx';
import { OrderPanel } from '../panels/order-panel.tsx';
import { PackagePanel } from '../panels/package-panel.tsx';
import { PlainPaymentPanel } from '../panels/plain-payment-panel.tsx';
import { ShortcutsPanel } from '../panels/shortcuts-panel.tsx';
import { TracePanel } from '../panels/trace-panel.tsx';
import { useTill } from './till-context.ts';

/** The one dialog that is open over the till, if any. */
export function TillPanels() {
  const { panel } = useTill();
  switch (panel?.kind) {
    case 'package':
      return <PackagePanel item={panel.item} />;
    case 'date':
      return <DatePanel />;
    case 'discount':
      return <DiscountPanel />;
    case 'cash':
      return <CashDrawerPanel />;
    case 'transfer':
      return <BankTransferPanel />;
    case 'plain':
      return <PlainPaymentPanel method={panel.method} />;
    case 'trace':
      return <TracePanel />;
    case 'order':
      return <OrderPanel />;
    case 'shortcuts':
      return <ShortcutsPanel />;
    case 'last-sale':
      return <LastSalePanel />;
    case 'close-shift':
      return <CloseShift />;
    case undefined:
      return null;
  }
}
