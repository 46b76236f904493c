import { PRINTER_PORTS } from '@muara/contract/constants';
import { splitPrefix } from '../kernel/caller.ts';
import { DEFAULT_WORLD, isWorldName } from '../world/worlds.ts';

/** URLs of the local printer helpers by type. */
export type PrinterAddresses = Readonly<Record<'receipt' | 'ticket_agent' | 'wristband', string>>;

/** What the web app loads first: where its server and printers are. */
interface RuntimeConfig {
  appName: string;
  version: string;
  /** Prefix of all calls: empty, or `/w/<name>` when the page chose a world. */
  apiBase: string;
  /** Path of the realtime channel. */
  realtimeUrl: string;
  printers: PrinterAddresses;
  localhostShortcuts: boolean;
  /** Whether every screen says TRAINING. */
  training?: true;
  /** The control plane and the world that the app shows in its bar. */
  bar?: BarAddress;
}

interface BarAddress {
  /** Base URL of the control plane; empty for this origin. */
  control: string;
  world: string;
  /** Path of the page with everything that the control plane can do. */
  console: string;
}

export interface ConfigOptions {
  /** Shown by the web app. */
  version?: string;
  /** Helpers at their usual ports of this machine by default. */
  printers?: PrinterAddresses;
  /** Whether the app of a world shows its bar; true by default. */
  control?: boolean;
  /** Returns whether a world is a training world; none is by default. */
  isTraining?(world: string): boolean;
}

export const CONFIG_HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Paths that the simulator serves; every other path is a file or screen of the web app. */
const SERVER_PATH = /^\/(?:api|tickets|error_log|clear_log|pages|storage|ipay88|__sim)(?:\/|$)/;

/** Returns whether the simulator serves a decoded path, also below a world's prefix. */
export function isServerPath(path: string): boolean {
  return SERVER_PATH.test(splitPrefix(path).rest);
}

export function localPrinters(): PrinterAddresses {
  const { receipt, ticket_agent: agent, wristband } = PRINTER_PORTS;
  return {
    receipt: `http://localhost:${receipt}`,
    ticket_agent: `http://localhost:${agent}`,
    wristband: `http://localhost:${wristband}`,
  };
}

/**
 * Returns the response to `/config.json`, also below a world's prefix.
 * @param path decoded path of the request
 * Only the app at a world's own address has a bar.
 * @param named the request's `X-Sim-World`, which overrides the prefix
 * @returns undefined for every other path
 */
export function configAt(
  path: string,
  named: string | null | undefined,
  { version = '0.1.0', printers = localPrinters(), control = true, isTraining }: ConfigOptions = {},
): RuntimeConfig | undefined {
  const { rest, world: prefixed } = splitPrefix(path);
  if (rest !== '/config.json') return undefined;
  const chosen = typeof named === 'string' && isWorldName(named) ? named : undefined;
  const world = chosen ?? prefixed;
  const base = world === undefined ? '' : `/w/${world}`;
  const hasBar = control && prefixed !== undefined && chosen === undefined;
  return {
    appName: 'Muara',
    version,
    apiBase: base,
    realtimeUrl: `${base}/ws`,
    printers,
    localhostShortcuts: false,
    ...(isTraining?.(world ?? DEFAULT_WORLD) && { training: true as const }),
    ...(hasBar && { bar: { control: '', world: prefixed, console: '/__sim/' } }),
  };
}
