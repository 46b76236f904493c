import { openPos, openScanner } from '@/domain/navigation/open-windows.ts';
import type { MenuEntry } from './menu.ts';

/** What opens each window that a menu entry names. */
export const OPEN_WINDOW: Readonly<Record<NonNullable<MenuEntry['window']>, (inTab: () => void) => void>> = {
  pos: openPos,
  qrscanner: openScanner,
};
