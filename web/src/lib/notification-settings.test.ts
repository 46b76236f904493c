import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepNotificationSettings, readNotificationSettings } from './notification-settings.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('notification settings', () => {
  test('nothing kept: all that waits for somebody, with sound, without single sales and browser notifications', () => {
    expect(readNotificationSettings(1)).toEqual({
      sale: false,
      booking: true,
      refund: true,
      void: true,
      bug: true,
      error: true,
      chat: true,
      sound: true,
      browser: false,
    });
  });

  test('each person has settings of her own', () => {
    keepNotificationSettings(1, { ...readNotificationSettings(1), chat: false, sale: true });
    expect(readNotificationSettings(1)).toMatchObject({ chat: false, sale: true });
    expect(readNotificationSettings(2)).toMatchObject({ chat: true, sale: false });
  });

  test.each(['nonsense', '[]', 'null', '{"chat":"no","sound":0}'])('%s counts as nothing', (value) => {
    kept.set('muara.notifications.1', value);
    expect(readNotificationSettings(1)).toEqual(readNotificationSettings(2));
  });
});
