import type { WizardPanel } from '@/domain/sale-wizard/wizard-context.ts';
import { DatePanel } from './date-panel.tsx';
import { DishPanel } from '@/domain/sale-wizard/panels/dish-panel.tsx';
import { OrderPanel } from '@/domain/sale-wizard/panels/order-panel.tsx';
import { PackagePanel } from '@/domain/sale-wizard/panels/package-panel.tsx';
import { TracePanel } from '@/domain/sale-wizard/panels/trace-panel.tsx';

/** The wizard's dialogs, there at once: a till does not wait for them. The shop loads each when it is asked for. */
export function WizardPanels({ panel }: { panel: WizardPanel }) {
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
