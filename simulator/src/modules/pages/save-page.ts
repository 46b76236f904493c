import { TEXT_LIMITS } from '@muara/contract/constants';
import type { FieldProblem } from '@muara/contract/rules';
import type { OperationMap, Page, PageList } from '@muara/contract/types';
import { assertUnchanged, editedBy, fieldChanges } from '../../domain/edits/index.ts';
import { type BusinessEvent, event } from '../../events/business-event.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import type { Context } from '../../kernel/handler.ts';
import { assertNoFieldErrors, invalidInput, Refusal } from '../../kernel/refusal.ts';
import type { AuditChange } from '../../world/log-records.ts';
import type { PageRecord } from '../../world/records.ts';
import { getPageById, presentPageList, presentPage } from './page-records.ts';
import { slugFor } from './page-slug.ts';

/** Adds a page. @throws Refusal with every invalid field */
export async function addPage(body: OperationMap['addPage']['body'], ctx: Context): Promise<Reply<PageList>> {
  const { world, rules } = ctx;
  const problems = rules.checkPage({ mode: 'add', values: body });
  assertNoFieldErrors(problems.length > 0 ? problems : isTitleTaken(body.title as string, ctx));
  const content = await cleaned(body.content);
  // Somebody else may have saved in the meantime.
  assertNoFieldErrors(isTitleTaken(body.title as string, ctx));
  const title = (body.title as string).trim();
  const page = world.tables.pages.insert({ title, slug: slugFor(world, title), content, ...editedBy({}, ctx) });
  const changes = [...fieldChanges({}, { title, slug: page.slug }), ...contentChange('', content)];
  return reply(presentPageList(world), changed(`Added page ${title}`, changes));
}

/**
 * Changes the content of a page, if it was sent.
 * @throws Refusal record_not_found, record_changed, or with every invalid field
 */
export async function editPage(body: OperationMap['editPage']['body'], ctx: Context): Promise<Reply<Page>> {
  const { world, rules } = ctx;
  const current = (): PageRecord => {
    const page = getPageById(world, body.id);
    assertUnchanged(page, body.updated_at);
    return page;
  };
  const { title } = current();
  const problems = rules.checkPage({ mode: 'edit', values: body });
  const named = body.title?.trim() ?? '';
  if (problems.length === 0 && named !== '' && named !== title)
    problems.push({ field: 'title', code: 'title_read_only' });
  assertNoFieldErrors(problems);
  const cleanContent = body.content === undefined ? undefined : await cleaned(body.content);
  const before = current();
  const content = cleanContent ?? before.content;
  const page = world.tables.pages.update(before.id, { content, ...editedBy(before, ctx) });
  return reply(presentPage(page), changed(`Changed page ${title}`, contentChange(before.content, content)));
}

function changed(action: string, changes: AuditChange[]): BusinessEvent<'catalogue.changed'> {
  return event('catalogue.changed', { areas: ['pages'], entries: [{ module: 'Pages', action, changes }] });
}

function isTitleTaken(title: string, { world }: Context): FieldProblem[] {
  const taken = world.tables.pages.one('title', title.trim().toLowerCase()) !== undefined;
  return taken ? [{ field: 'title', code: 'page_title_taken' }] : [];
}

/**
 * Returns the sanitised content.
 * The HTML parser is loaded on the first save, so that the start does not wait for it.
 */
async function cleaned(content: string | undefined): Promise<string> {
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
function contentChange(before: string, after: string): AuditChange[] {
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
