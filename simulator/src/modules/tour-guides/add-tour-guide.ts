import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import { openGuideAccount } from './open-guide-account.ts';
import { presentTourGuideList } from './present-tour-guide-list.ts';
import { tourGuideChanged } from './tour-guide-changes.ts';
import { readTourGuide, tourGuideProblems } from './tour-guide-form.ts';

/**
 * Adds a tour guide with an account, activated by Forgot Password (002 §5.2).
 * @throws Refusal with every invalid field
 */
export const addTourGuide: Handler<'addTourGuide'> = ({ body }, ctx) => {
  assertNoFieldErrors(tourGuideProblems(ctx, body));
  const form = readTourGuide(body);
  const guide = ctx.world.tables.tourGuides.insert({ ...form, userId: openGuideAccount(ctx, form), deletedAt: null });
  return reply(presentTourGuideList(ctx.world), tourGuideChanged(`Added tour guide ${guide.name}`, null, guide));
};
