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
  /** Marked as required, for people who see it; the control says so to all others. */
  required?: boolean;
  /** Renders the control with what ties it to its label and message; `className` is the look of a plain one. */
  children(props: ControlProps, className: string | undefined): ReactNode;
}

/** A labelled input or select of the till: 52 px high, its message beneath it and tied to it. */
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
