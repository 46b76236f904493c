import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Shortcut } from '@/ui/shortcut.tsx';
import styles from './till-button.module.css';

interface TillButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  children: ReactNode;
  kind?: 'primary' | 'default' | 'plain';
  size?: 'md' | 'lg';
  /** An icon without text; give `aria-label`. */
  square?: boolean;
  /** Shows progress and locks the button. */
  pending?: boolean;
  /** The key that presses this button while no field has the focus (see `useHotkeys`). */
  hotkey?: string | undefined;
  /** Shows the key beside the text. */
  hint?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of the till, at least 46 px high, with its key. */
export function TillButton({
  children,
  kind = 'default',
  size = 'md',
  square,
  pending,
  hotkey,
  hint,
  disabled,
  onClick,
  ...rest
}: TillButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A locked button keeps the focus for the next attempt, and submits nothing.
    if (pending === true) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-kind={kind}
      data-size={size}
      data-square={square || undefined}
      data-hotkey={hotkey}
      aria-busy={pending || undefined}
      aria-disabled={pending === true || rest['aria-disabled'] || undefined}
      disabled={disabled === true}
      onClick={press}
    >
      {children}
      {pending ? (
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      ) : hotkey && hint ? (
        <Shortcut keys={hotkey.length === 1 ? hotkey.toUpperCase() : hotkey} />
      ) : null}
    </button>
  );
}
