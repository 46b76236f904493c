import type { SettingsRecord } from '../../world/records.ts';

/** The oldest version of an app that may still call (002 §2.12); undefined for the web app and whatever else calls. */
export function oldestApp({ appVersions }: SettingsRecord, platform: string): string | undefined {
  return Object.hasOwn(appVersions, platform) ? appVersions[platform as keyof typeof appVersions] : undefined;
}
