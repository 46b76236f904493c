import { useId, useState } from 'react';
import { reportError } from '@/domain/errors/errors.ts';
import styles from './row-switch.module.css';

interface RowSwitchProps {
  /** What it switches and of whom, such as `Active: Jeti Shahbandar`. */
  label: string;
  checked: boolean;
  /** Ends when the row shows what the server holds; what it throws puts the switch back. */
  onToggle(next: boolean): Promise<void>;
  disabled?: boolean;
  /** Why it cannot be switched, or what it needs. */
  reason?: string | undefined;
}

/** A switch in a row: flips at once, is locked while the server is told, and goes back with a toast when it refuses. */
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
