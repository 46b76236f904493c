import { openPos } from '@/domain/navigation/open-pos.ts';
import { openScanner } from '@/domain/navigation/open-scanner.ts';
import type { MenuEntry } from './menu.ts';

/** What opens each window that a menu entry names. */
export const OPEN_WINDOW: Readonly<Record<NonNullable<MenuEntry['window']>, (inTab: () => void) => void>> = {
  pos: openPos,
  qrscanner: openScanner,
};
