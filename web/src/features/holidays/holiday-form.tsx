import { TextInput } from '@mantine/core';
import { checkHoliday } from '@muara/contract/rules/forms/check-holiday';
import { splitRange } from '@muara/contract/rules/dates/split-range';
import type { Holiday } from '@muara/contract/types';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { joinRange } from '@/domain/dates/date-range.ts';
import { saveCancelled } from '@/domain/errors/errors.ts';
import { DateRangeField } from '@/domain/dates/date-field.tsx';
import { RecordForm } from '@/domain/records/record-form.tsx';
import type { RecordDialogOf } from '@/domain/records/use-listed-dialog.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { soldTicketsQuery } from './holidays.api.ts';
import { holidaysMessages as text } from './holidays.messages.ts';
import { SEARCH_DELAY_MS } from '@/lib/search-limits.ts';
import { useEffect, useState } from 'react';
import { clock } from '@/lib/clock.ts';
import styles from './holidays.module.css';

interface HolidayFormProps {
  /** Null for a new holiday. */
  holiday: Holiday | null;
  save: RecordDialogOf<Holiday, HolidayDraft>['save'];
}

export interface HolidayDraft {
  details: string;
  start: string;
  end: string;
}

/** Adds or changes a holiday (002 §5.2). It shows the affected tickets before saving. */
export function HolidayForm({ holiday, save }: HolidayFormProps) {
  const confirmSoldTickets = useConfirmSoldTickets(holiday);
  const form = useForm<HolidayDraft>({
    initialValues: { details: holiday?.details ?? '', start: holiday?.start ?? '', end: holiday?.end ?? '' },
    record: holiday,
    check: checkHoliday,
    save: async (draft, seen) => {
      await confirmSoldTickets(draft);
      await save(holiday, draft, seen);
    },
  });
  const { start, end } = form.values;
  return (
    <RecordForm form={form} isNew={holiday === null}>
      <div data-wide>
        <DateRangeField
          name="start"
          endName="end"
          label={text.range}
          hint={text.rangeHint}
          required
          value={joinRange(start, end)}
          error={form.errors.start ?? form.errors.end}
          onChange={(range) => form.setValues(splitRange(range))}
          onBlur={() => {
            form.validateField('start');
            form.validateField('end');
          }}
        />
      </div>
      <div data-wide>
        <SoldTickets start={start} end={end} />
      </div>
      <div data-wide>
        <TextInput
          {...form.getInputProps('details')}
          label={text.details}
          description={text.detailsHint}
          required
          autoComplete="off"
        />
      </div>
    </RecordForm>
  );
}

/** Asks for confirmation if tickets are sold for days that would close. */
function useConfirmSoldTickets(holiday: Holiday | null): (draft: HolidayDraft) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  const { confirm } = useDialogs();
  return async ({ start, end }) => {
    if (holiday?.start === start && holiday.end === end) return;
    const { tickets, passengers } = await queries.fetchQuery(soldTicketsQuery(client, start, end));
    if (tickets === 0) return;
    const message = `${text.sold(tickets, passengers)}\n\n${text.kept}`;
    if (!(await confirm({ title: text.holdOn, message, confirmLabel: text.closeAnyway, danger: true })))
      throw saveCancelled();
  };
}

/** The number of tickets sold for the days in the form, announced once known. */
function SoldTickets({ start, end }: { start: string; end: string }) {
  const client = useClient();
  const [days, setDays] = useState({ start, end });
  useEffect(() => clock.after(SEARCH_DELAY_MS, () => setDays({ start, end })), [start, end]);
  const isRange = checkHoliday({ ...days, details: '-' }).length === 0;
  const isSettled = days.start === start && days.end === end;
  const { data, error } = useQuery({ ...soldTicketsQuery(client, days.start, days.end), enabled: isRange });

  const shown = isRange && isSettled ? data : undefined;
  return (
    <p className={styles.sold} role="status" data-met={shown && shown.tickets > 0 ? true : undefined}>
      {shown ? <Sold {...shown} /> : isRange && !isSettled ? text.counting : isRange && error ? text.notCounted : null}
    </p>
  );
}

function Sold({ tickets, passengers }: { tickets: number; passengers: number }) {
  if (tickets === 0) return text.nobody;
  return (
    <>
      <strong>{text.sold(tickets, passengers)}</strong> {text.kept}
    </>
  );
}
