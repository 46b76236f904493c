import type { AppVersions } from '@muara/contract/types';
import { presentEdit } from '../../domain/edits/index.ts';
import type { SettingsRecord } from '../../world/records.ts';

/** Returns the oldest supported versions of the apps, and when they were edited. */
export function presentAppVersions({ appVersions, appVersionsEdited = {} }: SettingsRecord): AppVersions {
  return { ...appVersions, updated_at: presentEdit(appVersionsEdited) };
}
