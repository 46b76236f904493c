import type { SalePackages } from '@muara/contract/types';
import { useEffect } from 'react';
import { useHotkeys } from '../parts/use-hotkeys.ts';
import { fieldId } from '../sale/field-id.ts';
import { CheckoutStep } from '../steps/checkout-step.tsx';
import { InfoStep } from '../steps/info-step.tsx';
import { JettyStep } from '../steps/jetty-step.tsx';
import { PackageStep } from '../steps/package-step.tsx';
import { PassengersStep } from '../steps/passengers-step.tsx';
import { ResultStep } from '../steps/result-step.tsx';
import { OrderSummary } from '../summary/order-summary.tsx';
import { SummaryBar } from '../summary/summary-bar.tsx';
import { StepRail } from './step-rail.tsx';
import { TillContext } from './till-context.ts';
import { TillHeader } from './till-header.tsx';
import { TillPanels } from './till-panels.tsx';
import styles from './till-screen.module.css';
import { useTillState } from './use-till.ts';

const STEPS = {
  package: PackageStep,
  jetty: JettyStep,
  passengers: PassengersStep,
  info: InfoStep,
  checkout: CheckoutStep,
  result: ResultStep,
};

/** The till: steps on the left, the work in the middle, the running order on the right. */
export function TillScreen({ catalogue }: { catalogue: SalePackages }) {
  const till = useTillState(catalogue);
  const Step = STEPS[till.sale.step];
  const { problem } = till.sale;

  useEffect(() => {
    // A refusal moves the focus to what has to be put right; what was typed stays.
    if (problem) document.getElementById(fieldId(problem.field))?.focus();
  }, [problem]);

  useHotkeys({
    Escape: till.back,
    '?': () => till.open({ kind: 'shortcuts' }),
    t: () => till.open({ kind: 'trace' }),
    c: () => till.exhibition || till.open({ kind: 'date' }),
    l: () => till.lastSale && till.open({ kind: 'last-sale' }),
  });

  return (
    <TillContext value={till}>
      <div className={styles.till} data-step={till.sale.step}>
        <TillHeader />
        <StepRail />
        <main lang="en" className={styles.work} id="pos-work">
          <Step />
        </main>
        <aside className={styles.side} aria-label="Order">
          <OrderSummary />
        </aside>
        <SummaryBar />
      </div>
      <TillPanels />
    </TillContext>
  );
}
