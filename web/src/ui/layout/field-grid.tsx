import type { ComponentProps } from 'react';
import styles from './field-grid.module.css';

interface FieldGridProps extends ComponentProps<'div'> {
  /** Closer together, as in a dialog. */
  dense?: boolean;
}

/**
 * The fields of a form, two in a line where there is room.
 * A field that carries `data-wide` has a line of its own.
 */
export function FieldGrid({ dense, ...rest }: FieldGridProps) {
  return <div className={styles.grid} data-dense={dense || undefined} {...rest} />;
}
