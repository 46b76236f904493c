import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import { getSettings } from '../../world/world.ts';
import { jettyChanged } from './jetty-changes.ts';
import { presentJettyList } from './present-jetty-list.ts';
import { readSlots } from './read-slots.ts';

/**
 * Adds a jetty (002 §2.10). Only jetty 3 has limited seats, so a new one has no limit.
 * @throws Refusal with every invalid field
 */
export const addJetty: Handler<'addJetty'> = ({ body }, { world, rules }) => {
  const { enableSlot } = getSettings(world);
  assertNoFieldErrors(rules.checkJetty({ id: null, enableSlot, values: body }));
  const jetty = world.tables.jetties.insert({
    name: (body.name as string).trim(),
    active: body.active !== 0,
    maxPassenger: null,
    slots: enableSlot ? readSlots(body) : [],
  });
  return reply(presentJettyList(world), jettyChanged(`Added jetty ${jetty.name}`, null, jetty));
};
