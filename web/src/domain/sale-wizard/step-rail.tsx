import { countPassengers } from '@muara/contract/rules/passengers/count-passengers';
import { formatMoney } from '@muara/contract/rules/money/format-money';
import { afterFeedback } from '@/lib/input-timing.ts';
import { CheckIcon } from '@/ui/icons.tsx';
import { jettyOf, packageOf } from '@/domain/sale/catalogue/catalogue.ts';
import { portionsOf } from '@/domain/sale/dishes.ts';
import { type SaleStep, SALE_STEPS } from '@/domain/sale/sale-steps.ts';
import styles from './step-rail.module.css';
import { useWizard, type Wizard } from './wizard-context.ts';
import { wizardText } from './wizard.messages.ts';
import { RESLIDE_DEBOUNCE_MS } from '@muara/contract/constants';
import { useEffect } from 'react';
import { clock } from '@/lib/clock.ts';

/** The steps of the sale. It shows the progress, and jumps to any step whose guards pass (002 §2.18). */
export function StepRail() {
  const wizard = useWizard();
  const { sale, steps } = wizard;
  useScrollToFocus();
  const percent = steps.find(({ step }) => step === sale.step)?.percent ?? 0;
  const order = (step: SaleStep) => SALE_STEPS.indexOf(step);
  let number = 0;
  return (
    <nav className={styles.rail} aria-label={wizardText.steps}>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label={wizardText.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <ol className={styles.steps} data-many={steps.length > 6 || undefined}>
        {steps.map(({ step, skipped }) =>
          skipped === null ? (
            <Step key={step} step={step} number={++number} isDone={order(step) < order(sale.step)} />
          ) : (
            <li key={step} className={styles.skipped}>
              <span className={styles.mark} aria-hidden="true">
                –
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{wizardText.step[step]}</span>
                <span className={styles.value}>{wizardText.skipped[skipped]}</span>
              </span>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}

function Step({ step, number, isDone }: { step: SaleStep; number: number; isDone: boolean }) {
  const wizard = useWizard();
  const isHere = step === wizard.sale.step;
  const block = isHere ? null : wizard.problemBefore(step);
  return (
    <li data-done={isDone || undefined}>
      <button
        type="button"
        className={styles.step}
        aria-current={isHere ? 'step' : undefined}
        aria-disabled={block !== null || undefined}
        title={block?.message}
        aria-describedby={block ? `pos-block-${step}` : undefined}
        onClick={() => afterFeedback(() => wizard.goTo(step))}
      >
        <span className={styles.mark} aria-hidden="true">
          {isDone ? <CheckIcon size={15} /> : number}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{wizardText.step[step]}</span>
          <span className={styles.value}>{valueOf(wizard, step)}</span>
        </span>
      </button>
      {block ? (
        <span id={`pos-block-${step}`} hidden>
          {block.message}
        </span>
      ) : null}
    </li>
  );
}

/** Returns what was chosen at a step, in a word. */
function valueOf({ sale, catalogue, priced }: Wizard, step: SaleStep): string {
  switch (step) {
    case 'package':
      return packageOf(catalogue, sale)?.name ?? '';
    case 'jetty':
      return [jettyOf(catalogue, sale)?.name, sale.slot].filter(Boolean).join(', ');
    case 'passengers': {
      const passengers = countPassengers(sale.counts);
      return passengers === 0 ? '' : String(passengers);
    }
    case 'addons': {
      const portions = Object.values(sale.dishes).reduce((sum, quantities) => sum + portionsOf(quantities), 0);
      return portions === 0 ? '' : wizardText.portions(portions);
    }
    case 'info':
      return sale.buyer.name;
    case 'checkout':
      return sale.step === 'checkout' && priced ? formatMoney(priced.total) : '';
    case 'result':
      return '';
  }
}

/**
 * Scrolls the focused control into view after the window is resized (002 §9).
 * That happens when a phone is turned or its keyboard opens.
 */
function useScrollToFocus(): void {
  useEffect(() => {
    let cancel = () => {};
    const onResize = () => {
      cancel();
      cancel = clock.after(RESLIDE_DEBOUNCE_MS, () => {
        const here = document.activeElement;
        if (here !== document.body) here?.scrollIntoView({ block: 'nearest' });
      });
    };
    window.addEventListener('resize', onResize);
    return () => {
      cancel();
      window.removeEventListener('resize', onResize);
    };
  }, []);
}
