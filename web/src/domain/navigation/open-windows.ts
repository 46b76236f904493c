import { openWindow } from '@/lib/open-window.ts';
import { paths } from './paths.ts';

/** Opens the point of sale in a window named `pos`; `inTab` runs if the browser blocks the window. */
export function openPos(inTab: () => void): void {
  openWindow('pos', paths.pos(), (path) => path.startsWith(paths.pos()), inTab);
}

/** Opens the gate scanner in a window named `qrscanner` (000 §2); `inTab` runs if that is blocked. */
export function openScanner(inTab: () => void): void {
  openWindow('qrscanner', paths.qrScannerLauncher(), (path) => path === paths.qrScanner(), inTab);
}
