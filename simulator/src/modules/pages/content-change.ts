import type { AuditChange } from '../../world/log-records.ts';

/** A page is too long for an audit entry, which shows the place where two states begin to differ. */
const BEFORE = 40;
const SHOWN = 400;

/** Returns the difference between two states of a page's content, for the audit trail. */
export function contentChange(before: string, after: string): AuditChange[] {
  if (before === after) return [];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  const start = Math.max(0, same - BEFORE);
  return [{ field: 'content', before: excerpt(before, start), after: excerpt(after, start) }];
}

function excerpt(text: string, start: number): string | null {
  if (text === '') return null;
  const end = start + SHOWN;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
