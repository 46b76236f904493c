import type { ReactNode } from 'react';
import { Link } from '../link.tsx';
import styles from './row-actions.module.css';

/** The buttons at the end of a row. */
export function RowActions({ children }: { children: ReactNode }) {
  return <span className={styles.actions}>{children}</span>;
}

interface RowActionProps {
  /** What it does and to whom, such as `Edit Aisyah Rahman`; also its tooltip. */
  label: string;
  icon: ReactNode;
  /** Its link. Without one, `onPress` runs. */
  to?: string;
  /** Kept with the step, for the screen that it leads to. */
  state?: unknown;
  onPress?(): void;
  tone?: 'danger' | 'lively';
}

export function RowAction({ label, icon, to, state, onPress, tone }: RowActionProps) {
  const look = {
    className: styles.action,
    'aria-label': label,
    title: label,
    'data-danger': tone === 'danger' || undefined,
    'data-lively': tone === 'lively' || undefined,
  };
  return to === undefined ? (
    <button type="button" {...look} onClick={onPress}>
      {icon}
    </button>
  ) : (
    <Link to={to} state={state} {...look}>
      {icon}
    </Link>
  );
}
