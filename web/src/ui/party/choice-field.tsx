import { Select } from '@mantine/core';
import { DROPDOWN_PAGE } from '@muara/contract/constants';
import type { Form } from '@/lib/use-form.ts';
import { partyMessages as text } from './party.messages.ts';

interface ChoiceFieldProps<Name extends string> {
  form: Form<Record<Name, string>>;
  name: Name;
  label: string;
  options: readonly string[];
  required?: boolean;
}

/** A choice of a long list, searched by typing; its last option stays in sight whatever is typed (001 §9: 'Others'). */
export function ChoiceField<Name extends string>({ form, name, label, options, required }: ChoiceFieldProps<Name>) {
  const last = options.at(-1);
  return (
    <Select
      label={label}
      required={required}
      // The form finds its fields by name.
      attributes={{ input: { name } }}
      placeholder={text.choose}
      value={form.values[name] || null}
      error={form.errors[name]}
      data={[...options]}
      searchable
      selectFirstOptionOnChange
      openOnFocus={false}
      filter={({ options: all, search }) => {
        const words = search.trim().toLowerCase();
        const found = all.filter((option) => 'label' in option && option.label.toLowerCase().includes(words));
        const rest = all.filter((option) => 'value' in option && option.value === last && !found.includes(option));
        return [...found.slice(0, DROPDOWN_PAGE), ...rest];
      }}
      onChange={(value) => form.set({ [name]: value ?? '' } as Record<Name, string>)}
      onBlur={() => form.leave(name)}
    />
  );
}
