import type { DateRefusal } from '@muara/contract/constants';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { addMonths } from '@/lib/calendar-days.ts';
import { useToday } from '@/lib/use-now.ts';
import { RetryLine } from '@/ui/retry-line.tsx';
import { DayLegend } from '@/ui/day-legend.tsx';
import { type DayMark, MonthGrid } from '@/ui/month-grid.tsx';
import { refusalMark } from './refusal-mark.tsx';
import { daysOfMonth, joinBlockedDates, whyBlocked } from './blocked-dates.ts';
import { blockedDatesQuery } from './departures.queries.ts';
import { departureMessages as text } from './departure.messages.ts';

type Marked = keyof typeof text.marks;

interface DepartureCalendarProps {
  packageId: number;
  /** The day that is chosen, else the one on which it departs now. */
  value: string | null;
  /** The day on which it departs now. */
  own: string | null;
  onChoose(day: string): void;
}

/** A month of days. Blocked days can still take the focus, and say why they are blocked. */
export function DepartureCalendar({ packageId, value, own, onChoose }: DepartureCalendarProps) {
  const client = useClient();
  const today = useToday();
  const start = value !== null && value >= today ? value : today;
  const [month, setMonth] = useState(start.slice(0, 7));
  // The months beside it show at its edges, and are there when the page is turned.
  const around = [-1, 0, 1].map((offset) => addMonths(`${month}-01`, offset).slice(0, 7));
  const answers = useQueries({
    queries: around.map((one) => blockedDatesQuery(client, packageId, daysOfMonth(one))),
  });
  const told = joinBlockedDates(answers.map(({ data }) => data));
  const failed = answers.filter(({ isError }) => isError);
  const loading = new Set(around.filter((_, index) => answers[index]?.isPending));

  const blocked = (day: string): string | null =>
    loading.has(day.slice(0, 7)) ? text.loading : (whyBlocked(told, day, own)?.text ?? null);
  const mark = (day: string): DayMark | null => {
    const code = whyBlocked(told, day, own)?.code;
    return code !== undefined && isMarked(code) ? refusalMark(code, text.marks[code]) : null;
  };
  const codes = Object.keys(text.marks) as Marked[];
  const legend = codes.map((code) => ({ mark: refusalMark(code, text.marks[code]), meaning: text.meaning[code] }));
  return (
    <div aria-busy={loading.size > 0}>
      <MonthGrid
        value={start === value ? value : null}
        today={today}
        blocked={blocked}
        mark={mark}
        open={text.open}
        onMonth={setMonth}
        onChoose={onChoose}
      />
      {failed.length === 0 ? null : (
        <RetryLine text={text.failed} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      )}
      <DayLegend label={text.legend} marks={legend} month={month} markOf={mark} />
    </div>
  );
}

const isMarked = (code: DateRefusal): code is Marked => Object.hasOwn(text.marks, code);
