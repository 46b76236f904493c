import { useState } from 'react';
import { acceptCount, isCountText } from '@/lib/count-text.ts';
import { uiMessages } from '@/ui/ui.messages.ts';
import { bookingFormMessages as text } from './booking-form.messages.ts';
import styles from './booking-form.module.css';

interface CountStepperProps {
  name: string;
  /** What it counts, such as `Adult`. */
  label: string;
  /** Of what, where it does not stand beside it to be seen, such as a dish. */
  of?: string;
  /** In small print below the name, such as the price of one. */
  note: string;
  value: number;
  /** The text that was typed in its place and is no count. */
  typedCount?: string | undefined;
  /** As many as can be reached. */
  most: number;
  error?: string | undefined;
  disabled?: boolean;
  /** Whole, from 0 up; more than there is room for is the form's to cut. */
  onChange(count: number): void;
  /** A text was typed that is no count. */
  onWrong(text: string): void;
}

/** A number that is typed or stepped; an emptied field is 0 once it is left. */
export function CountStepper({
  name,
  label,
  of,
  note,
  value,
  typedCount,
  most,
  disabled = false,
  onChange,
  onWrong,
  ...rest
}: CountStepperProps) {
  /** What is being typed, while it differs from the number. */
  const [typed, setTyped] = useState<string | null>(null);
  const step = (to: number, can: boolean) => {
    if (!can || disabled) return;
    setTyped(null);
    onChange(to);
  };
  const error = typedCount === undefined ? rest.error : uiMessages.count[0];
  const shown = typedCount ?? typed ?? String(value);
  const whole = of === undefined ? label : `${of}, ${label}`;
  const [canFewer, canMore] = [value > 0, value < most];
  return (
    <div className={styles.count}>
      <div className={styles.who}>
        <strong id={`${name}-label`}>
          {of === undefined ? null : <span className="sr-only">{of}, </span>}
          {label}
        </strong>
        <small id={`${name}-note`}>{note}</small>
      </div>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={text.fewer(whole)}
          aria-disabled={!canFewer || disabled || undefined}
          onClick={() => step(value - 1, canFewer)}
        >
          −
        </button>
        <input
          name={name}
          inputMode="numeric"
          autoComplete="off"
          aria-labelledby={`${name}-label`}
          aria-describedby={`${name}-note${error === undefined ? '' : ` ${name}-error`}`}
          aria-invalid={error !== undefined || undefined}
          readOnly={disabled}
          value={shown}
          onFocus={(event) => event.currentTarget.select()}
          onChange={({ currentTarget }) => {
            const next = acceptCount(currentTarget.value, shown);
            setTyped(next === '' ? '' : null);
            if (isCountText(next)) onChange(Number(next));
            else onWrong(next);
          }}
          onBlur={() => setTyped(null)}
        />
        <button
          type="button"
          aria-label={text.more(whole)}
          aria-disabled={!canMore || disabled || undefined}
          onClick={() => step(value + 1, canMore)}
        >
          +
        </button>
      </div>
      {error === undefined ? null : (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
