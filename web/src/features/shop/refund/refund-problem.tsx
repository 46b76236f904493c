import { useEffect, useRef } from 'react';
import { ErrorIcon } from '@/ui/icons.tsx';
import styles from './refund.module.css';

/**
 * The server's refusal, inside the dialog (002 §8). It gets the focus;
 * each refusal needs its own `key`.
 */
export function RefundProblem({ text }: { text: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <p ref={box} role="alert" tabIndex={-1} className={styles.problem}>
      <ErrorIcon size={20} />
      {text}
    </p>
  );
}
