import { storage } from './storage.ts';

/** What somebody may be told about (000 §2). */
export const ALERT_EVENTS = ['sale', 'booking', 'refund', 'void', 'bug', 'error', 'chat'] as const;
export type AlertEvent = (typeof ALERT_EVENTS)[number];

/** What one person wants to hear about, and how; kept in this browser. */
export type NotificationSettings = Record<AlertEvent | 'sound' | 'browser', boolean>;

/** Everything that needs a response notifies by default; each single sale would be noise. */
const DEFAULTS: NotificationSettings = {
  sale: false,
  booking: true,
  refund: true,
  void: true,
  bug: true,
  error: true,
  chat: true,
  sound: true,
  browser: false,
};

const keyOf = (userId: number) => `muara.notifications.${userId}`;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function readNotificationSettings(userId: number): NotificationSettings {
  const kept = storage.read(keyOf(userId), isRecord) ?? {};
  const known = Object.entries(DEFAULTS).map(([name, fallback]) => [
    name,
    typeof kept[name] === 'boolean' ? kept[name] : fallback,
  ]);
  return Object.fromEntries(known) as NotificationSettings;
}

/** Saves the settings; returns false if the browser cannot store them. */
export function keepNotificationSettings(userId: number, settings: NotificationSettings): boolean {
  return storage.set(keyOf(userId), JSON.stringify(settings));
}
