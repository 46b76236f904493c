import type { ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  id: string;
  label: string;
  error?: string | null | undefined;
  hint?: string | undefined;
  children(props: { id: string; className: string | undefined; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }): ReactNode;
}

/** A labelled input or select of the till: 52 px high, its message beneath it and tied to it. */
export function Field({ id, label, error, hint, children }: FieldProps) {
  const message = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': message ? `${id}-note` : undefined,
      })}
      {message ? (
        <p id={`${id}-note`} className={styles.note} data-bad={error ? true : undefined}>
          {message}
        </p>
      ) : null}
    </div>
  );
}
