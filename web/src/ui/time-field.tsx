import { TextInput, type TextInputProps } from '@mantine/core';

interface TimeFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  /** 'HH:MM', or '' for none. */
  value: string;
  onChange(value: string): void;
}

/** A time of day, as the browser asks for one. */
export function TimeField({ onChange, ...rest }: TimeFieldProps) {
  return <TextInput {...rest} type="time" onChange={(event) => onChange(event.currentTarget.value)} />;
}
