import type { LocalDate } from '@muara/contract/types';
import { useRef, useState } from 'react';
import { CloseIcon } from '@/ui/icons.tsx';
import { extrasText } from '@/domain/online-sale/shop-extras.messages.ts';
import styles from './festive-banner.module.css';
import { type Festival, seasonOn } from './festive.ts';
import { seenThisSession } from './seen-this-session.ts';

/** Greetings in Malay, in any language of the page. */
const IN_MALAY: ReadonlySet<Festival> = new Set(['thaipusam', 'aidilfitri', 'aidiladha', 'merdeka', 'malaysia_day']);

/** A greeting in festive seasons, until it is dismissed for this visit (002 §2.19). */
export function FestiveBanner({ today }: { today: LocalDate }) {
  const text = extrasText.festive;
  const season = seasonOn(today);
  const mark = season ? `festive-${season.from}` : '';
  const [hidden, setHidden] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  if (season === null || hidden === mark || seenThisSession.wasSeen(mark))
    return <div ref={place} tabIndex={-1} className={styles.place} />;

  const dismiss = () => {
    seenThisSession.markSeen(mark);
    setHidden(mark);
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <aside className={styles.banner} aria-label={text[season.festival]}>
        <Lamps />
        <p className={styles.words}>
          <strong lang={IN_MALAY.has(season.festival) ? 'ms' : undefined}>{text[season.festival]}</strong>
          <span>{text.wish}</span>
        </p>
        <button type="button" className={styles.dismiss} aria-label={text.dismiss} onClick={dismiss}>
          <CloseIcon size={18} />
        </button>
      </aside>
    </div>
  );
}

function Lamps() {
  return (
    <svg className={styles.lamps} viewBox="0 0 88 32" aria-hidden="true">
      <path className={styles.string} d="M2 4c12 9 30 9 42 2 12 7 30 7 42-2" />
      {[14, 31, 57, 74].map((x, at) => (
        <g key={x} transform={`translate(${x} ${at % 3 === 0 ? 9 : 10})`}>
          <path className={styles.string} d="M0 0v4" />
          <ellipse className={styles.glow} cy="10" rx="5" ry="6" />
        </g>
      ))}
    </svg>
  );
}
