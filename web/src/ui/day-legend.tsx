import { monthGrid } from '@/lib/calendar-days.ts';
import styles from './day-legend.module.css';
import type { DayMark } from './month-grid.tsx';

interface DayLegendProps {
  label: string;
  /** The marks that days can have, with their meanings. */
  marks: readonly { mark: DayMark; meaning: string }[];
  /** The month on screen, 'YYYY-MM'. */
  month: string;
  markOf(day: string): DayMark | null;
}

/** What the marks on the page of a month stand for, each once; a phone shows the icon of a mark alone. */
export function DayLegend({ label, marks, month, markOf }: DayLegendProps) {
  const shown = new Set(monthGrid(`${month}-01`).flatMap((week) => week.map((day) => markOf(day)?.text)));
  const known = marks.filter(({ mark }) => shown.has(mark.text));
  if (known.length === 0) return null;
  return (
    <dl className={styles.legend} aria-label={label}>
      {known.map(({ mark, meaning }) => (
        <div key={mark.text}>
          <dt data-tone={mark.tone}>
            {mark.icon}
            {mark.text}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
