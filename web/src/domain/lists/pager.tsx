import { PAGE_SIZE } from '@muara/contract/constants';
import { Link } from '@/ui/link.tsx';
import { ChevronIcon } from '@/ui/icons.tsx';
import { listMessages as text } from '@/ui/list/list.messages.ts';
import styles from './pager.module.css';

interface PagerProps {
  /** 1-based. */
  page: number;
  total: number;
  /** The query string of a page. */
  query(page: number): string;
  /** Called when somebody is about to open a page: the pointer or the focus is on its link. */
  onNear?(page: number): void;
}

/** Links to the other pages of a list, twenty rows each. */
export function Pager({ page, total, query, onNear }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (last === 1) return null;
  const step = (to: number, label: string, turn: string) =>
    to < 1 || to > last ? (
      <span className={styles.step} data-turn={turn} aria-hidden="true">
        <ChevronIcon size={18} />
      </span>
    ) : (
      <Link
        className={styles.step}
        data-turn={turn}
        to={query(to)}
        aria-label={label}
        onPointerEnter={() => onNear?.(to)}
        onFocus={() => onNear?.(to)}
      >
        <ChevronIcon size={18} />
      </Link>
    );
  return (
    <nav className={styles.pager} aria-label={text.pages}>
      {step(page - 1, text.previous, 'back')}
      {shownPages(page, last).map((shown, index) =>
        shown === null ? (
          <span key={`gap-${index}`} className={styles.gap}>
            …
          </span>
        ) : (
          <Link
            key={shown}
            className={styles.page}
            to={query(shown)}
            aria-label={text.page(shown)}
            aria-current={shown === page ? 'page' : undefined}
            onPointerEnter={() => onNear?.(shown)}
            onFocus={() => onNear?.(shown)}
          >
            {shown}
          </Link>
        ),
      )}
      {step(page + 1, text.next, 'on')}
    </nav>
  );
}

/** The first, the last and the pages around the current one; null is a gap. */
function shownPages(page: number, last: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((shown) => shown >= 1 && shown <= last);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((shown, index) => {
    const before = sorted[index - 1] ?? shown - 1;
    if (shown - before === 2) return [shown - 1, shown];
    return shown - before > 2 ? [null, shown] : [shown];
  });
}
