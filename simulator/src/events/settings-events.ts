import type { SettingsRecord } from '../world/records.ts';

/** The settings before and after a command. */
interface SettingsChange {
  readonly before: SettingsRecord;
  readonly settings: SettingsRecord;
}

/** Events of the system settings (002 §2.7). */
export interface SettingsEvents {
  /** Ages, expiry and roles were saved. */
  'settings.saved': SettingsChange;
  /** The application was switched online or offline. */
  'application.switched': { readonly online: boolean };
  /** The oldest app versions that may call changed. */
  'appVersions.changed': SettingsChange;
}
