import { APP_PLATFORMS } from '@muara/contract/constants';
import type { AppVersions } from '@muara/contract/types';
import { assertUnchanged, editedBy, presentEdit } from '../../domain/edits/index.ts';
import { event } from '../../events/business-event.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { reply } from '../../kernel/handler-reply.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { SettingsRecord } from '../../world/records.ts';
import { getSettings } from '../../world/world.ts';
import { presentSetting } from './present-setting.ts';
import { saveSetting } from './save-setting.ts';

export { oldestApp } from './oldest-app.ts';

/** The operator's system settings (002 §2.7, 002 §2.12). */
export const settings = {
  getSetting: (_input, { world }) => presentSetting(world),

  saveSetting: ({ body }, ctx) => saveSetting(body, ctx),

  setOnline({ body: { online: wanted } }, { world }) {
    const online = wanted === 1;
    if (getSettings(world).online === online) return { online: wanted };
    world.tables.settings.update(1, { online });
    return reply({ online: wanted }, event('application.switched', { online }));
  },

  getAppVersion: (_input, { world }) => presentAppVersions(getSettings(world)),

  saveAppVersion({ body }, ctx) {
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
  },
} satisfies Partial<Handlers>;

function presentAppVersions({ appVersions, appVersionsEdited = {} }: SettingsRecord): AppVersions {
  return { ...appVersions, updated_at: presentEdit(appVersionsEdited) };
}
