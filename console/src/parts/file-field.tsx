import { useId } from 'react';
import styles from './file-field.module.css';

interface FileFieldProps {
  label: string;
  accept: string;
  error?: string | null;
  onChoose(file: File | null): void;
}

/** The browser's own file field, in the look of the other fields. */
export function FileField({ label, accept, error, onChoose }: FileFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}error` : undefined}
        onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
      />
      {error ? (
        <p id={`${id}error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
