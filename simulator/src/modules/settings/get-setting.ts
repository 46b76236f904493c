import type { Handler } from '../../kernel/handler.ts';
import { presentSetting } from './present-setting.ts';

/** Returns the system settings (002 §2.7). */
export const getSetting: Handler<'getSetting'> = (_input, { world }) => presentSetting(world);
