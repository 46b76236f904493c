import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { acceptCount, isCountText } from '@/lib/count-text.ts';
import styles from './figure-field.module.css';
import { uiMessages } from './ui.messages.ts';

interface CountFieldProps extends Omit<
  TextInputProps,
  'type' | 'label' | 'name' | 'value' | 'onChange' | 'description' | 'error'
> {
  label: string;
  name: string;
  /** The text as typed, '' for none. */
  value: string;
  onChange(text: string): void;
  /** The lowest allowed count, which the error message names. */
  least?: 0 | 1;
  /** True when the message is shown elsewhere. */
  error?: string | boolean | undefined;
  hint?: ReactNode;
  /** Whether the label is shown above the field; in a table it can be for screen readers only. */
  withLabel?: boolean;
}

/** A whole number as typed text: no spinner that a wheel could turn. Anything else is refused in place. */
export function CountField({
  label,
  value,
  onChange,
  least = 0,
  error,
  hint,
  withLabel = true,
  ...rest
}: CountFieldProps) {
  return (
    <TextInput
      {...rest}
      {...(withLabel ? { label } : { 'aria-label': label })}
      description={hint}
      error={error ?? (isCountText(value) ? undefined : uiMessages.count[least])}
      classNames={{ input: styles.figure }}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(acceptCount(event.currentTarget.value, value))}
    />
  );
}
