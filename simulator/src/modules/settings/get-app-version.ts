import type { Handler } from '../../kernel/handler.ts';
import { getSettings } from '../../world/world.ts';
import { presentAppVersions } from './present-app-versions.ts';

/** Returns the oldest supported versions of the apps (002 §2.12). */
export const getAppVersion: Handler<'getAppVersion'> = (_input, { world }) => presentAppVersions(getSettings(world));
