import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { getSettings } from '../../world/world.ts';

/** Opens or closes the public shop. */
export const setOnline: Handler<'setOnline'> = ({ body: { online: wanted } }, { world }) => {
  const online = wanted === 1;
  if (getSettings(world).online === online) return { online: wanted };
  world.tables.settings.update(1, { online });
  return reply({ online: wanted }, event('application.switched', { online }));
};
