import { formatTime } from '@/lib/dates.ts';
import { useNow } from '@/lib/use-now.ts';
import { useConfig } from '@/domain/session/config-context.ts';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { Wordmark } from '@/ui/wordmark.tsx';
import { ReceiptIcon } from '@/ui/icons.tsx';
import { LowConnection } from '@/domain/connection/low-connection.tsx';
import { DoorIcon, KeyboardIcon, PinIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { PosTitle } from './pos-title.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { TillTools } from '@/features/counter/tools/till-tools.tsx';
import { PrinterButton } from './printer-button.tsx';
import { QueueButton } from './queue-button.tsx';
import { useTill } from './till-context.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './till-header.module.css';

const CLOCK_MS = 10_000;

/** The cashier's station, and everything that is not part of a sale. */
export function TillHeader() {
  const { appName } = useConfig();
  const { user } = useSignedIn();
  const till = useTill();
  const { pos } = till.catalogue;
  const jetty = till.catalogue.jettys.find((item) => item.id === pos?.jetty_id);
  const place = [pos?.station, jetty?.name].filter(Boolean).join(' · ');
  return (
    <header className={styles.head}>
      <PosTitle />
      <span className={styles.brand}>
        <Wordmark name={appName} />
      </span>
      <div className={styles.place}>
        {place === '' ? null : (
          <span className={styles.station}>
            <PinIcon size={16} />
            <span>{place}</span>
          </span>
        )}
        {till.exhibition ? <span className={styles.ribbon}>{tillText.exhibition}</span> : null}
        <span className={styles.who}>{user.name}</span>
      </div>
      <LowConnection />
      <TillClock />
      <div className={styles.tools}>
        <TillTools />
        {till.lastSale ? (
          <TillButton kind="plain" aria-label={tillText.lastSale} onClick={() => till.open({ kind: 'last-sale' })}>
            <ReceiptIcon />
            <span className={styles.word}>{tillText.lastSale}</span>
          </TillButton>
        ) : null}
        <QueueButton />
        <PrinterButton />
        <span className={styles.keys}>
          <TillButton
            kind="plain"
            square
            aria-label={tillText.shortcuts}
            onClick={() => till.open({ kind: 'shortcuts' })}
          >
            <KeyboardIcon />
          </TillButton>
        </span>
        {pos === null ? null : (
          <TillButton kind="plain" aria-label={tillText.close.title} onClick={() => till.open({ kind: 'close-shift' })}>
            <DoorIcon />
            <span className={styles.word}>{tillText.close.title}</span>
          </TillButton>
        )}
      </div>
    </header>
  );
}

/** The time in Kuala Lumpur, for receipts that customers dispute. */
function TillClock() {
  const now = useNow(CLOCK_MS);
  return <time className={styles.clock}>{formatTime(new Date(now).toISOString())}</time>;
}
