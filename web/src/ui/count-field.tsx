import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { acceptCount } from '@/lib/money-text.ts';
import styles from './money-field.module.css';

interface CountFieldProps extends Omit<
  TextInputProps,
  'type' | 'label' | 'name' | 'value' | 'onChange' | 'description' | 'error'
> {
  label: string;
  name: string;
  /** As it is typed: digits, '' for none. */
  value: string;
  onChange(text: string): void;
  error?: string | undefined;
  hint?: ReactNode;
  /** Whether the label stands above the field; in a table it may be its name alone. */
  withLabel?: boolean;
}

/** A whole number, zero or more, as typed text: no spinner that a wheel could turn, no minus, no decimals. */
export function CountField({ label, value, onChange, hint, withLabel = true, ...rest }: CountFieldProps) {
  return (
    <TextInput
      {...rest}
      {...(withLabel ? { label } : { 'aria-label': label })}
      description={hint}
      classNames={{ input: styles.figure }}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(acceptCount(event.currentTarget.value, value))}
    />
  );
}
