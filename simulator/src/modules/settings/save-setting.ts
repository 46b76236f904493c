import { readGrid } from '../../domain/people/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import { getSettings } from '../../world/world.ts';
import { presentSetting } from './present-setting.ts';

const SECOND_MS = 1_000;

/**
 * Saves ages, expiry and roles as a whole (002 §7.2).
 * Users keep their own permissions when their role changes.
 * @throws Refusal settings_changed when the form is stale, otherwise with every invalid field
 */
export const saveSetting: Handler<'saveSetting'> = ({ body }, ctx) => {
  const { world, rules, now } = ctx;
  const before = getSettings(world);
  const shown = presentSetting(world);
  if (body.updated_at !== undefined && body.updated_at !== shown.updated_at)
    throw new Refusal('settings_changed', { params: { name: before.updatedBy ?? 'somebody else' } });
  const saved = shown.policies.roles;
  assertNoFieldErrors([...rules.checkSettings(body), ...rules.checkRoles(body.roles, saved)]);
  const system = new Set(saved.filter((role) => role.system).map(({ name }) => name.toLowerCase()));
  const custom = body.roles.filter(({ name }) => !system.has(name.trim().toLowerCase()));
  const settings = world.tables.settings.update(1, {
    childMinAge: body.child_min_age,
    adultMinAge: body.adult_min_age,
    seniorMinAge: body.senior_min_age,
    superSeniorMinAge: body.super_senior_min_age,
    agentsTicketExpiryPeriod: body.agents_ticket_expiry_period,
    customRoles: custom.map(({ name, policies }) => ({ name: name.trim(), policies: readGrid(policies) })),
    // The wire has whole seconds, so two saves within one second must differ.
    updatedAt: Math.max(now, before.updatedAt === null ? 0 : before.updatedAt + SECOND_MS),
    updatedBy: ctx.session.user.name,
  });
  return reply(presentSetting(world), event('settings.saved', { before, settings }));
};
