import type { ComponentProps } from 'react';
import styles from './file-input.module.css';

interface FileInputProps extends ComponentProps<'input'> {
  id: string;
  /** The words on the button. */
  choose: string;
  large?: boolean;
}

/** The browser's own file field, which looks like a button. */
export function FileInput({ id, choose, large, ...rest }: FileInputProps) {
  return (
    <>
      <input {...rest} id={id} type="file" className={`sr-only ${styles.file}`} />
      <label htmlFor={id} className={styles.choose} data-large={large || undefined}>
        {choose}
      </label>
    </>
  );
}
