import type { ApprovalKind } from '@muara/contract/constants';
import { Button } from '@/ui/button.tsx';
import { approvalsMessages as text } from './approvals.messages.ts';
import styles from './approvals.module.css';
import river from './calm-river.module.css';

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

/** A boat at rest, shown when no request is pending. */
function CalmRiver() {
  return (
    <svg className={river.river} viewBox="0 0 240 96" aria-hidden="true">
      <circle className={river.sun} cx="172" cy="34" r="15" />
      <path className={river.hills} d="M0 64c24-16 42-18 66-8s40 8 62-4 48-12 70-2 28 10 42 8v10H0z" />
      <g className={river.boat}>
        <path className={river.hull} d="M84 60h64l-9 14H94z" />
        <path className={river.cabin} d="M100 60V47h28v13M114 47v-9M114 38h11l-3 3.5 3 3.5h-11" />
      </g>
      <path
        className={river.water}
        d="M8 78c9 0 9 5 18 5s9-5 18-5 9 5 18 5 9-5 18-5 9 5 18 5 9-5 18-5 9 5 18 5 9-5 18-5 9 5 18 5 9-5 18-5 9 5 18 5 9-5 18-5"
      />
      <path className={river.water} d="M44 90c9 0 9 4 18 4s9-4 18-4 9 4 18 4 9-4 18-4 9 4 18 4 9-4 18-4 9 4 18 4" />
    </svg>
  );
}
