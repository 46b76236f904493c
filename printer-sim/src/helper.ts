import { nodeHost } from './host.ts';
import { startRun, type HelperParts, type HelperRun } from './helper-run.ts';
import { HELPERS, type HelperOptions } from './options.ts';
import { WORKING_SWITCHES, type Switches } from './printer.ts';
import { Refusals } from './refusals.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
/** How long a helper that killed itself is away. */
const AWAY_MS = 2000;

/** A helper in this program; its host connects callers to it. */
export interface Helper {
  deviceId: string;
  /** Whether it responds; false for a while after it killed itself. */
  isHere(): boolean;
  /** Responds like the helper's port. @throws when it is not here */
  fetch(request: Request): Response | Promise<Response>;
  /** Leaves the realtime channel and refuses waiting jobs. */
  close(): void;
}

interface HelperCallbacks {
  /** Called when it killed itself: its callers are disconnected. */
  onDeath?(): void;
}

/** Starts a helper with what a host gives it. One that killed itself returns after two seconds. */
export function startHelper(options: HelperOptions, parts: HelperParts, { onDeath }: HelperCallbacks = {}): Helper {
  const { type, apiKey, allowedHosts = [], host = nodeHost, onWarning = () => undefined } = options;
  const { deviceId = HELPERS[type].deviceId, name = HELPERS[type].name } = options;
  const { maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS } = options;
  const allowedOrigins = [options.allowedOrigin].flat().map((origin) => new URL(origin).origin);
  const limits = { allowedOrigins, apiKey, maxBytes, timeoutMs };
  const refusals = new Refusals(() => host.now());
  const named = { ...options, deviceId, name, allowedHosts, host, onWarning, limits, refusals };
  let life: HelperRun | null = null;
  let cancelReturn = (): void => undefined;

  const begin = (switches: Switches): void => {
    life = startRun({ ...named, onDeath: die }, parts, switches);
    life.join();
  };
  const die = (switches: Switches): void => {
    life = null;
    onDeath?.();
    cancelReturn = host.setTimer(() => begin({ ...switches, dies: WORKING_SWITCHES.dies }), AWAY_MS);
  };
  begin(WORKING_SWITCHES);
  return {
    deviceId,
    isHere: () => life !== null,
    fetch(request) {
      if (life === null) throw new Error(`${deviceId} is away`);
      return life.fetch(request);
    },
    close() {
      cancelReturn();
      life?.close();
    },
  };
}
