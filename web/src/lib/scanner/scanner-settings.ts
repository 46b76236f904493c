import { storage } from '../storage.ts';
import { DEFAULT_SCANNER, type ScannerSettings } from './recognise-scan.ts';

const KEY = 'muara.scanner';

/** The keys that scanners can be set to send before and after a code. */
export const PREFIX_KEYS = ['F2', 'F4', 'F6', 'F7', 'F8', 'F9', 'F10'] as const;
export const SUFFIX_KEYS = ['Enter', 'Tab'] as const;

const isSettings = (value: unknown): value is ScannerSettings => {
  const { prefix, suffix } = (value ?? {}) as Partial<ScannerSettings>;
  const hasPrefix = prefix === null || PREFIX_KEYS.some((key) => key === prefix);
  return hasPrefix && SUFFIX_KEYS.some((key) => key === suffix);
};

/** Returns how the scanner of this device is set up. */
export function readScannerSettings(): ScannerSettings {
  return storage.read(KEY, isSettings) ?? DEFAULT_SCANNER;
}

/** Keeps it on this device. */
export function keepScannerSettings(settings: ScannerSettings): void {
  storage.set(KEY, JSON.stringify(settings));
}
