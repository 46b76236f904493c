import { Checkbox, TextInput } from '@mantine/core';
import { checkBoatOperator } from '@muara/contract/rules';
import type { BoatOperator } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { keepFirstPage, keepRecord } from '@/domain/records/record-cache.ts';
import { textField } from '@/domain/forms/text-field.ts';
import { RecordForm } from '@/domain/records/record-form.tsx';
import { useRecordForm } from '@/domain/records/use-record-form.ts';
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
  const form = useRecordForm<BoatOperatorDraft>({ initialValues: draftOf(operator), check: checkBoatOperator, save });
  return (
    <RecordForm form={form} isNew={operator === null}>
      <TextInput {...textField(form, 'name')} label={text.name} required data-wide data-autofocus />
      <TextInput {...textField(form, 'email')} label={text.email} required type="email" />
      <TextInput
        {...textField(form, 'contact')}
        label={text.phone}
        description={text.phoneHint}
        type="tel"
        inputMode="numeric"
      />
      <div data-wide>
        <Checkbox
          name="active"
          label={text.active}
          description={text.activeHint}
          checked={form.values.active}
          error={form.errors.active}
          onChange={(event) => form.setValues({ active: event.currentTarget.checked })}
        />
      </div>
    </RecordForm>
  );
}

function useSave(operator: BoatOperator | null): (draft: BoatOperatorDraft, over: boolean) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  return async (draft, over) => {
    if (operator) {
      const { id, updated_at: filled } = operator;
      const basis = over ? {} : { updated_at: filled ?? '' };
      keepRecord(queries, BOAT_OPERATORS, await client.call.editBoatOperator({ body: { id, ...draft, ...basis } }));
      return void toast.success(text.saved);
    }
    keepFirstPage(queries, BOAT_OPERATORS, await client.call.addBoatOperator({ body: draft }));
    toast.success(text.added);
  };
}
