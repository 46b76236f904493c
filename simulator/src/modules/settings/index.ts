import type { Handlers } from '../../kernel/handler.ts';
import { getAppVersion } from './get-app-version.ts';
import { getSetting } from './get-setting.ts';
import { saveAppVersion } from './save-app-version.ts';
import { saveSetting } from './save-setting.ts';
import { setOnline } from './set-online.ts';

export { oldestApp } from './oldest-app.ts';

/** The operator's system settings (002 §2.7, 002 §2.12). */
export const settings = {
  getSetting,
  saveSetting,
  setOnline,
  getAppVersion,
  saveAppVersion,
} satisfies Partial<Handlers>;
