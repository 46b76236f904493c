import { dropResetLinks, endRemovedSessions } from '../../domain/people/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { removePicture } from '../users/index.ts';
import { getTourGuide } from './get-tour-guide.ts';
import { tourGuideChanged } from './tour-guide-changes.ts';

/**
 * Closes the account and removes the guide from all lists; old tickets keep the name.
 * @throws Refusal record_not_found
 */
export const deleteTourGuide: Handler<'deleteTourGuide'> = ({ params: { id } }, { world, now }) => {
  const guide = getTourGuide(world, id);
  world.tables.tourGuides.update(id, { deletedAt: now });
  const removed = tourGuideChanged(`Removed tour guide ${guide.name}`, guide, null);
  if (guide.userId === null) return reply({ success: true }, removed);
  removePicture(world, guide.userId);
  world.tables.users.update(guide.userId, { deletedAt: now, img: null });
  dropResetLinks(world, guide.userId);
  return reply({ success: true }, removed, endRemovedSessions(world, guide.userId));
};
