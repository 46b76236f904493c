import { lazy, Suspense } from 'react';
import type { WizardPanel } from '@/domain/sale-wizard/wizard-context.ts';

/** A panel over the shop, or over the agents' Buy Ticket. */
export type OnlinePanel = WizardPanel | { kind: 'summary' };

const Departure = lazy(() => import('./departure-panel.tsx'));
const Summary = lazy(() => import('./summary-panel.tsx'));
const PackagePanel = lazy(() =>
  import('@/domain/sale-wizard/panels/package-panel.tsx').then((own) => ({ default: own.PackagePanel })),
);
const DishPanel = lazy(() =>
  import('@/domain/sale-wizard/panels/dish-panel.tsx').then((own) => ({ default: own.DishPanel })),
);
const TracePanel = lazy(() =>
  import('@/domain/sale-wizard/panels/trace-panel.tsx').then((own) => ({ default: own.TracePanel })),
);
const OrderPanel = lazy(() =>
  import('@/domain/sale-wizard/panels/order-panel.tsx').then((own) => ({ default: own.OrderPanel })),
);

/** The dialog that is open over the wizard, if any. Each loads on first use. */
export function OnlinePanels({ panel }: { panel: OnlinePanel | null }) {
  return <Suspense>{panel === null ? null : <Panel panel={panel} />}</Suspense>;
}

function Panel({ panel }: { panel: OnlinePanel }) {
  switch (panel.kind) {
    case 'package':
      return <PackagePanel item={panel.item} />;
    case 'dish':
      return <DishPanel food={panel.food} />;
    case 'date':
      return <Departure />;
    case 'trace':
      return <TracePanel />;
    case 'order':
      return <OrderPanel />;
    case 'summary':
      return <Summary />;
  }
}
