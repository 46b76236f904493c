import { useEffect, useRef, type ReactNode } from 'react';
import { afterFeedback } from '@/lib/input-timing.ts';
import { BackIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import type { SaleField } from '@/domain/sale/sale.ts';
import { adjacentStep } from '@/domain/sale/steps.ts';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import styles from './step-head.module.css';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

interface StepHeadProps {
  title: string;
  sub?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** The step focuses one of its controls instead of the heading. */
  quiet?: boolean;
}

/** Problems without a field of their own, shown under the heading. */
const IN_HEADING: ReadonlySet<SaleField> = new Set(['package', 'date', 'jetty', 'slot']);

/** The heading of a step. It gets the focus when the step opens, so that screen readers announce it. */
export function StepHead({ title, sub, actions, quiet }: StepHeadProps) {
  const wizard = useWizard();
  const { problem } = wizard.sale;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!quiet) heading.current?.focus();
  }, [quiet]);
  return (
    <header className={styles.head}>
      {adjacentStep(wizard.steps, wizard.sale.step, -1) === null ? null : (
        <TillButton kind="plain" square aria-label={wizardText.back} onClick={() => afterFeedback(wizard.back)}>
          <BackIcon size={22} />
        </TillButton>
      )}
      <div className={styles.words}>
        <h2 ref={heading} id="pos-step" tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {sub ? <p className={styles.sub}>{sub}</p> : null}
        {problem !== null && IN_HEADING.has(problem.field) ? (
          <p className={styles.problem} role="alert">
            {problem.message}
          </p>
        ) : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
