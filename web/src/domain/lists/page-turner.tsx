import { PAGE_SIZE } from '@muara/contract/constants';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button.tsx';
import { listMessages as text } from '@/ui/list/list.messages.ts';
import styles from './page-turner.module.css';
import { NextIcon, PreviousIcon } from '@/ui/list/row-icons.tsx';

interface PageTurnerProps {
  /** 0-based. */
  page: number;
  /** Rows of all pages. */
  total: number;
  onTurn(page: number): void;
}

/** Pagination for a list whose page is not in the address, such as in a dialog; hidden for one page. */
export function PageTurner({ page, total, onTurn }: PageTurnerProps) {
  const last = Math.max(0, Math.ceil(total / PAGE_SIZE) - 1);
  if (last === 0) return null;
  const turn = (to: number, label: string, icon: ReactNode) => {
    const isThere = to >= 0 && to <= last;
    return (
      <Button
        kind="plain"
        size="sm"
        icon={icon}
        aria-label={label}
        title={label}
        // A button that has had its last use keeps the focus.
        aria-disabled={!isThere || undefined}
        onClick={() => {
          if (isThere) onTurn(to);
        }}
      />
    );
  };
  return (
    <div className={styles.turn}>
      {turn(page - 1, text.previous, <PreviousIcon />)}
      <span role="status">{text.pageOf(page + 1, last + 1)}</span>
      {turn(page + 1, text.next, <NextIcon />)}
    </div>
  );
}
