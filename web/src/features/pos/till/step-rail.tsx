import { CheckIcon } from '@/ui/icons.tsx';
import { jettyOf, packageOf } from '../sale/catalogue.ts';
import { countHeads, formatRinggit } from '@muara/contract/rules';
import { SALE_STEPS, type SaleStep, STEP_PROGRESS } from '../sale/sale.ts';
import { useTill, type Till } from './till-context.ts';
import styles from './step-rail.module.css';

const NAMES: Record<SaleStep, string> = {
  package: 'Package',
  jetty: 'Jetty',
  passengers: 'Passengers',
  info: 'User Info',
  checkout: 'Checkout',
  result: 'Result',
};

/** The step header: where the sale stands, and a jump to any step whose guards pass (002 §2.18). */
export function StepRail() {
  const till = useTill();
  const { step } = till.sale;
  const at = SALE_STEPS.indexOf(step);
  const steps = SALE_STEPS.filter((name) => !(till.exhibition && name === 'jetty'));
  return (
    <nav className={styles.rail} aria-label="Steps">
      <div
        className={styles.progress}
        role="progressbar"
        aria-label="Progress of the sale"
        aria-valuenow={STEP_PROGRESS[step]}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ inlineSize: `${STEP_PROGRESS[step]}%` }} />
      </div>
      <ol className={styles.steps}>
        {steps.map((name, index) => {
          const block = name === step ? null : till.blockOf(name);
          const done = SALE_STEPS.indexOf(name) < at;
          return (
            <li key={name} data-done={done || undefined}>
              <button
                type="button"
                className={styles.step}
                aria-current={name === step ? 'step' : undefined}
                aria-disabled={block !== null || undefined}
                title={block?.message}
                aria-describedby={block ? `pos-block-${name}` : undefined}
                onClick={() => till.goTo(name)}
              >
                <span className={styles.mark} aria-hidden="true">
                  {done ? <CheckIcon size={15} /> : index + 1}
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{NAMES[name]}</span>
                  <span className={styles.value}>{valueOf(till, name)}</span>
                </span>
              </button>
              {block ? (
                <span id={`pos-block-${name}`} hidden>
                  {block.message}
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** What was chosen at a step, in a word. */
function valueOf({ sale, catalogue, priced }: Till, step: SaleStep): string {
  switch (step) {
    case 'package':
      return packageOf(catalogue, sale)?.name ?? '';
    case 'jetty':
      return [jettyOf(catalogue, sale)?.name, sale.slot].filter(Boolean).join(', ');
    case 'passengers': {
      const heads = countHeads(sale.counts);
      return heads === 0 ? '' : String(heads);
    }
    case 'info':
      return sale.buyer.name;
    case 'checkout':
      return sale.step === 'checkout' && priced ? `RM ${formatRinggit(priced.total)}` : '';
    case 'result':
      return '';
  }
}
