import { useEffect, useRef, type ReactNode } from 'react';
import { BackIcon } from '../parts/icons.tsx';
import { TillButton } from '../parts/till-button.tsx';
import { useTill } from '../till/till-context.ts';
import styles from './step-head.module.css';

interface StepHeadProps {
  title: string;
  sub?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** The step focuses a control of its own instead of the heading. */
  quiet?: boolean;
}

/** The heading of a step. It takes the focus when the step opens, so that a screen reader says where one is. */
export function StepHead({ title, sub, actions, quiet }: StepHeadProps) {
  const till = useTill();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!quiet) heading.current?.focus();
  }, [quiet]);
  return (
    <header className={styles.head}>
      {till.sale.step === 'package' ? null : (
        <TillButton kind="plain" square aria-label="Back" onClick={till.back}>
          <BackIcon size={22} />
        </TillButton>
      )}
      <div className={styles.words}>
        <h2 ref={heading} id="pos-step" tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {sub ? <p className={styles.sub}>{sub}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
