import type { ClockJob } from '@muara/contract/control';
import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { momentOf } from '../../data/moments.ts';
import { formatInstant } from '../../data/use-world-clock.ts';
import styles from './time.module.css';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

interface TimeSliderProps {
  now: string;
  jobs: readonly ClockJob[];
  onJump(instant: string): void;
}

/** The next 24 hours as a slider, with a mark for each job that is due in them. */
export function TimeSlider({ now, jobs, onJump }: TimeSliderProps) {
  const [minutes, setMinutes] = useState(0);
  const start = Date.parse(now);
  const target = formatInstant(start + minutes * MINUTE_MS);
  const marks = jobs
    .map(({ at, kind }) => ({ kind, place: (Date.parse(at) - start) / MINUTE_MS / DAY_MINUTES }))
    .filter(({ place }) => place >= 0 && place <= 1);
  return (
    <div className={styles.slider}>
      <label className={styles.heading} htmlFor="next-day">
        Next 24 hours
      </label>
      <div className={styles.track}>
        {marks.map(({ kind, place }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two jobs of a kind can be due at the same time
          <i key={index} className={styles.mark} style={{ insetInlineStart: `${place * 100}%` }} title={kind} />
        ))}
        <input
          id="next-day"
          type="range"
          min={0}
          max={DAY_MINUTES}
          step={5}
          value={minutes}
          aria-valuetext={momentOf(target)}
          onChange={({ currentTarget }) => setMinutes(Number(currentTarget.value))}
        />
      </div>
      <Button
        kind="plain"
        size="sm"
        aria-disabled={minutes === 0}
        onClick={() => {
          if (minutes === 0) return;
          setMinutes(0);
          onJump(target);
        }}
      >
        {minutes === 0 ? 'Choose a time above' : `Go to ${momentOf(target)}`}
      </Button>
    </div>
  );
}
