import type { FieldProblem } from '@muara/contract/rules';
import { editedBy, fieldChanges } from '../../domain/edits/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import { presentPageList } from './page-records.ts';
import { slugFor } from './page-slug.ts';
import { changed, cleaned, contentChange } from './page-content.ts';

/** Adds a page. @throws Refusal with every invalid field */
export const addPage: Handler<'addPage'> = async ({ body }, ctx) => {
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
};

function isTitleTaken(title: string, { world }: Context): FieldProblem[] {
  const taken = world.tables.pages.one('title', title.trim().toLowerCase()) !== undefined;
  return taken ? [{ field: 'title', code: 'page_title_taken' }] : [];
}
