import { TextInput } from '@mantine/core';
import { SEAT_LIMITED_JETTY_ID } from '@muara/contract/constants';
import type { JettyRecord } from '@muara/contract/types';
import { CountField } from '@/ui/count-field.tsx';
import { RecordForm } from '@/domain/records/record-form.tsx';
import { useRecordForm } from '@/domain/records/use-record-form.ts';
import { checkDraft, draftOf, type JettyDraft, lostSlots } from './jetty-draft.ts';
import { jettiesMessages as text } from './jetties.messages.ts';
import { LostTickets } from './lost-tickets.tsx';
import { OverbookedTickets } from './overbooked-tickets.tsx';
import { RemoveJetty } from './remove-jetty.tsx';
import { SlotFields } from './slot-fields.tsx';
import { useSaveJetty } from './use-save-jetty.ts';

interface JettyFormProps {
  /** Null for a new jetty. */
  jetty: JettyRecord | null;
  /** Whether jetties have slots at all. */
  enableSlot: boolean;
  onRemoved(): void;
}

/** Adds or changes a jetty (002 §5.2). Seats are asked for where they are limited only. */
export function JettyForm({ jetty, enableSlot, onRemoved }: JettyFormProps) {
  const save = useSaveJetty(jetty);
  const form = useRecordForm<JettyDraft>({
    initialValues: draftOf(jetty),
    check: (draft) => checkDraft(jetty?.id ?? null, enableSlot, draft),
    save,
  });
  const { name, max_passenger, slots } = form.values;
  return (
    <RecordForm form={form} isNew={jetty === null}>
      <div data-wide>
        <TextInput
          name="name"
          label={text.name}
          required
          autoComplete="off"
          data-autofocus
          value={name}
          error={form.errors.name}
          onChange={(event) => form.setValues({ name: event.currentTarget.value })}
          onBlur={() => form.validateField('name')}
        />
      </div>
      {jetty?.id === SEAT_LIMITED_JETTY_ID ? (
        <div data-wide>
          <CountField
            name="max_passenger"
            label={text.maxPassenger}
            least={1}
            hint={enableSlot && slots.length > 0 ? text.maxPassengerHint : text.maxPassengerDayHint}
            required
            value={max_passenger}
            error={form.errors.max_passenger}
            onChange={(seats) => form.setValues({ max_passenger: seats })}
            onBlur={() => form.validateField('max_passenger')}
          />
          <OverbookedTickets jetty={jetty} typed={max_passenger} />
        </div>
      ) : null}
      {enableSlot ? (
        <div data-wide>
          <SlotFields
            slots={slots}
            isDayLimited={jetty?.id === SEAT_LIMITED_JETTY_ID}
            errors={form.errors}
            onChange={(next) => form.setValues({ slots: next })}
            onLeave={(field) => form.validateField(field as 'slots')}
          />
          {jetty ? <LostTickets jetty={jetty} slots={slots} lost={lostSlots(jetty, slots)} /> : null}
        </div>
      ) : null}
      {jetty ? (
        <div data-wide>
          <RemoveJetty jetty={jetty} unsaved={form.isDirty} onRemoved={onRemoved} />
        </div>
      ) : null}
    </RecordForm>
  );
}
