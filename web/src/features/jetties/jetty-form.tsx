import { TextInput } from '@mantine/core';
import { SEAT_LIMITED_JETTY_ID } from '@muara/contract/constants';
import type { JettyRecord } from '@muara/contract/types';
import { CountField } from '@/ui/count-field.tsx';
import { RecordForm } from '@/domain/records/record-form.tsx';
import type { RecordDialogOf } from '@/domain/records/use-listed-dialog.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { checkDraft, draftOf, type JettyBody, type JettyDraft, lostSlots } from './jetty-draft.ts';
import { jettiesMessages as text } from './jetties.messages.ts';
import { LostTickets } from './lost-tickets.tsx';
import { RemoveJetty } from './remove-jetty.tsx';
import { SlotFields } from './slot-fields.tsx';
import { useSaveJetty } from './use-save-jetty.ts';
import { SEARCH_DELAY_MS } from '@/lib/search-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { countOfText } from '@/lib/count-text.ts';
import { clock } from '@/lib/clock.ts';
import { overbookedTicketsQuery } from './jetties.api.ts';
import styles from './jetties.module.css';

interface JettyFormProps {
  /** Null for a new jetty. */
  jetty: JettyRecord | null;
  /** Whether jetties have slots at all. */
  enableSlot: boolean;
  save: RecordDialogOf<JettyRecord, JettyBody>['save'];
  onRemoved(): void;
}

/** Adds or changes a jetty (002 §5.2). Seats are only required if they are limited. */
export function JettyForm({ jetty, enableSlot, save, onRemoved }: JettyFormProps) {
  const saveAfterVoids = useSaveJetty(jetty, save);
  const form = useForm<JettyDraft>({
    initialValues: draftOf(jetty),
    record: jetty,
    check: (draft) => checkDraft(jetty?.id ?? null, enableSlot, draft),
    save: saveAfterVoids,
  });
  const { max_passenger, slots } = form.values;
  return (
    <RecordForm form={form} isNew={jetty === null}>
      <div data-wide>
        <TextInput {...form.getInputProps('name')} label={text.name} required autoComplete="off" data-autofocus />
      </div>
      {jetty?.id === SEAT_LIMITED_JETTY_ID ? (
        <div data-wide>
          <CountField
            {...form.getInputProps('max_passenger')}
            label={text.maxPassenger}
            least={1}
            hint={enableSlot && slots.length > 0 ? text.maxPassengerHint : text.maxPassengerDayHint}
            required
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
            onLeave={form.validateField}
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

/** Shows, once typing stops, the tickets on departures that fewer seats would overbook. */
function OverbookedTickets({ jetty, typed }: { jetty: JettyRecord; typed: string }) {
  const client = useClient();
  const [settled, setSettled] = useState(typed);
  useEffect(() => clock.after(SEARCH_DELAY_MS, () => setSettled(typed)), [typed]);
  const seats = countOfText(settled) ?? 0;
  const isLower = Number.isInteger(seats) && seats >= 1 && seats < (jetty.max_passenger ?? 0);
  const { data, error } = useQuery({ ...overbookedTicketsQuery(client, jetty.id, seats), enabled: isLower });
  const shown = isLower && settled === typed ? data : undefined;
  return (
    <p className={styles.lost} role="status" data-met={shown && shown.tickets > 0 ? true : undefined}>
      {shown && shown.tickets > 0
        ? `${text.overbooked(shown.tickets, shown.passengers)} ${text.overbookedKept}`
        : shown
          ? text.overbookedNobody
          : isLower
            ? error
              ? text.lostUnknown
              : text.lostCounting
            : null}
    </p>
  );
}
