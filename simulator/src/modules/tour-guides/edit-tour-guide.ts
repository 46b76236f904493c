import { assertUnchanged, completeEdit, editedBy } from '../../domain/edits/index.ts';
import { changeEmail, suspendSessions } from '../../domain/people/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { TourGuideRecord } from '../../world/catalogue/tour-guides.ts';
import { getTourGuide } from './get-tour-guide.ts';
import { openGuideAccount } from './open-guide-account.ts';
import { presentTourGuide } from './present-tour-guide.ts';
import { tourGuideChanged } from './tour-guide-changes.ts';
import { type TourGuideForm, readTourGuide, tourGuideProblems } from './tour-guide-form.ts';

/**
 * Changes the sent fields of a tour guide and the account.
 * @throws Refusal record_not_found, record_changed, or with every invalid field
 */
export const editTourGuide: Handler<'editTourGuide'> = ({ body }, ctx) => {
  const { tourGuides } = ctx.world.tables;
  const before = getTourGuide(ctx.world, body.id);
  assertUnchanged(before, body.updated_at);
  const values = completeEdit(presentTourGuide(ctx.world, before), body);
  assertNoFieldErrors(tourGuideProblems(ctx, values, before.userId ?? undefined));
  const form = readTourGuide(values);
  const userId = saveAccount(ctx, before, form);
  const after = tourGuides.update(before.id, { ...form, userId, ...editedBy(before, ctx) });
  return reply(
    presentTourGuide(ctx.world, after),
    tourGuideChanged(`Changed tour guide ${before.name}`, before, after),
    ...(after.active ? [] : [suspendSessions(ctx.world, userId, 'account_inactive')]),
  );
};

/** Changes the guide's account as the form says, and returns its id; a guide without one gets one. */
function saveAccount(ctx: Context, { userId }: TourGuideRecord, form: TourGuideForm): number {
  if (userId === null) return openGuideAccount(ctx, form);
  const { users } = ctx.world.tables;
  const { name, contact, companyName, active, email } = form;
  users.update(userId, { name, contact, companyName, active, ...changeEmail(users.must(userId), email) });
  return userId;
}
