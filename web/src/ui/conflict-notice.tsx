import { useEffect, useRef } from 'react';
import { Row } from '@/ui/layout/row.tsx';
import { Button } from './button.tsx';
import { conflictNoticeMessages as text } from './conflict-notice.messages.ts';
import styles from './conflict.module.css';

interface ConflictNoticeProps {
  /** The server's message: who has saved in the meantime. */
  message: string;
  /** Discards the typed values in favour of the saved ones. */
  onReload(): void;
  /** Saves over what the other one has saved. */
  onKeep(): void;
  pending?: boolean;
}

/** A notice above a form whose record someone else saved first; takes the focus when it appears. */
export function ConflictNotice({ message, onReload, onKeep, pending }: ConflictNoticeProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="alert" tabIndex={-1} className={styles.root}>
      <p className={styles.title}>{message}</p>
      <p className={styles.text}>{text.kept}</p>
      <Row gap="sm">
        <Button kind="plain" disabled={pending} onClick={onReload}>
          {text.load}
        </Button>
        <Button kind="plain" pending={pending} onClick={onKeep}>
          {text.keep}
        </Button>
      </Row>
    </div>
  );
}
