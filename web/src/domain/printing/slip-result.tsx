import { Button } from '@/ui/button.tsx';
import styles from './slip-result.module.css';
import { slipMessages as text } from './slip-result.messages.ts';
import type { SlipPrint } from './use-slip-print.ts';

/** What became of a slip, and the other way to have it. */
export function SlipResult({ slip }: { slip: SlipPrint }) {
  const { done, pending } = slip;
  const busy = pending !== null;
  if (done === null) return <p className="sr-only" role="status" />;
  const { outcome, printer, asked } = done;
  const file = `${asked.type}-shift.pdf`;
  const words = {
    printed: text.printed(printer ?? ''),
    downloaded: text.downloaded(file),
    unknown: text.unknown(file),
    failed: text.failed,
  }[outcome ?? 'failed'];
  return (
    <div className={styles.result}>
      <p className={styles.words} role="status" data-state={outcome ?? 'failed'}>
        {words}
      </p>
      {outcome === 'printed' || outcome === null ? (
        <Button kind="plain" size="sm" pending={busy} onClick={() => void slip.download()}>
          {text.download}
        </Button>
      ) : null}
      {outcome === 'printed' ? null : (
        <Button kind="plain" size="sm" pending={busy} onClick={() => void slip.print()}>
          {outcome === 'unknown' ? text.again : text.print}
        </Button>
      )}
    </div>
  );
}
