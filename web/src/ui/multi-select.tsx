import { Checkbox, Input } from '@mantine/core';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { multiSelectMessages as text } from './multi-select.messages.ts';
import styles from './multi-select.module.css';
import { allState, type CheckOption, toggleAll, toggleValue } from './multi-select.values.ts';

interface CheckListProps {
  legend: string;
  /** Carried by every checkbox, so that a form finds the field at fault. */
  name?: string;
  options: readonly CheckOption[];
  value: readonly string[];
  onChange(value: string[]): void;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Checkboxes in a line where there is room; one by default. */
  columns?: number;
  /** A checkbox on top for all of them; its words, or `All`. */
  selectAll?: boolean | string;
  className?: string;
}

/** Some of a few options, as a group of checkboxes. */
export function CheckList(props: CheckListProps) {
  const { legend, name, options, value, onChange, error, hint, required, disabled, columns = 1, selectAll } = props;
  const id = useId();
  const all = allState(options, value);
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset
      className={props.className ? `${styles.group} ${props.className}` : styles.group}
      disabled={disabled}
      aria-describedby={described || undefined}
    >
      <legend className={styles.legend}>
        <Input.Label labelElement="div" required={required}>
          {legend}
        </Input.Label>
      </legend>
      {hint ? (
        <Input.Description id={`${id}-hint`} className={styles.hint}>
          {hint}
        </Input.Description>
      ) : null}
      {selectAll ? (
        <Checkbox
          className={styles.all}
          label={typeof selectAll === 'string' ? selectAll : text.all}
          checked={all === 'all'}
          indeterminate={all === 'some'}
          disabled={disabled || options.every((option) => option.disabled)}
          onChange={() => onChange(toggleAll(options, value))}
        />
      ) : null}
      <div className={styles.options} style={{ '--columns': columns } as CSSProperties}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            description={option.hint}
            disabled={disabled || option.disabled}
            error={Boolean(error)}
            checked={value.includes(option.value)}
            onChange={() => onChange(toggleValue(options, value, option.value))}
          />
        ))}
      </div>
      {error ? (
        <Input.Error id={`${id}-error`} className={styles.error}>
          {error}
        </Input.Error>
      ) : null}
    </fieldset>
  );
}
