import type { OperationMap, Success, TourGuide, TourGuideList } from '@muara/contract/types';
import { assertUnchanged, completeEdit, editedBy } from '../../domain/edits/index.ts';
import {
  changeEmail,
  dropResetLinks,
  endRemovedSessions,
  openAccount,
  suspendSessions,
} from '../../domain/people/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { TourGuideRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { removePicture } from '../users/index.ts';
import { listTourGuides } from './list-tour-guides.ts';
import { presentTourGuide } from './present-tour-guide.ts';
import { tourGuideChanged, tourGuideFrom, tourGuideProblems, type TourGuideBody } from './tour-guide-form.ts';

type Form = ReturnType<typeof tourGuideFrom>;

/** Adds a tour guide with an account, activated by Forgot Password (002 §5.2). */
export function addTourGuide(body: TourGuideBody, ctx: Context): Reply<TourGuideList> {
  assertNoFieldErrors(tourGuideProblems(ctx, body));
  const form = tourGuideFrom(body);
  const guide = ctx.world.tables.tourGuides.insert({ ...form, userId: openGuideAccount(ctx, form), deletedAt: null });
  return reply(listTourGuides(ctx.world), tourGuideChanged(`Added tour guide ${guide.name}`, null, guide));
}

/** Changes the sent fields of a tour guide and the account. */
export function editTourGuide(body: OperationMap['editTourGuide']['body'], ctx: Context): Reply<TourGuide> {
  const { tourGuides } = ctx.world.tables;
  const before = getTourGuide(ctx.world, body.id);
  assertUnchanged(before, body.updated_at);
  const values = completeEdit(presentTourGuide(ctx.world, before), body);
  assertNoFieldErrors(tourGuideProblems(ctx, values, before.userId ?? undefined));
  const form = tourGuideFrom(values);
  const userId = getAccount(ctx, before, form);
  const after = tourGuides.update(before.id, { ...form, userId, ...editedBy(before, ctx) });
  return reply(
    presentTourGuide(ctx.world, after),
    tourGuideChanged(`Changed tour guide ${before.name}`, before, after),
    ...(after.active ? [] : [suspendSessions(ctx.world, userId, 'account_inactive')]),
  );
}

/** Closes the account and removes the guide from all lists; old tickets keep the name. */
export function deleteTourGuide(id: number, ctx: Context): Reply<Success> {
  const { world, now } = ctx;
  const guide = getTourGuide(world, id);
  world.tables.tourGuides.update(id, { deletedAt: now });
  if (guide.userId !== null) {
    removePicture(world, guide.userId);
    world.tables.users.update(guide.userId, { deletedAt: now, img: null });
    dropResetLinks(world, guide.userId);
  }
  return reply(
    { success: true },
    tourGuideChanged(`Removed tour guide ${guide.name}`, guide, null),
    ...(guide.userId === null ? [] : [endRemovedSessions(world, guide.userId)]),
  );
}

/** @throws Refusal record_not_found */
function getTourGuide({ tables: { tourGuides } }: World, id: number): TourGuideRecord {
  const guide = tourGuides.get(id);
  if (!guide || guide.deletedAt != null) throw new Refusal('record_not_found', { field: 'id' });
  return guide;
}

/** Returns the guide's account as the form requires; a guide without one gets one. */
function getAccount(ctx: Context, { userId }: TourGuideRecord, form: Form): number {
  if (userId === null) return openGuideAccount(ctx, form);
  const { users } = ctx.world.tables;
  const { name, contact, companyName, active, email } = form;
  users.update(userId, { name, contact, companyName, active, ...changeEmail(users.must(userId), email) });
  return userId;
}

function openGuideAccount(ctx: Context, { name, email, contact, companyName, active }: Form): number {
  return openAccount(ctx, { role: 'Tour Guide', name, email, contact, companyName, active }).id;
}
