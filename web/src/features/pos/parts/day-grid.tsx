import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, addMonths, dayName, monthGrid, monthName, weekdayOf } from './calendar-days.ts';
import styles from './day-grid.module.css';
import { BackIcon, NextIcon } from './icons.tsx';

interface DayGridProps {
  /** 'YYYY-MM-DD' throughout. */
  value: string;
  today: string;
  /** Why a day cannot be chosen, or null. Past days say so too. */
  blocked(day: string): string | null;
  onChoose(day: string): void;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * A month of days. Arrow keys move by day and week, Page Up and Down by month, Home and End within the
 * week; blocked days can be reached, and the line below says why they are blocked.
 */
export function DayGrid({ value, today, blocked, onChoose }: DayGridProps) {
  const [day, setDay] = useState(value);
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [day]);
  const keys = (event: KeyboardEvent) => {
    const next = move(day, event.key);
    if (next === null) return;
    event.preventDefault();
    setDay(next);
  };
  const reason = blocked(day);
  return (
    <div>
      <div className={styles.month}>
        <button type="button" aria-label="Month before" onClick={() => setDay(addMonths(day, -1))}>
          <BackIcon />
        </button>
        <strong aria-live="polite">{monthName(day)}</strong>
        <button type="button" aria-label="Month after" onClick={() => setDay(addMonths(day, 1))}>
          <NextIcon />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- how ARIA practice builds a date grid */}
      <table ref={grid} role="grid" className={styles.grid} onKeyDown={keys} aria-label={monthName(day)}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(day).map((week) => (
            <tr key={week[0]}>
              {week.map((item) => (
                <Day
                  key={item}
                  day={item}
                  {...{ value, today, onChoose }}
                  at={item === day}
                  outside={item.slice(0, 7) !== day.slice(0, 7)}
                  why={blocked(item)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.reason} role="status">
        <strong>{dayName(day)}</strong> {reason ?? (day === today ? 'Today' : 'Open')}
      </p>
    </div>
  );
}

interface DayProps extends Pick<DayGridProps, 'value' | 'today' | 'onChoose'> {
  day: string;
  at: boolean;
  outside: boolean;
  why: string | null;
}

function Day({ day, value, today, at, outside, why, onChoose }: DayProps) {
  return (
    <td>
      <button
        type="button"
        className={styles.day}
        tabIndex={at ? 0 : -1}
        data-autofocus={at || undefined}
        title={why ?? undefined}
        aria-label={why === null ? dayName(day) : `${dayName(day)}, ${why}`}
        aria-pressed={day === value}
        aria-current={day === today ? 'date' : undefined}
        aria-disabled={why !== null || undefined}
        data-outside={outside || undefined}
        onClick={() => {
          if (why === null) onChoose(day);
        }}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}

function move(day: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    default:
      return null;
  }
}
