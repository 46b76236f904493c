import { useEffect, useState } from 'react';
import { clock } from '@/lib/clock.ts';
import { printersMessages as text } from './printers.messages.ts';
import styles from './print-preview.module.css';

/** Somebody who types has paused. */
const PAUSE_MS = 500;

interface PrintPreviewProps {
  title: string;
  /** Of the PDF. */
  address: string;
  /** Whether it is unfolded from the start. */
  open: boolean;
}

/** What will come out: in the page where the browser shows PDFs of this origin, else behind a link. */
export function PrintPreview({ title, address, open }: PrintPreviewProps) {
  const [unfolded, setUnfolded] = useState(open);
  const [shown, setShown] = useState(address);
  useEffect(() => clock.after(PAUSE_MS, () => setShown(address)), [address]);
  const isInPage = navigator.pdfViewerEnabled && new URL(address).origin === location.origin;
  return (
    <details className={styles.preview} open={unfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary className={styles.summary}>{text.preview}</summary>
      {unfolded && isInPage ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox, and this one is of the page's own origin
        <iframe key={shown} className={styles.frame} title={title} src={`${shown}#toolbar=0&view=FitH`} />
      ) : null}
      <a className={styles.link} href={address} target="_blank" rel="noreferrer">
        {text.openPreview}
      </a>
    </details>
  );
}
