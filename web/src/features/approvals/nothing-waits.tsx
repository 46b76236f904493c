import type { ApprovalKind } from '@muara/contract/constants';
import { Button } from '@/ui/button.tsx';
import { approvalsMessages as text } from './approvals.messages.ts';
import styles from './approvals.module.css';
import { CalmRiver } from './calm-river.tsx';

interface NothingWaitsProps {
  kind: ApprovalKind | 'all';
  /** The number of requests of other kinds. */
  elsewhere: number;
  onShowAll(): void;
}

/** The inbox is empty, or has nothing of one kind. */
export function NothingWaits({ kind, elsewhere, onShowAll }: NothingWaitsProps) {
  const others = kind !== 'all' && elsewhere > 0;
  return (
    <div className={styles.nothing}>
      <CalmRiver />
      <p className={styles.nothingTitle}>{kind === 'all' ? text.empty : text.emptyKind[kind]}</p>
      <p className={styles.nothingText}>{others ? text.emptyKindText(elsewhere) : text.emptyText}</p>
      {others ? (
        <Button kind="plain" onClick={onShowAll}>
          {text.showAll}
        </Button>
      ) : null}
    </div>
  );
}
