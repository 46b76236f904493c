import type { ReactNode } from 'react';
import styles from './field.module.css';

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  id: string;
  label: string;
  error: string | null | undefined;
  /** Shows the mark of a required field. The control itself tells assistive technology. */
  required?: boolean;
  /**
   * Renders the control with the props that tie it to its label and message.
   * `className` is the default look.
   */
  children(props: ControlProps, className: string | undefined): ReactNode;
}

/** A labelled input or select of the till, 52 px high, with its message below. */
export function Field({ id, label, error, required, children }: FieldProps) {
  const control = {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </label>
      {children(control, styles.control)}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
