import type { Holiday } from '@muara/contract/types';
import { RecordDialog } from '@/domain/records/record-dialog.tsx';
import type { RecordDialogOf } from '@/domain/records/use-listed-dialog.ts';
import { formatDateTime, formatWeekday } from '@/lib/dates.ts';
import { type Fact, Facts } from '@/ui/facts.tsx';
import { HolidayForm, type HolidayDraft } from './holiday-form.tsx';
import { holidaysMessages as text } from './holidays.messages.ts';

/** The holiday modal (002 §2.8): view, add, update. */
export default function HolidayDialog({ frame, save }: RecordDialogOf<Holiday, HolidayDraft>) {
  return (
    <RecordDialog {...frame} view={(holiday) => <Facts facts={factsOf(holiday)} />}>
      {(holiday) => <HolidayForm holiday={holiday} save={save} />}
    </RecordDialog>
  );
}

function factsOf({ details, start, end, days, updated_at }: Holiday): Fact[] {
  return [
    [text.details, details],
    [text.start, formatWeekday(start)],
    [text.end, formatWeekday(end)],
    [text.days, text.dayCount(days)],
    [text.updatedAt, updated_at ? formatDateTime(updated_at) : null],
  ];
}
