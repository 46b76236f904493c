import type { ComponentProps } from 'react';
import styles from './amount-entry.module.css';

/** A large field for an amount in ringgit. */
export function AmountEntry(props: ComponentProps<'input'>) {
  return (
    <span className={styles.entry} data-bad={props['aria-invalid'] || undefined}>
      <span aria-hidden="true">RM</span>
      <input {...props} />
    </span>
  );
}
