import { formatInstant } from '@muara/contract/rules';
import type { Setting } from '@muara/contract/types';
import { presentGrid, presentRole, listRoles } from '../../domain/people/index.ts';
import { getSettings, type World } from '../../world/world.ts';

/** Returns the settings for the wire (002 §3.7): every role, and the empty grid of a new one. */
export function presentSetting(world: World): Setting {
  const settings = getSettings(world);
  return {
    online: settings.online ? 1 : 0,
    agents_ticket_expiry_period: settings.agentsTicketExpiryPeriod,
    child_min_age: settings.childMinAge,
    adult_min_age: settings.adultMinAge,
    senior_min_age: settings.seniorMinAge,
    super_senior_min_age: settings.superSeniorMinAge,
    policies: { roles: listRoles(world).map((role) => presentRole(world, role)) },
    default_policies: presentGrid({}),
    updated_at: settings.updatedAt === null ? null : formatInstant(settings.updatedAt),
    updated_by: settings.updatedBy,
  };
}
