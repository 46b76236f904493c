import { fieldChanges, type Fields } from '../domain/edits/index.ts';
import type { SettingsEvents } from '../events/settings-events.ts';
import type { ReactionContext } from '../kernel/handler.ts';
import type { SettingsRecord } from '../world/records.ts';
import { none, type ReactionTable } from './reaction.ts';
import { NOT_MAILED, NOT_SENT_TO_PARK, NOTHING_PRINTED } from './shared-reasons.ts';

/** The system settings (002 §2.7, 002 §2.12). */
export const settings: ReactionTable<keyof SettingsEvents> = {
  'settings.saved': {
    mail: NOT_MAILED,
    park: NOT_SENT_TO_PARK,
    audit: ({ before, settings: after }) => ({
      module: 'Settings',
      action: 'Saved the settings',
      changes: fieldChanges(fieldsOf(before), fieldsOf(after)),
    }),
    realtime: (_, ctx) => clearCaches(ctx),
    printing: NOTHING_PRINTED,
  },
  'application.switched': {
    mail: NOT_MAILED,
    park: NOT_SENT_TO_PARK,
    audit: ({ online }) => ({
      module: 'Settings',
      action: online ? 'Switched the application online' : 'Switched the application offline',
      changes: [{ field: 'online', before: online ? '0' : '1', after: online ? '1' : '0' }],
    }),
    realtime: (_, ctx) => clearCaches(ctx),
    printing: NOTHING_PRINTED,
  },
  'appVersions.changed': {
    mail: NOT_MAILED,
    park: NOT_SENT_TO_PARK,
    audit: ({ before, settings: after }) => ({
      module: 'Settings',
      action: 'Changed the oldest app versions',
      changes: fieldChanges(before.appVersions, after.appVersions),
    }),
    realtime: none('Apps learn it from the refusal of their next call.'),
    printing: NOTHING_PRINTED,
  },
};

/** Tells every window to forget what it has loaded. */
function clearCaches({ hub }: ReactionContext): void {
  hub.broadcast({ type: 'function', name: 'clear_cache' });
}

function fieldsOf(settings: SettingsRecord): Fields {
  const roles = settings.customRoles.map(({ name, policies }) => {
    const areas = Object.entries(policies).map(([area, actions]) => `${area}: ${actions.join(', ')}`);
    return [`roles.${name}`, areas.join('; ') || 'no rights'] as const;
  });
  return {
    child_min_age: String(settings.childMinAge),
    adult_min_age: String(settings.adultMinAge),
    senior_min_age: String(settings.seniorMinAge),
    super_senior_min_age: String(settings.superSeniorMinAge),
    agents_ticket_expiry_period: String(settings.agentsTicketExpiryPeriod),
    ...Object.fromEntries(roles),
  };
}
