import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { addMonths, dayByKey, dayName, monthGrid, monthName } from '@/lib/calendar-days.ts';
import { dayWords } from './day-words.ts';
import { NextIcon, PreviousIcon } from './list/row-icons.tsx';
import { monthGridMessages as text } from './month-grid.messages.ts';
import styles from './month-grid.module.css';

/** A mark on a day. Its text is spoken with the day, so tone and icon never stand alone. */
export interface DayMark {
  text: string;
  tone?: 'good' | 'bad' | 'warn' | 'brand' | 'plain';
  icon?: ReactNode;
}

interface MonthGridProps {
  /** The chosen day, 'YYYY-MM-DD' throughout; null when none is. */
  value: string | null;
  today: string;
  /** Why a day cannot be chosen, or null. Such days can still take the focus. */
  blocked?(day: string): string | null;
  mark?(day: string): DayMark | null;
  onChoose(day: string): void;
  /** Another month is shown, 'YYYY-MM'. */
  onMonth?(month: string): void;
  /** Text for the current day if it has no other. */
  open?: string;
  /** How many months are shown side by side. If there are several, each shows only its own days. */
  months?: number;
}

/**
 * A month of days with keyboard navigation.
 * Arrow keys move by day and week, Page Up and Down by month, Home and End within the week. The line below describes
 * the current day: why it is blocked, or its marks. Ours: it is 2.5 KB of gzip at the till and in the shop, Mantine's
 * Calendar 11.4 KB (contributing/the-kit.md).
 */
export function MonthGrid(props: MonthGridProps) {
  const { value, today, blocked = () => null, mark, onChoose, onMonth, open = '', months = 1 } = props;
  const [given, setGiven] = useState(value);
  const [day, setDay] = useState(value ?? today);
  const [wanted, setFirst] = useState(day);
  const grid = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  if (given !== value) {
    setGiven(value);
    if (value !== null) setDay(value);
  }
  // The focus follows the keys, and stays on the buttons that turn the page.
  useEffect(() => {
    if (hasMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    hasMoved.current = false;
  }, [day]);

  const first = firstShown(wanted, day, months);
  const go = (next: string) => {
    setDay(next);
    setFirst(firstShown(first, next, months));
    if (next.slice(0, 7) !== day.slice(0, 7)) onMonth?.(next.slice(0, 7));
  };
  const turn = (count: number) => {
    go(addMonths(day, count));
    setFirst(addMonths(first, count));
  };
  const keys = (event: KeyboardEvent) => {
    const next = dayByKey(day, event.key);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    hasMoved.current = true;
    go(next);
  };
  const press = (item: string, why: string | null) => {
    hasMoved.current = true;
    go(item);
    if (why === null) onChoose(item);
  };
  const said = dayWords(mark?.(day)?.text, blocked(day) ?? (day === today ? text.today : null)).join(' · ');
  return (
    <div>
      <div className={styles.month}>
        <button type="button" aria-label={text.before} onClick={() => turn(-1)}>
          <PreviousIcon size={20} />
        </button>
        <strong aria-live="polite">
          {months === 1 ? monthName(first) : `${monthName(first)} – ${monthName(addMonths(first, months - 1))}`}
        </strong>
        <button type="button" aria-label={text.after} onClick={() => turn(1)}>
          <NextIcon size={20} />
        </button>
      </div>
      <div ref={grid} className={styles.months} style={{ '--months': months } as CSSProperties}>
        {Array.from({ length: months }, (_month, index) => addMonths(first, index)).map((month) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- how ARIA practice builds a date grid
          <table key={month} role="grid" className={styles.grid} onKeyDown={keys} aria-label={monthName(month)}>
            {months === 1 ? null : <caption className={styles.caption}>{monthName(month)}</caption>}
            <thead>
              <tr>
                {text.weekdays.split(' ').map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {monthGrid(month).map((week) => (
                <tr key={week[0]}>
                  {week.map((item) =>
                    months > 1 && !isSameMonth(item, month) ? (
                      <td key={item}>{'\u00a0'}</td>
                    ) : (
                      <Day
                        key={item}
                        day={item}
                        value={value}
                        today={today}
                        at={item === day}
                        outside={!isSameMonth(item, month)}
                        why={blocked(item)}
                        mark={mark ? mark(item) : undefined}
                        onPress={press}
                      />
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <p className={styles.reason} role="status">
        <strong>{dayName(day)}</strong> {said || open}
      </p>
    </div>
  );
}

const isSameMonth = (one: string, other: string): boolean => one.slice(0, 7) === other.slice(0, 7);

/** Returns the first visible month: it stays while the current day is visible. */
function firstShown(wanted: string, day: string, months: number): string {
  const [from, at] = [`${wanted.slice(0, 7)}-01`, `${day.slice(0, 7)}-01`];
  const last = addMonths(from, months - 1);
  if (at < from) return at;
  return at > last ? addMonths(at, 1 - months) : from;
}

interface DayProps extends Pick<MonthGridProps, 'value' | 'today'> {
  day: string;
  at: boolean;
  outside: boolean;
  why: string | null;
  /** Undefined if no day has content, so that no space is reserved for it. */
  mark: DayMark | null | undefined;
  onPress(day: string, why: string | null): void;
}

function Day({ day, value, today, at, outside, why, mark, onPress }: DayProps) {
  const words = dayWords(mark?.text, why);
  const spoken = [dayName(day), ...words].join(', ');
  return (
    <td>
      <button
        type="button"
        className={styles.day}
        tabIndex={at ? 0 : -1}
        data-autofocus={at || undefined}
        title={words.join(' · ') || undefined}
        aria-pressed={day === value}
        aria-current={day === today ? 'date' : undefined}
        aria-disabled={why !== null || undefined}
        data-outside={outside || undefined}
        data-roomy={mark !== undefined || undefined}
        data-tone={mark?.tone}
        onClick={() => onPress(day, why)}
      >
        <span className="sr-only">{spoken}</span>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        {mark ? (
          <span className={styles.mark} aria-hidden="true">
            {mark.icon}
            <span className={styles.words}>{mark.text}</span>
          </span>
        ) : null}
      </button>
    </td>
  );
}
