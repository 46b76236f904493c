import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '@/lib/app-context.ts';
import { addMonths, monthGrid } from '@/lib/calendar-days.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { MonthGrid } from '@/ui/month-grid.tsx';
import { type BlockedDay, blockedDay } from '../../core/blocked-day.ts';
import { jettyOf, packageOf } from '../../core/catalogue.ts';
import { saleText } from '../../sale.messages.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { shopText } from '../shop.messages.ts';
import { blockedDatesQuery, joinBlockedDates } from './blocked-dates.ts';
import { dayMark, type MarkWord, markWord } from './day-mark.tsx';
import styles from './departure-panel.module.css';

/**
 * The calendar of the shop (002 §2.18): a day that cannot be chosen can be reached all the same, and says why in words.
 * Choosing one goes on to the jetties.
 */
export default function DeparturePanel() {
  const text = shopText.calendar;
  const wizard = useWizard();
  const { catalogue, sale } = wizard;
  const client = useClient();
  const [month, setMonth] = useState((sale.date ?? catalogue.today).slice(0, 7));
  // The months beside it show at its edges, and are there when the page is turned.
  const around = [-1, 0, 1].map((offset) => addMonths(`${month}-01`, offset));
  const answers = useQueries({
    queries: around.map((one) => blockedDatesQuery(client, sale.packageId, one, catalogue.today)),
  });
  const told = joinBlockedDates(answers.map(({ data }) => data));
  const failed = answers.filter(({ isError }) => isError);
  const loading = answers.some(({ isLoading }) => isLoading);

  const why = (day: string): BlockedDay | null => {
    const own = blockedDay(sale, catalogue, day);
    if (own !== null) return own;
    const theirs = told[day];
    return theirs ? { code: theirs.code, words: theirs.text } : null;
  };
  const choose = (date: string) => {
    wizard.dispatch({ do: 'setDate', date, hasSlots: jettyOf(catalogue, sale)?.gotSlots === true });
    // Slots that could not be loaded are asked for again, on the same day too.
    if (date === sale.date && sale.step === 'jetty') wizard.slots.retry();
    // The package may have been taken off sale while the calendar was open.
    const isChosen = packageOf(catalogue, sale) !== null;
    if (sale.step === 'package' && isChosen) wizard.dispatch({ do: 'go', step: 'jetty' });
    wizard.close();
  };
  const mark = (day: string) => {
    const blocked = why(day);
    const word = blocked === null ? null : markWord(blocked.code);
    return word === null ? null : dayMark(word);
  };

  return (
    <Dialog title={sale.date === null ? text.title : text.change} size="md" onClose={wizard.close}>
      {wizard.isOpenTicket ? (
        <p>{saleText.openTicketHasNoDate}</p>
      ) : (
        <div aria-busy={loading}>
          <MonthGrid
            value={sale.date}
            today={catalogue.today}
            blocked={(day) => why(day)?.words ?? null}
            mark={mark}
            open={loading ? text.loading : text.open}
            onMonth={setMonth}
            onChoose={choose}
          />
          {failed.length === 0 ? null : (
            <p className={styles.failed} role="alert">
              {text.failed}
              <Button kind="quiet" size="sm" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
                {text.retry}
              </Button>
            </p>
          )}
          <Legend words={wordsOf(month, mark)} />
        </div>
      )}
    </Dialog>
  );
}

/** The words that the days on the page of a month carry, each once. */
function wordsOf(month: string, mark: (day: string) => { text: string } | null): MarkWord[] {
  const text = shopText.calendar;
  const days = monthGrid(`${month}-01`).flat();
  const shown = new Set(days.map((day) => mark(day)?.text));
  return (Object.keys(text.meaning) as MarkWord[]).filter((word) => shown.has(text[word]));
}

function Legend({ words }: { words: readonly MarkWord[] }) {
  const text = shopText.calendar;
  if (words.length === 0) return null;
  return (
    <dl className={styles.legend} aria-label={text.legend}>
      {words.map((word) => (
        <div key={word}>
          <dt data-tone={dayMark(word).tone}>
            {dayMark(word).icon}
            {text[word]}
          </dt>
          <dd>{text.meaning[word]}</dd>
        </div>
      ))}
    </dl>
  );
}
