import { useState } from 'react';
import { AmountEntry } from '@/features/counter/money-entry/amount-entry.tsx';
import { DenominationCounter } from '@/features/counter/money-entry/denomination-counter.tsx';
import { Field } from '@/domain/sale-wizard/controls/field.tsx';
import { Keypad } from '@/features/counter/money-entry/keypad.tsx';
import type { MoneyEntry } from '@/features/counter/money-entry/use-money-entry.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './cash-count.module.css';

interface CashCountProps {
  id: string;
  label: string;
  entry: MoneyEntry;
  error: string | null;
}

/** An amount of cash: typed, entered on the keypad, or counted note by note. */
export function CashAmount({ id, label, entry, ...rest }: CashCountProps) {
  const error = entry.problem ?? rest.error;
  return (
    <Field id={id} label={label} error={error}>
      {(props) => <AmountEntry {...props} {...entry.inputProps} data-autofocus placeholder="0.00" />}
    </Field>
  );
}

/** The helper beside the amount: keypad or denominations. */
export function CashHelper({ entry }: { entry: MoneyEntry }) {
  const [mode, setMode] = useState<'keypad' | 'count'>('keypad');
  return (
    <div className={styles.helper}>
      <div className={styles.modes} role="group" aria-label={tillText.entryModes}>
        <button type="button" aria-pressed={mode === 'keypad'} onClick={() => setMode('keypad')}>
          {tillText.keypad}
        </button>
        <button type="button" aria-pressed={mode === 'count'} onClick={() => setMode('count')}>
          {tillText.countNotes}
        </button>
      </div>
      {mode === 'keypad' ? <Keypad onKey={entry.press} /> : <DenominationCounter onTotal={entry.fill} />}
    </div>
  );
}
