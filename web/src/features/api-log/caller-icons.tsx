import type { ApiRequest } from '@muara/contract/types';
import { apiLogMessages as text } from './api-log.messages.ts';
import styles from './api-log.module.css';

const HAND = /android|ios|iphone|ipad/i;

/** Application, system and browser of a caller: a picture and the word. */
export function CallerIcons({ row: { platform, userAgent } }: { row: ApiRequest }) {
  const named = [
    { what: text.app, name: platform, path: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z' },
    { what: text.system, name: userAgent.platform, path: HAND.test(userAgent.platform) ? PHONE : SCREEN },
    { what: text.browser, name: userAgent.browser, path: GLOBE },
  ];
  return (
    <ul className={styles.caller}>
      {named.map(({ what, name, path }) => (
        <li key={what} title={what}>
          <svg
            width="16"
            height="16"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={path} />
          </svg>
          <span className="sr-only">{what}: </span>
          {name}
        </li>
      ))}
    </ul>
  );
}

const SCREEN = 'M3 5h18v11H3zM9 20h6M12 16v4';
const PHONE = 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM11 18h2';
const GLOBE = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18';
