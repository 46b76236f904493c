import { useEffect, useId, useRef, type ReactNode } from 'react';
import { afterFeedback } from '@/lib/input-timing.ts';
import { Shortcut } from '@/ui/shortcut.tsx';
import { fieldId } from '@/domain/sale/field-id.ts';
import type { SaleField } from '@/domain/sale/sale.ts';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import styles from './passenger-group.module.css';

interface PassengerGroupProps {
  title: string;
  on: boolean;
  hotkey: string | undefined;
  onToggle(on: boolean): void;
  select: {
    field: 'state' | 'country';
    label: string;
    value: string;
    options: readonly string[];
    placeholder?: string;
    onChange(value: string): void;
  };
  countsField: SaleField;
  children: ReactNode;
}

/** One group of passengers: its checkbox, origin and counters. */
export function PassengerGroup({ title, on, hotkey, onToggle, select, countsField, children }: PassengerGroupProps) {
  const { sale, next } = useWizard();
  const { problem } = sale;
  const id = useId();
  const messageFor = (...fields: SaleField[]) => (problem && fields.includes(problem.field) ? problem.message : null);
  const selectError = messageFor(select.field);
  const countError = messageFor(countsField, 'group');
  const shown = useRef(on);
  useEffect(() => {
    // A group that was switched on focuses its first missing field.
    if (on && !shown.current)
      document.getElementById(fieldId(select.value === '' ? select.field : countsField))?.focus();
    shown.current = on;
  }, [on, select.value, select.field, countsField]);
  return (
    <section className={styles.group} data-on={on || undefined} aria-labelledby={`${id}title`}>
      <header className={styles.head}>
        <label className={styles.check} data-hotkey={hotkey}>
          <input
            type="checkbox"
            id={select.field === 'state' ? fieldId('group') : undefined}
            checked={on}
            onChange={(event) => onToggle(event.currentTarget.checked)}
          />
          <span id={`${id}title`}>{title}</span>
          {hotkey ? <Shortcut keys={hotkey.toUpperCase()} /> : null}
        </label>
        {on ? (
          <label className={styles.from}>
            <span>
              {select.label}
              <span aria-hidden="true"> *</span>
            </span>
            <select
              id={fieldId(select.field)}
              value={select.value}
              aria-required
              aria-invalid={selectError !== null || undefined}
              aria-describedby={selectError === null ? undefined : `${id}from`}
              onChange={(event) => select.onChange(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                afterFeedback(next);
              }}
            >
              {select.placeholder === undefined ? null : (
                <option value="" disabled>
                  {select.placeholder}
                </option>
              )}
              {select.options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          </label>
        ) : null}
      </header>
      {selectError === null ? null : (
        <p id={`${id}from`} className={styles.error} role="alert">
          {selectError}
        </p>
      )}
      {on ? <div className={styles.counters}>{children}</div> : null}
      {countError === null ? null : (
        <p className={styles.error} role="alert">
          {countError}
        </p>
      )}
    </section>
  );
}
