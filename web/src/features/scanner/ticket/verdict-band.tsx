import type { BoardingResult } from '@muara/contract/constants';
import { scannerBanners } from '@muara/contract/rules/boarding/scanner-banners';
import type { ScannedTicket } from '@muara/contract/types';
import { labels } from '@/domain/labels/labels.ts';
import { CheckIcon, ErrorIcon, VoidIcon } from '@/ui/icons.tsx';
import { scannerMessages as text } from '../scanner.messages.ts';
import styles from './result.module.css';

const ICONS = { ready: CheckIcon, warning: ErrorIcon, refused: VoidIcon } satisfies Record<BoardingResult, unknown>;

/** The verdict in an icon, a word and a sentence, and the banners of the ticket (002 §4.2). */
export function VerdictBand({ tone, ticket }: { tone: BoardingResult; ticket: ScannedTicket }) {
  const Icon = ICONS[tone];
  const banners = scannerBanners(ticket);
  return (
    <div className={styles.verdict}>
      <span className={styles.icon}>
        <Icon size={56} />
      </span>
      <h2 id="verdict" tabIndex={-1}>
        {text.ticket[tone]}
      </h2>
      {ticket.boarding.message === null ? null : <p className={styles.reason}>{ticket.boarding.message}</p>}
      {banners.length === 0 ? null : (
        <ul className={styles.banners}>
          {banners.map((banner) => (
            <li key={banner}>{labels.state[banner]}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
