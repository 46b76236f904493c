import type { ReactNode } from 'react';
import { PrinterIcon } from '@/ui/icons.tsx';
import { TillButton } from '../../wizard/parts/till-button.tsx';
import type { Paper } from './paper.ts';
import styles from './paper-lines.module.css';
import { papersText as text } from './papers.messages.ts';
import type { Papers } from './use-papers.ts';

interface PaperLinesProps {
  code: string;
  lines: readonly Paper[];
  papers: Papers;
  /** The screen has a button of its own for another receipt. */
  ownReceipt?: boolean;
}

/** The papers of a sale, a line each: how each stands, and what can be done about it. */
export function PaperLines({ code, lines, papers, ownReceipt }: PaperLinesProps) {
  return (
    <ul className={styles.lines} aria-label={text.list}>
      {lines.map((paper) => (
        <li key={paper.type} className={styles.line} data-state={paper.state}>
          <span className={styles.words} role="status">
            <PrinterIcon size={18} /> <span>{paper.words}</span>
          </span>
          <Buttons code={code} paper={paper} papers={papers} ownReceipt={ownReceipt ?? false} />
        </li>
      ))}
    </ul>
  );
}

function Buttons({ code, paper, papers, ownReceipt }: Omit<PaperLinesProps, 'lines'> & { paper: Paper }): ReactNode {
  const { type, state } = paper;
  const button = (action: string, press: () => void) => (
    <TillButton kind="plain" aria-label={text.of(action, type)} onClick={press}>
      {action}
    </TillButton>
  );
  const print = () => void papers.print(code, type);
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
    case 'failed':
      return button(text.retry, print);
    case 'printed':
      return type === 'receipt' && ownReceipt ? null : button(text.printAgain, print);
  }
}
