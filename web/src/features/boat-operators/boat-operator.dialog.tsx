import { Checkbox, TextInput } from '@mantine/core';
import { checkBoatOperator } from '@muara/contract/rules/forms/check-boat-operator';
import type { BoatOperator } from '@muara/contract/types';
import { useForm } from '@/domain/forms/use-form.ts';
import { ActiveBadge } from '@/domain/records/active-badge.tsx';
import { RecordDialog } from '@/domain/records/record-dialog.tsx';
import { RecordForm } from '@/domain/records/record-form.tsx';
import type { RecordDialogOf } from '@/domain/records/use-listed-dialog.ts';
import { formatCount } from '@/lib/format-count.ts';
import { Facts } from '@/ui/facts.tsx';
import { boatOperatorsMessages as text } from './boat-operators.messages.ts';

const draftOf = (operator: BoatOperator | null) => ({
  name: operator?.name ?? '',
  email: operator?.email ?? '',
  contact: operator?.contact ?? '',
  active: operator?.active ?? true,
});
type Draft = ReturnType<typeof draftOf>;
type DialogProps = RecordDialogOf<BoatOperator, Draft>;

/** The boat operator modal (002 §2.8): view, add, update. */
export default function BoatOperatorDialog({ frame, save }: DialogProps) {
  return (
    <RecordDialog
      {...frame}
      view={({ email, contact, active, total_trip: trips }) => (
        <Facts
          facts={[
            [text.email, email],
            [text.phone, contact],
            [text.active, <ActiveBadge key="active" active={active} />],
            [text.trips, formatCount(trips)],
          ]}
        />
      )}
    >
      {(operator) => <BoatOperatorForm operator={operator} save={save} />}
    </RecordDialog>
  );
}

/** Adds a boat operator, or changes one (002 §5.2). */
function BoatOperatorForm({ operator, save }: { operator: BoatOperator | null; save: DialogProps['save'] }) {
  const form = useForm<Draft>({
    initialValues: draftOf(operator),
    record: operator,
    check: checkBoatOperator,
    save: (draft, seen) => save(operator, draft, seen),
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
