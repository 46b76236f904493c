import type { Images } from '@muara/contract/types';
import { editedBy, presentRevision } from '../../domain/edits/index.ts';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import type { Context } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { foodChanged, getFoodState } from './food-changes.ts';

/**
 * Stores the images as a change of the record, so that a form filled before it does not overwrite
 * them.
 */
export function saveImages(ctx: Context, id: number, imgs: string[], verb: 'Added' | 'Removed'): Reply<Images> {
  const { foods } = ctx.world.tables;
  const before = getFoodState(ctx.world, foods.must(id));
  const after = getFoodState(ctx.world, foods.update(id, { imgs, ...editedBy(before.food, ctx) }));
  const action = `${verb} an image of menu ${after.food.name}`;
  return reply({ imgs, ...presentRevision(before.food, after.food) }, foodChanged(action, before, after, ['foods']));
}

/** A menu that is not saved yet is in no list. */
export function newMenuChanged(action: string): BusinessEvent<'catalogue.changed'> {
  return event('catalogue.changed', { areas: [], entries: [{ module: 'Dining Menu', action }] });
}
