import type { SettingsRecord } from '../../world/records.ts';

/**
 * Returns the oldest allowed version of an app (002 §2.12); undefined for the web app and other
 * callers.
 */
export function oldestApp({ appVersions }: SettingsRecord, platform: string): string | undefined {
  return Object.hasOwn(appVersions, platform) ? appVersions[platform as keyof typeof appVersions] : undefined;
}
