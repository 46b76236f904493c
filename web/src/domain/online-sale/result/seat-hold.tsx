import { UNPAID_HOLD_MINUTES } from '@muara/contract/constants';
import { useEffect, useEffectEvent, useState } from 'react';
import { clock } from '@/lib/clock.ts';
import { ClockIcon } from '@/ui/icons.tsx';
import { extrasText } from '@/domain/online-sale/shop-extras.messages.ts';
import styles from '@/domain/online-sale/notice.module.css';
import { minutesLeft, untilNextMinute } from '@/domain/online-sale/payment/minutes-left.ts';

/** The minutes that screen readers announce. */
const SPOKEN: ReadonlySet<number> = new Set([5, 1, 0]);

interface SeatHoldProps {
  /** An instant, as on the ticket. */
  holdUntil: string;
  /** Runs when the hold ends while it is shown. */
  onEnd?(): void;
}

/** How long unpaid seats are held. Always visible; announced at five minutes, at one, and at the end. */
export function SeatHold({ holdUntil, onEnd }: SeatHoldProps) {
  const [now, setNow] = useState(() => clock.now());
  const minutes = minutesLeft(holdUntil, now);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const look = () => {
      const next = clock.now();
      setNow(next);
      if (minutesLeft(holdUntil, next) === 0) end();
    };
    const wait = untilNextMinute(holdUntil, clock.now());
    const ends = [clock.onSet(look), ...(wait === null ? [] : [clock.after(wait, look)])];
    return () => ends.forEach((cancel) => cancel());
  }, [holdUntil, now]);

  const words = minutes === 0 ? extrasText.hold.over : extrasText.hold.left(minutes);
  return (
    <div className={styles.hold} data-soon={minutes <= 5 || undefined}>
      <p>
        <ClockIcon size={18} />
        {words}
      </p>
      <div className={styles.river} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (minutes / UNPAID_HOLD_MINUTES) * 100)}%` }} />
      </div>
      <span role="status" className="sr-only">
        {SPOKEN.has(minutes) ? words : ''}
      </span>
    </div>
  );
}
