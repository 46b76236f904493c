import { useNavigate } from 'react-router-dom';
import { hrefOf } from '@/lib/address.ts';
import { openPos } from '@/domain/navigation/open-windows.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { ErrorIcon, RetryIcon } from '@/ui/icons.tsx';
import styles from './report.module.css';
import { reportsMessages as text } from './reports.messages.ts';

interface BlockedNoticeProps {
  /** Why there is no report now, in the words of the server. */
  reason: string;
  pending: boolean;
  onRetry(): void;
}

/** Says that a cashier closes the shift before any report, and where (001 §4). */
export function BlockedNotice({ reason, pending, onRetry }: BlockedNoticeProps) {
  const navigate = useNavigate();
  const openTill = (event: React.MouseEvent) => {
    // The till has a window of its own, and a sale in it is not disturbed.
    event.preventDefault();
    openPos(() => void navigate(paths.pos()));
  };
  return (
    <section className={styles.blocked} role="status" aria-label={text.blockedTitle}>
      <ErrorIcon size={24} />
      <div className={styles.blockedWords}>
        <p className={styles.blockedTitle}>{reason}</p>
        <p>{text.blockedHint}</p>
        <div className={styles.tools}>
          <a className={styles.link} href={hrefOf(paths.pos())} onClick={openTill}>
            {text.closeShift}
          </a>
          <Button kind="plain" size="sm" icon={<RetryIcon size={16} />} pending={pending} onClick={onRetry}>
            {text.checkAgain}
          </Button>
        </div>
      </div>
    </section>
  );
}
