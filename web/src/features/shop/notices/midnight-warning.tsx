import { isLateTonight } from '@muara/contract/rules/availability/is-late-tonight';
import type { LocalDate } from '@muara/contract/types';
import { useNow } from '@/lib/use-now.ts';
import { InfoIcon } from '@/ui/icons.tsx';
import { extrasText } from '@/domain/online-sale/shop-extras.messages.ts';
import styles from '@/domain/online-sale/notice.module.css';

const MINUTE_MS = 60_000;

/** From 22:00 on, warns buyers of a ticket for tonight (002 §5.3). Open tickets have no date. */
export function MidnightWarning({ departDate }: { departDate: LocalDate | null }) {
  const now = useNow(MINUTE_MS);
  return (
    <div role="status">
      {isLateTonight({ departDate, now }) ? (
        <p className={styles.notice}>
          <InfoIcon size={22} />
          {extrasText.midnight}
        </p>
      ) : null}
    </div>
  );
}
