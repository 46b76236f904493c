import { useId, useState } from 'react';
import { reportError } from '@/domain/errors/errors.ts';
import styles from './row-switch.module.css';

interface RowSwitchProps {
  /** What it switches and of whom, such as `Active: Jeti Shahbandar`. */
  label: string;
  checked: boolean;
  /** Resolves once the row shows the server's state; if it throws, the switch flips back. */
  onToggle(next: boolean): Promise<void>;
  disabled?: boolean;
  /** Why it cannot be switched, or what it needs. */
  reason?: string | undefined;
}

/**
 * A switch in a row, which flips immediately and is locked during the request.
 * If the server refuses, it flips back and a toast says why.
 */
export function RowSwitch({ label, checked, onToggle, disabled, reason }: RowSwitchProps) {
  const id = useId();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const shown = wanted ?? checked;
  const pending = wanted !== null;

  const toggle = async () => {
    if (disabled || pending) return;
    setWanted(!checked);
    try {
      await onToggle(!checked);
    } catch (error) {
      reportError(error);
    }
    setWanted(null);
  };
  return (
    <>
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-label={label}
        aria-checked={shown}
        aria-disabled={disabled || pending || undefined}
        aria-busy={pending || undefined}
        aria-describedby={reason ? id : undefined}
        title={reason ?? label}
        onClick={() => void toggle()}
      >
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
      </button>
      {reason ? (
        <span id={id} hidden>
          {reason}
        </span>
      ) : null}
    </>
  );
}
