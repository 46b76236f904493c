import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { afterFeedback } from '@/lib/input-timing.ts';
import { clock } from '@/lib/clock.ts';
import { MinusIcon, PlusIcon } from './icons.tsx';
import { clampCount, readCount } from './stepper-count.ts';
import styles from './stepper.module.css';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

interface StepperProps {
  label: string;
  /** Notes under the label, such as ages and price. */
  notes: readonly string[];
  value: number;
  max: number;
  /** The id of the element that says why `value` cannot exceed `max`, once it is reached. */
  whyId: string;
  onChange(value: number): void;
  onEnter(): void;
  inputId?: string | undefined;
  invalid?: boolean | undefined;
  /** Gets the focus when its dialog opens. */
  isFirst?: boolean | undefined;
}

/** The delay before the first repeat; the pauses after it get shorter. */
const HOLD_MS = 380;
const REPEAT_MS = [130, 110, 90, 70, 55] as const;

/** A counter that can be tapped, held, typed into or moved with the arrow keys. */
export function Stepper({
  label,
  notes,
  value,
  max,
  whyId,
  onChange,
  onEnter,
  inputId,
  invalid,
  isFirst,
}: StepperProps) {
  const id = useId();
  const full = value >= max;
  /** Typed text that is not in the order yet: the field shows it before everything else renders. */
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const count = readCount(text);
    if (count === null) return;
    setTyped(text);
    afterFeedback(() => {
      setTyped(null);
      set(count);
    });
  };
  const set = (next: number) => onChange(clampCount(next, max));
  const less = useHold(() => set(value - 1), value === 0);
  const more = useHold(() => set(value + 1), full);
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1, '+': 1, '-': -1 }[event.key];
    if (event.key === 'Enter') onEnter();
    else if (step !== undefined) set(value + step);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.row} data-on={value > 0 || undefined} data-invalid={invalid || undefined}>
      <label className={styles.words} htmlFor={inputId ?? id}>
        <span className={styles.label}>{label}</span>
        <span className={styles.notes}>
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </span>
      </label>
      <div className={styles.controls}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.button}
          aria-label={wizardText.passengers.less(label)}
          aria-disabled={value === 0}
          {...less}
        >
          <MinusIcon />
        </button>
        <input
          id={inputId ?? id}
          data-autofocus={isFirst || undefined}
          className={styles.input}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-invalid={invalid || undefined}
          aria-describedby={full ? whyId : undefined}
          value={typed ?? value}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={keys}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <button
          type="button"
          tabIndex={-1}
          className={styles.button}
          aria-label={wizardText.passengers.more(label)}
          aria-disabled={full}
          aria-describedby={full ? whyId : undefined}
          {...more}
        >
          <PlusIcon />
        </button>
      </div>
    </div>
  );
}

/** Repeats a press while it is held, faster after a while. A key press on the button counts once. */
function useHold(run: () => void, off: boolean) {
  const stop = useRef<(() => void) | null>(null);
  const latest = useRef({ act: run, off });
  useLayoutEffect(() => {
    latest.current = { act: run, off };
  });
  const end = () => {
    stop.current?.();
    stop.current = null;
  };
  useEffect(() => end, []);
  const repeat = (count: number) => {
    stop.current = clock.after(
      count === 0 ? HOLD_MS : REPEAT_MS[Math.min(Math.floor(count / 6), REPEAT_MS.length - 1)]!,
      () => {
        if (latest.current.off) return;
        latest.current.act();
        repeat(count + 1);
      },
    );
  };
  return {
    onPointerDown: (event: { button: number; preventDefault(): void }) => {
      if (event.button !== 0) return;
      // Touch must not move the focus, and a held button must not select text.
      event.preventDefault();
      if (!off) run();
      repeat(0);
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onClick: (event: { detail: number }) => {
      // `detail` is 0 when a key or a screen reader pressed the button. Pointers are handled on pointerdown.
      if (event.detail === 0 && !off) run();
    },
  };
}
