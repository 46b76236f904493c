import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './big-button.module.css';

interface BigButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** `result` and `outline` are for coloured results. */
  kind?: 'primary' | 'plain' | 'result' | 'outline';
  pending?: boolean;
  /** It cannot be pressed now; it stays focusable. */
  isOff?: boolean;
  /** The same, with the id of the text that says why. */
  blockedBy?: string | null;
  /** A second line below the word. */
  note?: ReactNode;
}

/**
 * A button for gloves, at least 56 px high.
 * While pending or blocked it keeps the focus and does nothing.
 */
export function BigButton({
  kind = 'primary',
  pending,
  isOff,
  blockedBy,
  note,
  type = 'button',
  onClick,
  children,
  ...rest
}: BigButtonProps) {
  const isBlocked = pending === true || isOff === true || Boolean(blockedBy);
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-kind={kind}
      aria-busy={pending || undefined}
      aria-disabled={isBlocked || undefined}
      aria-describedby={blockedBy ?? rest['aria-describedby']}
      onClick={(event) => {
        if (isBlocked) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={styles.word}>{children}</span>
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </button>
  );
}
