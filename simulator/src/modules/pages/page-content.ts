import { TEXT_LIMITS } from '@muara/contract/constants';
import { type BusinessEvent, event } from '../../events/business-event.ts';
import { Refusal, invalidInput } from '../../kernel/refusal.ts';
import type { AuditChange } from '../../world/log-records.ts';

/** Returns the event of a saved page. */
export function changed(action: string, changes: AuditChange[]): BusinessEvent<'catalogue.changed'> {
  return event('catalogue.changed', { areas: ['pages'], entries: [{ module: 'Pages', action, changes }] });
}

/**
 * Returns the sanitised content.
 * The HTML parser is loaded on the first save, so that the start does not wait for it.
 */
export async function cleaned(content: string | undefined): Promise<string> {
  const { sanitise } = await import('./sanitise.ts');
  const clean = sanitise(content?.trim() ?? '');
  if (clean === null) throw invalidInput('content', 'depth', 'expected fewer nested elements');
  if ([...clean].length > TEXT_LIMITS.content) throw new Refusal('text_too_long', { field: 'content' });
  return clean;
}

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
