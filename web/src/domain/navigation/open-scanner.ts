import { openWindow } from '@/lib/open-window.ts';
import { paths } from './paths.ts';

/** Opens the gate scanner in its own window named `qrscanner` (000 §2); `inTab` goes there when the browser blocks it. */
export function openScanner(inTab: () => void): void {
  openWindow('qrscanner', paths.qrScannerLauncher(), (path) => path === paths.qrScanner(), inTab);
}
