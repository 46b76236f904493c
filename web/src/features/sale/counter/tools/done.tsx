import { formatRinggit } from '@muara/contract/rules';
import { PrinterIcon } from '@/ui/icons.tsx';
import { DownloadIcon } from '../../wizard/parts/icons.tsx';
import { TillButton } from '../../wizard/parts/till-button.tsx';
import type { PrintState } from '../till/till-context.ts';
import styles from './done.module.css';
import { toolText } from './tools.messages.ts';

const PRINT_WORDS: Record<Exclude<PrintState, null>, string> = {
  printing: toolText.printing,
  printed: toolText.printed,
  dropped: toolText.notPrinted,
  failed: toolText.notPrinted,
};

interface DoneProps {
  label: string;
  /** Sen, in the largest type. */
  figure: number;
  note: string | null;
  print: PrintState;
  next: string;
  onNext(): void;
  /** Null while there is no receipt. */
  receipt: { onPrint(): void; onDownload(): void } | null;
}

/** The end of what a tool did: its figure, its receipt, and the way on. */
export function Done({ label, figure, note, print, next, onNext, receipt }: DoneProps) {
  return (
    <div className={styles.done}>
      <p className={styles.figure} role="status">
        <span>{label}</span>
        <strong data-testid="tool-figure">
          <small>RM</small> {formatRinggit(figure)}
        </strong>
        {note === null ? null : <span>{note}</span>}
      </p>
      <p className={styles.print} data-state={print ?? undefined} role="status">
        {receipt === null ? (
          toolText.receiptFollows
        ) : print === null ? null : (
          <>
            <PrinterIcon size={18} /> {PRINT_WORDS[print]}
          </>
        )}
      </p>
      <TillButton kind="primary" size="lg" data-autofocus onClick={onNext}>
        {next}
      </TillButton>
      {receipt === null ? null : (
        <div className={styles.again}>
          <TillButton disabled={print === 'printing'} onClick={receipt.onPrint}>
            <PrinterIcon /> {toolText.printAgain}
          </TillButton>
          <TillButton onClick={receipt.onDownload}>
            <DownloadIcon /> Download Receipt
          </TillButton>
        </div>
      )}
    </div>
  );
}
