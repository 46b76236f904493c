import type { Form } from './use-form.ts';

/** The values of a form that are texts. */
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

interface TextFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange(event: { currentTarget: { value: string } }): void;
  onBlur(): void;
}

/** What ties a text input to a value of a form. No length is cut off: a text that is too long is said to be so. */
export function textField<Values extends object>(form: Form<Values>, name: TextName<Values>): TextFieldProps {
  return {
    name,
    value: form.values[name] as string,
    error: form.errors[name],
    onChange: ({ currentTarget: { value } }) => form.setValues({ [name]: value } as unknown as Partial<Values>),
    onBlur: () => form.validateField(name),
  };
}
