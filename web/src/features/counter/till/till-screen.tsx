import type { SalePackages } from '@muara/contract/types';
import { afterFeedback } from '@/lib/input-timing.ts';
import { useHotkeys } from './use-hotkeys.ts';
import { CheckoutStep } from '@/features/counter/steps/checkout-step.tsx';
import { InfoStep } from '@/domain/sale-wizard/steps/info-step.tsx';
import { JettyStep } from '@/domain/sale-wizard/steps/jetty-step.tsx';
import { PackageStep } from '@/domain/sale-wizard/steps/package-step.tsx';
import { PassengersStep } from '@/domain/sale-wizard/steps/passengers-step.tsx';
import { ResultStep } from '@/features/counter/steps/result-step.tsx';
import { OrderSummary } from '@/domain/sale-wizard/summary/order-summary.tsx';
import { SummaryBar } from '@/domain/sale-wizard/summary/summary-bar.tsx';
import { StepRail } from '@/domain/sale-wizard/step-rail.tsx';
import { WizardContext } from '@/domain/sale-wizard/wizard-context.ts';
import { AddonsStep } from '@/domain/sale-wizard/steps/addons-step.tsx';
import { TillContext } from './till-context.ts';
import { TillHeader } from './till-header.tsx';
import { TillPanels } from './till-panels.tsx';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './till-screen.module.css';
import { useTillState } from './use-till.ts';

const STEPS = {
  package: PackageStep,
  jetty: JettyStep,
  passengers: PassengersStep,
  addons: AddonsStep,
  info: InfoStep,
  checkout: CheckoutStep,
  result: ResultStep,
};

/** The till: steps on the left, the current step in the middle, the running order on the right. */
export function TillScreen({ catalogue }: { catalogue: SalePackages }) {
  const till = useTillState(catalogue);
  const Step = STEPS[till.sale.step];
  useHotkeys({
    Escape: () => afterFeedback(till.back),
    '?': () => till.open({ kind: 'shortcuts' }),
    t: () => till.open({ kind: 'trace' }),
    c: () => till.isOpenTicket || till.open({ kind: 'date' }),
    l: () => till.lastSale && till.open({ kind: 'last-sale' }),
  });

  return (
    <WizardContext value={till}>
      <TillContext value={till}>
        <div className={styles.till} data-step={till.sale.step}>
          <TillHeader />
          <StepRail />
          <main className={styles.work} id="pos-work">
            <Step />
          </main>
          <aside className={styles.side} aria-label={tillText.order}>
            <OrderSummary />
          </aside>
          <SummaryBar />
        </div>
        <TillPanels />
      </TillContext>
    </WizardContext>
  );
}
