import { Checkbox, TextInput } from '@mantine/core';
import { checkBoatOperator } from '@muara/contract/rules';
import type { BoatOperator } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { keepFirstPage, keepRecord } from '@/domain/records/record-cache.ts';
import { RecordForm } from '@/domain/records/record-form.tsx';
import type { Seen } from '@/domain/forms/form.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { BOAT_OPERATORS } from './boat-operators.api.ts';
import { boatOperatorsMessages as text } from './boat-operators.messages.ts';

const draftOf = (operator: BoatOperator | null) => ({
  name: operator?.name ?? '',
  email: operator?.email ?? '',
  contact: operator?.contact ?? '',
  active: operator?.active ?? true,
});
type BoatOperatorDraft = ReturnType<typeof draftOf>;

/** Adds a boat operator, or changes one (002 §5.2). */
export function BoatOperatorForm({ operator }: { operator: BoatOperator | null }) {
  const save = useSave(operator);
  const form = useForm<BoatOperatorDraft>({
    initialValues: draftOf(operator),
    record: operator,
    check: checkBoatOperator,
    save,
  });
  return (
    <RecordForm form={form} isNew={operator === null}>
      <TextInput {...form.getInputProps('name')} label={text.name} required data-wide data-autofocus />
      <TextInput {...form.getInputProps('email')} label={text.email} required type="email" />
      <TextInput
        {...form.getInputProps('contact')}
        label={text.phone}
        description={text.phoneHint}
        type="tel"
        inputMode="numeric"
      />
      <div data-wide>
        <Checkbox {...form.getCheckboxProps('active')} label={text.active} description={text.activeHint} />
      </div>
    </RecordForm>
  );
}

function useSave(operator: BoatOperator | null): (draft: BoatOperatorDraft, seen: Seen) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  return async (draft, seen) => {
    if (operator) {
      const { id } = operator;
      keepRecord(queries, BOAT_OPERATORS, await client.call.editBoatOperator({ body: { id, ...draft, ...seen } }));
      return toast.success(text.saved);
    }
    keepFirstPage(queries, BOAT_OPERATORS, await client.call.addBoatOperator({ body: draft }));
    toast.success(text.added);
  };
}
