import { assertUnchanged, editedBy } from '../../domain/edits/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { PageRecord } from '../../world/catalogue/pages.ts';
import { getPageById, presentPage } from './page-records.ts';
import { changed, cleaned, contentChange } from './page-content.ts';

/**
 * Changes the content of a page, if it was sent.
 * @throws Refusal record_not_found, record_changed, or with every invalid field
 */
export const editPage: Handler<'editPage'> = async ({ body }, ctx) => {
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
};
