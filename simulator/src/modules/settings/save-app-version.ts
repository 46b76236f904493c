import { APP_PLATFORMS } from '@muara/contract/constants';
import { assertUnchanged, editedBy } from '../../domain/edits/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { SettingsRecord } from '../../world/records.ts';
import { getSettings } from '../../world/world.ts';
import { presentAppVersions } from './present-app-versions.ts';

/**
 * Saves the oldest supported versions of the apps (002 §2.12).
 * @throws Refusal with every invalid field
 */
export const saveAppVersion: Handler<'saveAppVersion'> = ({ body }, ctx) => {
  const { world, rules } = ctx;
  const before = getSettings(world);
  const { appVersionsEdited: edited = {} } = before;
  assertUnchanged(edited, body.updated_at);
  assertNoFieldErrors(rules.checkAppVersions(body));
  const appVersions = Object.fromEntries(
    APP_PLATFORMS.map((app) => [app, body[app].trim()]),
  ) as SettingsRecord['appVersions'];
  if (APP_PLATFORMS.every((app) => before.appVersions[app] === appVersions[app])) return presentAppVersions(before);
  const settings = world.tables.settings.update(1, { appVersions, appVersionsEdited: editedBy(edited, ctx) });
  return reply(presentAppVersions(settings), event('appVersions.changed', { before, settings }));
};
