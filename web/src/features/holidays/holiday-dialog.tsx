import type { Holiday } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { formatDateTime, formatWeekday } from '@/lib/dates.ts';
import { type Fact, Facts } from '@/ui/facts.tsx';
import { RecordDialog } from '@/domain/records/record-dialog.tsx';
import type { RecordMode } from '@/domain/records/use-record-dialog.ts';
import { HolidayForm } from './holiday-form.tsx';
import { holidayQuery } from './holidays.api.ts';
import { holidaysMessages as text } from './holidays.messages.ts';

interface HolidayDialogProps {
  /** Null for a new holiday. */
  id: number | null;
  mode: RecordMode;
  onClose(): void;
  onEdit: (() => void) | undefined;
  /** To the first page of the whole list (002 §4.2). */
  onSaved(): void;
}

const TITLES = { view: 'viewTitle', add: 'addTitle', edit: 'editTitle' } as const;

/** The holiday modal (002 §2.8): view, add, update. */
export function HolidayDialog({ id, mode, onClose, onEdit, onSaved }: HolidayDialogProps) {
  const client = useClient();
  const queries = useQueryClient();
  const { can } = useSessionActions();
  const isSaved = useRef(false);
  return (
    <RecordDialog
      title={text[TITLES[mode]]}
      mode={mode}
      query={holidayQuery(client, queries, id)}
      allowed={mode === 'view' || can(mode === 'add' ? 'addHoliday' : 'editHoliday')}
      notFound={text.notFound}
      onClose={() => (isSaved.current ? onSaved() : onClose())}
      onEdit={onEdit}
      view={(holiday) => <Facts facts={factsOf(holiday)} />}
    >
      {(holiday) => (
        <HolidayForm
          holiday={holiday}
          onSaved={() => {
            isSaved.current = true;
          }}
        />
      )}
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
