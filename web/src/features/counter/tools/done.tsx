import type { PrinterType } from '@muara/contract/constants';
import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import { PrinterIcon } from '@/ui/icons.tsx';
import { DownloadIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { isOnItsWay } from '@/features/counter/papers/paper.ts';
import { PaperLines } from '@/features/counter/papers/paper-lines.tsx';
import type { Papers } from '@/features/counter/papers/use-papers.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './done.module.css';
import { toolText } from './tools.messages.ts';

interface DoneProps {
  code: string;
  label: string;
  /** The amount in the largest type, in sen. */
  figure: number;
  note: string | null;
  papers: Papers;
  /** What it prints; empty while there is no receipt. */
  kinds: readonly PrinterType[];
  next: string;
  onNext(): void;
}

/** The result of a tool: its amount, its print-outs, and the next action. */
export function Done({ code, label, figure, note, papers, kinds, next, onNext }: DoneProps) {
  const lines = papers.of(code, kinds);
  return (
    <div className={styles.done}>
      <p className={styles.figure} role="status">
        <span>{label}</span>
        <strong data-testid="tool-figure">
          <small>RM</small> {formatRinggit(figure)}
        </strong>
        {note === null ? null : <span>{note}</span>}
      </p>
      {kinds.length === 0 ? (
        <p className={styles.follows} role="status">
          {toolText.receiptFollows}
        </p>
      ) : (
        <PaperLines code={code} lines={lines} papers={papers} ownReceipt />
      )}
      <TillButton kind="primary" size="lg" data-autofocus onClick={onNext}>
        {next}
      </TillButton>
      {kinds.length === 0 ? null : (
        <div className={styles.again}>
          <TillButton disabled={lines.some(isOnItsWay)} onClick={() => void papers.print(code, 'receipt')}>
            <PrinterIcon /> {toolText.printAgain}
          </TillButton>
          <TillButton onClick={() => void papers.download(code)}>
            <DownloadIcon /> {tillText.downloadReceipt}
          </TillButton>
        </div>
      )}
    </div>
  );
}
