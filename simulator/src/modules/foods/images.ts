import type { Images, OperationMap } from '@muara/contract/types';
import { editedBy, presentRevision } from '../../domain/edits/index.ts';
import { addImage, dropImage } from '../../domain/uploads/index.ts';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import type { Context } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { foodChanged, getFoodState } from './food-changes.ts';
import { getFood } from './get-food.ts';

type Upload = OperationMap['uploadFoodImage']['body'];

/**
 * Adds an image to a menu immediately, or keeps it for the menu that its uploader is about to add (001
 * §7).
 */
export function uploadFoodImage({ img, food_id: id }: Upload, ctx: Context): Reply<Images> {
  if (!id) {
    const imgs = addImage(ctx, { kind: 'food', owner: null }, img);
    return reply({ imgs }, newMenuChanged('Uploaded an image for a new menu'));
  }
  const owner = getFood(ctx.world, id, 'food_id');
  return saveImages(ctx, id, addImage(ctx, { kind: 'food', owner }, img), 'Added');
}

/** Removes an image; a menu may have none. */
export function deleteFoodImage({ id, img }: { id: number; img: string }, ctx: Context): Reply<Images> {
  if (id === 0) {
    const imgs = dropImage(ctx, { kind: 'food', owner: null }, img);
    return reply({ imgs }, newMenuChanged('Removed an image of a new menu'));
  }
  const owner = getFood(ctx.world, id);
  return saveImages(ctx, id, dropImage(ctx, { kind: 'food', owner }, img), 'Removed');
}

/**
 * Stores the images as a change of the record, so that a form filled before it does not overwrite
 * them.
 */
function saveImages(ctx: Context, id: number, imgs: string[], verb: 'Added' | 'Removed'): Reply<Images> {
  const { foods } = ctx.world.tables;
  const before = getFoodState(ctx.world, foods.must(id));
  const after = getFoodState(ctx.world, foods.update(id, { imgs, ...editedBy(before.food, ctx) }));
  const action = `${verb} an image of menu ${after.food.name}`;
  return reply({ imgs, ...presentRevision(before.food, after.food) }, foodChanged(action, before, after, ['foods']));
}

/** A menu that is not saved yet is in no list. */
function newMenuChanged(action: string): BusinessEvent<'catalogue.changed'> {
  return event('catalogue.changed', { areas: [], entries: [{ module: 'Dining Menu', action }] });
}
