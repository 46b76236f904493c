import type { ReactNode } from 'react';
import { PrinterIcon } from '@/ui/icons.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import type { Paper } from './paper.ts';
import styles from './paper-lines.module.css';
import { papersText as text } from './papers.messages.ts';
import type { Papers } from './use-papers.ts';

interface PaperLinesProps {
  code: string;
  lines: readonly Paper[];
  papers: Papers;
  /** The screen has its own button for another receipt. */
  ownReceipt?: boolean;
  /** Runs when the picker closes without a choice. */
  onNoChoice?(): void;
}

/** The print-outs of a sale, one line each: its state, and what can be done about it. */
export function PaperLines({ lines, ...rest }: PaperLinesProps) {
  return (
    <ul className={styles.lines} aria-label={text.list}>
      {lines.map((paper) => (
        <li key={paper.type} className={styles.line} data-state={paper.state}>
          <span className={styles.words} role="status">
            <PrinterIcon size={18} /> <span>{paper.words}</span>
          </span>
          <Buttons paper={paper} {...rest} />
        </li>
      ))}
    </ul>
  );
}

type ButtonsProps = Omit<PaperLinesProps, 'lines'> & { paper: Paper };

function Buttons({ code, paper, papers, ownReceipt = false, onNoChoice }: ButtonsProps): ReactNode {
  const { type, state } = paper;
  const button = (action: string, press: () => unknown) => (
    <TillButton kind="plain" aria-label={text.of(action, type)} onClick={press}>
      {action}
    </TillButton>
  );
  const print = () => void papers.print(code, type);
  const choose = button(text.choosePrinter, async () => {
    if (!(await papers.printElsewhere(code, type))) onNoChoice?.();
  });
  switch (state) {
    case 'preparing':
      return null;
    case 'choosing':
    case 'waiting':
    case 'printing':
      return paper.job ? button(text.cancel, () => papers.cancel(paper)) : null;
    case 'unknown':
      return (
        <span className={styles.both}>
          {button(text.cameOut, () => papers.confirmPrinted(paper))}
          {button(text.printAgain, print)}
        </span>
      );
    case 'ready':
      return button(text.preview, print);
    case 'none':
      return button(text.print, print);
    case 'no_printer':
      return choose;
    case 'failed':
      return (
        <span className={styles.both}>
          {button(text.retry, print)}
          {choose}
        </span>
      );
    case 'printed':
      return type === 'receipt' && ownReceipt ? null : button(text.printAgain, print);
  }
}
