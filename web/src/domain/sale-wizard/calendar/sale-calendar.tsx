import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { addMonths } from '@/lib/calendar-days.ts';
import { RetryLine } from '@/ui/retry-line.tsx';
import { DayLegend } from '@/ui/day-legend.tsx';
import { MonthGrid, type DayMark } from '@/ui/month-grid.tsx';
import { type BlockedDay, blockedDay } from '@/domain/sale/catalogue/blocked-day.ts';
import { jettyOf } from '@/domain/sale/catalogue/catalogue.ts';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';
import { daysToCome, joinBlockedDates } from '@/domain/departures/blocked-dates.ts';
import { blockedDatesQuery } from '@/domain/departures/departures.queries.ts';
import type { DateRefusal } from '@muara/contract/constants';
import { refusalMark } from '@/domain/departures/refusal-mark.tsx';

interface SaleCalendarProps {
  /** The focused day when the calendar opens. */
  value: string | null;
  /** Runs when a day was chosen. */
  onChosen(date: string): void;
}

/**
 * The calendar of a sale (002 §2.18). A blocked day can be focused and says why it is blocked.
 * A day that is closed to the public is blocked for buyers. A counter, which also sells from jetties closed to the
 * public, sees the mark and can open the day.
 */
export function SaleCalendar({ value, onChosen }: SaleCalendarProps) {
  const text = wizardText.calendar;
  const { catalogue, sale, dispatch } = useWizard();
  const client = useClient();
  const [month, setMonth] = useState((value ?? catalogue.today).slice(0, 7));
  // The neighbouring months show at the edges, and are ready when the page turns.
  const around = [-1, 0, 1].map((offset) => addMonths(`${month}-01`, offset));
  const answers = useQueries({
    queries: around.map((one) => blockedDatesQuery(client, sale.packageId, daysToCome(one, catalogue.today))),
  });
  const told = joinBlockedDates(answers.map(({ data }) => data));
  const failed = answers.filter(({ isError }) => isError);
  const loading = answers.some(({ isLoading }) => isLoading);
  const isCounter = sale.platform === 'counter';

  const nothingLeft = (day: string): BlockedDay | null => {
    const theirs = told[day];
    if (!theirs || (isCounter && theirs.code !== 'sold_out' && theirs.code !== 'seatide')) return null;
    return { code: theirs.code, message: theirs.text };
  };
  const why = (day: string) => blockedDay(sale, catalogue, day) ?? (isCounter ? null : nothingLeft(day));
  const mark = (day: string) => {
    const reason = why(day) ?? nothingLeft(day);
    return reason && dayMark(reason.code);
  };
  const choose = (date: string) => {
    dispatch({ do: 'setDate', date, hasSlots: jettyOf(catalogue, sale)?.gotSlots === true });
    onChosen(date);
  };

  return (
    <div aria-busy={loading}>
      <MonthGrid
        value={value}
        today={catalogue.today}
        blocked={(day) => why(day)?.message ?? null}
        mark={mark}
        open={loading ? text.loading : text.open}
        onMonth={setMonth}
        onChoose={choose}
      />
      {failed.length === 0 ? null : (
        <RetryLine text={text.failed} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      )}
      <DayLegend label={text.legend} marks={dayMarks()} month={month} markOf={mark} />
    </div>
  );
}

type MarkWord = keyof typeof wizardText.calendar.meaning;

const WORDS: Partial<Record<DateRefusal | 'closed', MarkWord>> = {
  holiday: 'holiday',
  sold_out: 'soldOut',
  seatide: 'tide',
  vvip_lead: 'notice',
  package_ended: 'ended',
  closed: 'closed',
};

/** Returns the mark for the reason of a blocked day. Past days and days too far ahead have none. */
function dayMark(code: DateRefusal | 'closed'): DayMark | null {
  const word = WORDS[code];
  return word === undefined ? null : refusalMark(code, wizardText.calendar[word]);
}

/** Returns all marks with their meanings. */
const dayMarks = (): { mark: DayMark; meaning: string }[] =>
  (Object.entries(WORDS) as [DateRefusal | 'closed', MarkWord][]).map(([code, word]) => ({
    mark: refusalMark(code, wizardText.calendar[word]),
    meaning: wizardText.calendar.meaning[word],
  }));
