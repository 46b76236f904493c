import type { PrinterType } from '@muara/contract/constants';
import { createContext } from 'react';
import { useRequired } from '@/lib/use-required.ts';

/** What `/config.json` says at run time; no build-time switch tells one back end from another. */
export interface AppConfig {
  appName: string;
  version: string;
  /** '' for this origin, or a prefix or origin without a trailing slash. */
  apiBase: string;
  realtimeUrl: string;
  /** Base URL of the local helper for each printer type. */
  printers: Record<PrinterType, string>;
  localhostShortcuts: boolean;
  /** Whether every screen says TRAINING. */
  training?: boolean;
  /** Where the bar of a world has its control plane, world and console; a real deployment has none. */
  bar?: { control: string; world: string; console: string };
  /** The app's addresses in the stores; a store without an address is not offered. */
  stores?: { android?: string; ios?: string };
}

export const ConfigContext = createContext<AppConfig | null>(null);

/** Returns the run-time configuration, which is always there once the app is mounted. */
export const useConfig = (): AppConfig => useRequired(ConfigContext, 'config');
