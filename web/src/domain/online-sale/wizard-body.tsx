import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { usePageMark } from '@/lib/page-mark.ts';
import type { SaleStep } from '@/domain/sale/sale-steps.ts';
import { StepRail } from '@/domain/sale-wizard/step-rail.tsx';
import { AddonsStep } from '@/domain/sale-wizard/steps/addons-step.tsx';
import { InfoStep } from '@/domain/sale-wizard/steps/info-step.tsx';
import { JettyStep } from '@/domain/sale-wizard/steps/jetty-step.tsx';
import { PackageStep } from '@/domain/sale-wizard/steps/package-step.tsx';
import { PassengersStep } from '@/domain/sale-wizard/steps/passengers-step.tsx';
import { OrderSummary } from '@/domain/sale-wizard/summary/order-summary.tsx';
import { SummaryBar } from '@/domain/sale-wizard/summary/summary-bar.tsx';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import { shopText } from './shop.messages.ts';
import styles from './wizard-body.module.css';

const STEPS: Partial<Record<SaleStep, ComponentType>> = {
  package: PackageStep,
  jetty: JettyStep,
  passengers: PassengersStep,
  addons: AddonsStep,
  info: InfoStep,
};

const Result = lazy(() => import('./result/online-result.tsx'));

interface WizardBodyProps {
  /** The platform's own checkout step. */
  checkout: ReactNode;
  /** A note that every step shows. */
  note?: ReactNode;
  /** The address that shows results. */
  home: string;
}

/**
 * The steps above, and the order next to the current step.
 * On a phone the total at the bottom opens the order.
 */
export function WizardBody({ checkout, note, home }: WizardBodyProps) {
  const { step } = useWizard().sale;
  const Step = STEPS[step];
  useTopOfStep(step);
  usePageMark('foot', step !== 'result');
  return (
    <div className={styles.wizard} data-step={step}>
      <div className={styles.rail}>
        <StepRail />
      </div>
      <main className={styles.work}>
        {note ? <p className={styles.note}>{note}</p> : null}
        {Step ? <Step /> : null}
        {step === 'checkout' ? checkout : null}
        <Suspense>{step === 'result' ? <Result home={home} /> : null}</Suspense>
      </main>
      <aside className={styles.side} aria-label={shopText.order}>
        <OrderSummary />
      </aside>
      <SummaryBar />
    </div>
  );
}

/** Scrolls to the top for each new step. On an untouched page the focus stays at the start. */
function useTopOfStep(step: SaleStep): void {
  const shown = useRef(step);
  useEffect(() => {
    const { activeElement } = document;
    if (!navigator.userActivation.hasBeenActive && activeElement instanceof HTMLElement) activeElement.blur();
  }, []);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
  }, [step]);
}
