import { APP_PLATFORMS } from '@muara/contract/constants';
import type { AppVersions } from '@muara/contract/types';
import { assertUnchanged, editedBy, fieldChanges, presentEdit } from '../../domain/edits/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import { writeAuditEntry } from '../../reactions/audit/index.ts';
import type { SettingsRecord } from '../../world/records.ts';
import { settingsOf } from '../../world/world.ts';
import { presentSetting } from './present-setting.ts';
import { saveSetting } from './save-setting.ts';

export { oldestApp } from './oldest-app.ts';

/** The operator's system settings (002 §2.7, 002 §2.12). */
export const settings = {
  getSetting: (_input, { world }) => presentSetting(world),

  saveSetting({ body }, ctx) {
    saveSetting(body, ctx);
    return presentSetting(ctx.world);
  },

  setOnline({ body }, ctx) {
    const { world, hub } = ctx;
    const { online } = body;
    const before = settingsOf(world).online;
    if (before === (online === 1)) return { online };
    world.tables.settings.update(1, { online: online === 1 });
    writeAuditEntry(ctx, {
      module: 'Settings',
      action: online === 1 ? 'Switched the application online' : 'Switched the application offline',
      changes: [{ field: 'online', before: before ? '1' : '0', after: String(online) }],
    });
    hub.broadcast({ type: 'function', name: 'clear_cache' });
    return { online };
  },

  getAppVersion: (_input, { world }) => presentAppVersions(settingsOf(world)),

  saveAppVersion({ body }, ctx) {
    const { world, rules } = ctx;
    const { appVersions: before, appVersionsEdited: edited = {} } = settingsOf(world);
    assertUnchanged(edited, body.updated_at);
    assertNoFieldErrors(rules.checkAppVersions(body));
    const after = Object.fromEntries(
      APP_PLATFORMS.map((app) => [app, body[app].trim()]),
    ) as SettingsRecord['appVersions'];
    const changes = fieldChanges(before, after);
    if (changes.length === 0) return presentAppVersions(settingsOf(world));
    const saved = world.tables.settings.update(1, { appVersions: after, appVersionsEdited: editedBy(edited, ctx) });
    writeAuditEntry(ctx, { module: 'Settings', action: 'Changed the oldest app versions', changes });
    return presentAppVersions(saved);
  },
} satisfies Partial<Handlers>;

function presentAppVersions({ appVersions, appVersionsEdited = {} }: SettingsRecord): AppVersions {
  return { ...appVersions, updated_at: presentEdit(appVersionsEdited) };
}
