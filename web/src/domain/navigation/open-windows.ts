import { openWindow } from '@/lib/open-window.ts';
import { paths } from './paths.ts';

/** Opens the point of sale in its own window named `pos`; `inTab` goes there when the browser blocks the window. */
export function openPos(inTab: () => void): void {
  openWindow('pos', paths.pos(), (path) => path.startsWith(paths.pos()), inTab);
}

/** Opens the gate scanner in its own window named `qrscanner` (000 §2); `inTab` goes there when the browser blocks it. */
export function openScanner(inTab: () => void): void {
  openWindow('qrscanner', paths.qrScannerLauncher(), (path) => path === paths.qrScanner(), inTab);
}
