import type { DateRefusal } from '@muara/contract/constants';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { addMonths } from '@/lib/calendar-days.ts';
import { useToday } from '@/lib/use-now.ts';
import { RetryLine } from '@/ui/retry-line.tsx';
import { DayLegend } from '@/ui/day-legend.tsx';
import { daysOfMonth, joinBlockedDates } from '@/domain/departures/blocked-dates.ts';
import { blockedDatesQuery } from '@/domain/departures/departures.queries.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { type DayMark, MonthGrid } from '@/ui/month-grid.tsx';
import { refusalMark } from '@/domain/departures/refusal-mark.tsx';
import { blockedReason } from './blocked-reason.ts';
import { bookingFormMessages as text } from './booking-form.messages.ts';
import type { BookingLists, BookingPackage } from './booking-lists.ts';

type Marked = keyof typeof text.marks;

interface CalendarDialogProps {
  lists: BookingLists;
  pkg: BookingPackage;
  value: string | null;
  /** The day on which the booking departs as it is stored. */
  own: string | null;
  onChoose(day: string): void;
  onClose(): void;
}

/** The calendar of the booking form (002 §2.3). Unavailable days can be focused and say why. */
export default function CalendarDialog({ lists, pkg, value, own, onChoose, onClose }: CalendarDialogProps) {
  const client = useClient();
  const today = useToday();
  const [month, setMonth] = useState((value !== null && value >= today ? value : today).slice(0, 7));
  // The months beside it show at its edges, and are there when the page is turned.
  const around = [-1, 0, 1].map((offset) => addMonths(`${month}-01`, offset).slice(0, 7));
  const answers = useQueries({
    queries: around.map((one) => blockedDatesQuery(client, pkg.id, daysOfMonth(one))),
  });
  const told = { ...lists.disable_reasons, ...joinBlockedDates(answers.map(({ data }) => data)) };
  const failed = answers.filter(({ isError }) => isError);
  const loading = answers.some(({ isLoading }) => isLoading);
  const why = (day: string) => blockedReason(day, { told, pkg, own });
  const mark = (day: string): DayMark | null => {
    const code = why(day)?.code;
    return code !== undefined && isMarked(code) ? refusalMark(code, text.marks[code]) : null;
  };
  const codes = Object.keys(text.marks) as Marked[];
  const legend = codes.map((code) => ({ mark: refusalMark(code, text.marks[code]), meaning: text.meaning[code] }));
  return (
    <Dialog title={text.date} size="md" onClose={onClose}>
      <div aria-busy={loading}>
        <MonthGrid
          value={value}
          today={today}
          blocked={(day) => why(day)?.text ?? null}
          mark={mark}
          open={loading ? text.loading : text.open}
          onMonth={setMonth}
          onChoose={onChoose}
        />
        {failed.length === 0 ? null : (
          <RetryLine text={text.daysFailed} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
        )}
        <DayLegend label={text.legend} marks={legend} month={month} markOf={mark} />
      </div>
    </Dialog>
  );
}

const isMarked = (code: DateRefusal): code is Marked => Object.hasOwn(text.marks, code);
