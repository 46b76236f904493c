import type { FieldErrors } from '@/domain/errors/field-errors.ts';

/** What a field needs of its form. */
interface FieldForm<Values extends object> {
  values: Values;
  errors: FieldErrors;
  setValues(patch: Partial<Values>): void;
  validateField(name: string): void;
}

export interface InputProps<Value> {
  name: string;
  value: Value;
  error: string | undefined;
  /** Takes the value, or the event of an input. */
  onChange(next: Value | { currentTarget: { value: string } }): void;
  onBlur(): void;
}

export interface CheckboxProps {
  name: string;
  checked: boolean;
  error: string | undefined;
  onChange(event: { currentTarget: { checked: boolean } }): void;
}

/**
 * Returns the props that bind an input to a value.
 * No text is cut off: one that is too long shows an error.
 */
export function inputProps<Values extends object, Name extends keyof Values & string>(
  form: FieldForm<Values>,
  name: Name,
): InputProps<Values[Name]> {
  return {
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (next) => form.setValues({ [name]: valueOf(next) } as Partial<Values>),
    onBlur: () => form.validateField(name),
  };
}

/** Returns the props that tie a checkbox to a value. */
export function checkboxProps<Values extends object>(
  form: FieldForm<Values>,
  name: keyof Values & string,
): CheckboxProps {
  return {
    name,
    checked: form.values[name] === true,
    error: form.errors[name],
    onChange: ({ currentTarget: { checked } }) => form.setValues({ [name]: checked } as Partial<Values>),
  };
}

function valueOf(next: unknown): unknown {
  if (typeof next !== 'object' || next === null || !('currentTarget' in next)) return next;
  return (next.currentTarget as { value: string }).value;
}
