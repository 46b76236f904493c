import type { Form } from './form.ts';
import { TypeaheadSelect } from '@/ui/typeahead-select.tsx';
import { uiMessages } from '@/ui/ui.messages.ts';

interface ChoiceFieldProps<Name extends string> {
  form: Form<Record<Name, string>>;
  name: Name;
  label: string;
  options: readonly string[];
  required?: boolean;
}

/** A searchable choice from a long list; its last option always stays visible (001 §9: 'Others'). */
export function ChoiceField<Name extends string>({ form, name, label, options, required }: ChoiceFieldProps<Name>) {
  return (
    <TypeaheadSelect
      label={label}
      required={required}
      // The form finds its fields by name.
      attributes={{ input: { name } }}
      placeholder={uiMessages.typeOrChoose}
      value={form.values[name] || null}
      error={form.errors[name]}
      options={options.map((option) => ({ value: option, label: option }))}
      lastOption={options.at(-1)}
      openOnFocus={false}
      onChange={(value) => form.setValues({ [name]: value ?? '' } as Record<Name, string>)}
      onBlur={() => form.validateField(name)}
    />
  );
}
