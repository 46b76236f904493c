import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { acceptMoney, isMoneyText } from './typed-money.ts';
import styles from '@/ui/figure-field.module.css';
import { uiMessages } from '@/ui/ui.messages.ts';

interface MoneyFieldProps extends Omit<
  TextInputProps,
  'type' | 'label' | 'name' | 'value' | 'onChange' | 'description' | 'error'
> {
  label: string;
  name: string;
  /** As it is typed, '' for none. */
  value: string;
  onChange(text: string): void;
  error?: string | undefined;
  hint?: ReactNode;
  /** Whether the label is above the field; in a table, pass false to make it the accessible name only. */
  withLabel?: boolean;
}

/**
 * A text field for ringgit: digits, one dot and two decimals (002 §5.3).
 * Other input shows an error.
 */
export function MoneyField({ label, value, onChange, error, hint, withLabel = true, ...rest }: MoneyFieldProps) {
  return (
    <TextInput
      {...rest}
      {...(withLabel ? { label } : { 'aria-label': label })}
      description={hint}
      error={error ?? (isMoneyText(value) ? undefined : uiMessages.amount)}
      classNames={{ input: styles.figure, section: styles.currency }}
      leftSection="RM"
      leftSectionWidth="2.75rem"
      leftSectionPointerEvents="none"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(acceptMoney(event.currentTarget.value, value))}
    />
  );
}
