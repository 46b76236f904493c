import { PRINTER_PORTS } from '@muara/contract/constants';
import { splitPrefix } from '../kernel/caller.ts';
import { isWorldName } from '../world/worlds.ts';

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
}

export interface ConfigOptions {
  /** Shown by the web app. */
  version?: string;
  /** Helpers at their usual ports of this machine by default. */
  printers?: PrinterAddresses;
}

export const CONFIG_HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Paths that the simulator serves; every other path is a file or screen of the web app. */
const SERVER_PATH = /^\/(?:api|tickets|error_log|clear_log|pages|storage|ipay88|__sim|w)(?:\/|$)/;

/** Returns whether the simulator serves a decoded path, in every host alike. */
export function isServerPath(path: string): boolean {
  return SERVER_PATH.test(path);
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
 * @param named the request's `X-Sim-World`, which overrides the prefix
 * @returns undefined for every other path
 */
export function configAt(
  path: string,
  named: string | null | undefined,
  { version = '0.1.0', printers = localPrinters() }: ConfigOptions = {},
): RuntimeConfig | undefined {
  const { rest, world: prefixed } = splitPrefix(path);
  if (rest !== '/config.json') return undefined;
  const world = typeof named === 'string' && isWorldName(named) ? named : prefixed;
  const base = world === undefined ? '' : `/w/${world}`;
  return { appName: 'Muara', version, apiBase: base, realtimeUrl: `${base}/ws`, printers, localhostShortcuts: false };
}
