import type { Images } from '@muara/contract/types';
import { editedBy, presentRevision } from '../../domain/edits/index.ts';
import { type BusinessEvent, event } from '../../events/business-event.ts';
import { type Reply, reply } from '../../kernel/handler-reply.ts';
import type { Context } from '../../kernel/handler.ts';
import { packageChanged } from './package-changes.ts';

/**
 * Stores the images as a change of the record, so that a form filled before it does not overwrite
 * them.
 */
export function saveImages(ctx: Context, id: number, imgs: string[], verb: 'Added' | 'Removed'): Reply<Images> {
  const { packages } = ctx.world.tables;
  const before = packages.must(id);
  const after = packages.update(id, { imgs, ...editedBy(before, ctx) });
  const action = `${verb} an image of package ${after.name}`;
  const changed = packageChanged(ctx.world, action, before, after, ['packages']);
  return reply({ imgs, ...presentRevision(before, after) }, changed);
}

/** A package that is not saved yet is in no list. */
export function newPackageChanged(action: string): BusinessEvent<'catalogue.changed'> {
  return event('catalogue.changed', { areas: [], entries: [{ module: 'Packages', action }] });
}
