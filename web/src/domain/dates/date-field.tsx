import { Input, TextInput, type TextInputProps } from '@mantine/core';
import { FIRST_DAY, LAST_DAY } from '@muara/contract/constants';
import { splitRange } from '@muara/contract/rules/dates/split-range';
import { useId, type FocusEvent, type ReactNode } from 'react';
import { joinRange } from './date-range.ts';
import styles from './date-field.module.css';
import { fieldMessages as text } from './field.messages.ts';

const MINUTES = 'YYYY-MM-DDTHH:MM'.length;

interface DateFieldProps extends Omit<
  TextInputProps,
  'type' | 'label' | 'name' | 'value' | 'onChange' | 'description' | 'error' | 'min' | 'max'
> {
  label: string;
  name: string;
  /** 'YYYY-MM-DD', or '' for none; a day in Kuala Lumpur in any time zone of the browser. */
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
  /** The first and the last day that the calendar offers. */
  min?: string;
  max?: string;
  hint?: ReactNode;
}

/**
 * A day, as the browser asks for one.
 * Mantine's DatePickerInput adds 21 to 42 KB of gzip to a field that every browser has (contributing/the-kit.md).
 */
export function DateField({ onChange, min = FIRST_DAY, max = LAST_DAY, hint, ...rest }: DateFieldProps) {
  return (
    <TextInput
      {...rest}
      type="date"
      min={min}
      max={max}
      description={hint}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** A day and a time, 'YYYY-MM-DDTHH:MM' in Kuala Lumpur, as the browser asks for them. */
export function DateTimeField({
  onChange,
  min = `${FIRST_DAY}T00:00`,
  max = `${LAST_DAY}T23:59`,
  hint,
  ...rest
}: DateFieldProps) {
  return (
    <TextInput
      {...rest}
      type="datetime-local"
      min={min}
      max={max}
      description={hint}
      onChange={(event) => onChange(event.currentTarget.value.slice(0, MINUTES))}
    />
  );
}

interface DateRangeFieldProps {
  label: string;
  name: string;
  /** What the second day is called, where a form knows both of them. */
  endName?: string;
  /** 'YYYY-MM-DD - YYYY-MM-DD', or '' for none; a range that is half filled in keeps its half. */
  value: string;
  onChange(value: string): void;
  /** The focus has left both days. */
  onBlur?(): void;
  error?: string | undefined;
  min?: string;
  max?: string;
  required?: boolean;
  hint?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** Two days that are sent as one text. The first of them carries the name of the field. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, name, value, onChange, onBlur, error, min, max = LAST_DAY, required, hint, disabled } = props;
  const id = useId();
  const { start, end } = splitRange(value);
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const day = {
    type: 'date',
    required,
    disabled,
    withAsterisk: false,
    error: Boolean(error),
    classNames: { label: styles.small },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
      if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) onBlur?.();
    },
  };
  return (
    <fieldset
      className={props.className ? `${styles.range} ${props.className}` : styles.range}
      aria-describedby={described || undefined}
    >
      <legend className={styles.legend}>
        <Input.Label labelElement="div" required={required}>
          {label}
        </Input.Label>
      </legend>
      {hint ? <Input.Description id={`${id}-hint`}>{hint}</Input.Description> : null}
      <div className={styles.days}>
        <TextInput
          {...day}
          name={name}
          label={text.start}
          value={start}
          min={min}
          max={end || max}
          onChange={(event) => onChange(joinRange(event.currentTarget.value, end))}
        />
        <TextInput
          {...day}
          name={props.endName ?? `${name}-end`}
          label={text.end}
          value={end}
          min={start || min}
          max={max}
          onChange={(event) => onChange(joinRange(start, event.currentTarget.value))}
        />
      </div>
      {error ? (
        <Input.Error id={`${id}-error`} className={styles.error}>
          {error}
        </Input.Error>
      ) : null}
    </fieldset>
  );
}
