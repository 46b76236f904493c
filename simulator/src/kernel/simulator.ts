import type { OperationId } from '@muara/contract/operations';
import { rules as contractRules, type Rules } from '@muara/contract/rules';
import type { ControlDeps } from '../control/action.ts';
import type { Control } from '../control/control.ts';
import { createProvider } from '../provider/provider.ts';
import { createHub, type Hub } from '../realtime/hub.ts';
import type { HostClock } from '../world/clock.ts';
import { createSecrets, type Secrets } from '../world/secrets.ts';
import { atomically } from '../world/store.ts';
import { TRAINING_RESET } from '../world/training.ts';
import type { World } from '../world/world.ts';
import { Worlds } from '../world/worlds.ts';
import { bind } from './bind.ts';
import { type CallInfo } from './caller.ts';
import { logFailure, type Kernel } from './call.ts';
import { callSync } from './call-now.ts';
import { splitPrefix } from './caller.ts';
import { preflight, share, type Origins } from './cors.ts';
import type { Domain } from './domain.ts';
import { refuseCrossSite } from './guard.ts';
import { hubDeps } from './hub-session.ts';
import { jobContext } from './job-context.ts';
import { listOperations } from './operation.ts';
import { Refusal } from './refusal.ts';
import { refusalReply } from './reply.ts';

export interface SimulatorOptions {
  /** Random seed; default 1. */
  seed?: number;
  /** Past tickets of a new world; sixty days' worth by default. */
  tickets?: number;
  clock: HostClock;
  /** Source of session tokens and document keys; `crypto.getRandomValues` by default. */
  secrets?: Secrets;
  /** The contract's rules; tests may pass modified ones. */
  rules?: Rules;
  /** How to treat a response that breaks the contract: fail with 500, warn (default), or skip the check. */
  responseCheck?: 'throw' | 'warn' | 'off';
  /** Whether to serve the control plane below /__sim; true by default. */
  control?: boolean;
  /** Calls per minute of one token, or of one address without a token; default 1,200. */
  rateLimit?: { perMinute: number } | false;
  /** Apps older than this get 409. */
  minAppVersion?: string;
  /** Origins of other machines that may call; pages of this machine always may. */
  origins?: Origins;
  /**
   * Folder of its public URLs, such as `/x/y`; none by default. The host takes it off the requests, and
   * includes it in their `origin`.
   */
  folder?: string;
  onWarning?(text: string): void;
}

/** The whole back end in memory, independent of any transport. */
export interface Simulator {
  /** Handles one request. Rejects with DroppedConnection when a fault drops the connection. */
  fetch(request: Request, info?: CallInfo): Promise<Response>;
  readonly realtime: Hub;
  readonly control: Control;
  readonly worlds: Worlds;
  /** Operations that return 501, and why. */
  readonly notImplemented: readonly { id: OperationId; why: string }[];
  /** Stops all timers and closes all connections. */
  close(): void;
}

const DEFAULT_PER_MINUTE = 1_200;

/** Assembles a simulator from the kernel and a domain. */
export function assemble(domain: Domain, options: SimulatorOptions): Simulator {
  const { clock, rules = contractRules, rateLimit, origins, folder = '', onWarning = () => {} } = options;
  const hub: Hub = createHub(hubDeps({ domain, rules, clock, worlds: () => worlds, hub: () => hub, onWarning }));
  const worlds: Worlds = new Worlds({
    domain,
    clock,
    secrets: options.secrets ?? createSecrets(),
    seed: options.seed ?? 1,
    tickets: options.tickets ?? domain.defaultTickets,
    perMinute: rateLimit === false ? undefined : (rateLimit?.perMinute ?? DEFAULT_PER_MINUTE),
    runJob(job, world) {
      if (job.kind === TRAINING_RESET) return resetLater(world);
      if (provider.runJob(job, world)) return;
      atomically(world.tables, () => {
        domain.reactToJob(domain.runJob(job, world), jobContext(world, rules, hub.world(world.name)));
      });
    },
    onJobFailure(job, error, world) {
      onWarning(`job ${job.kind} of world ${world.name} failed: ${String(error)}`);
      logFailure({ domain, rules, hub, onWarning }, job.kind, error, { world });
    },
    isWatched: (name) => hub.world(name).peers().length > 0,
    onReplaced: (name) => hub.world(name).dropAll(1012, 'world replaced'),
  });
  /** The call or change of the clock that made the job due ends first, in the world that it began in. */
  const resetLater = (world: World): void => {
    clock.setTimer(() => {
      if (worlds.isCurrent(world)) worlds.reset(world.name);
    }, 0);
  };
  const kernel: Kernel = {
    domain,
    worlds,
    hub,
    rules,
    clock,
    responseCheck: options.responseCheck ?? 'warn',
    minAppVersion: options.minAppVersion,
    onWarning,
  };
  const operations = listOperations(domain.handlers);
  const api = bind(kernel, operations);
  const notImplemented = operations.flatMap(({ id, notImplemented: why }) => (why === undefined ? [] : [{ id, why }]));
  const provider = createProvider({
    world: (name) => (name === undefined ? undefined : worlds.get(name)),
    post(url, form) {
      const inner = new URL(url);
      if (inner.pathname.startsWith(`${folder}/`)) inner.pathname = inner.pathname.slice(folder.length);
      const { rest } = splitPrefix(inner.pathname);
      const operation = operations.find(({ method, path }) => method === 'POST' && path === rest);
      return operation ? callSync(kernel, operation, inner.href, form) : { status: 404, text: '' };
    },
  });
  const control = loadLater({
    domain,
    rules,
    worlds,
    hub,
    clock,
    notImplemented,
    checkAnswers: kernel.responseCheck === 'throw',
    call: async (request, info) => api(request, info),
    pay: provider.pay,
  });
  const controlled = options.control ?? true;
  return {
    async fetch(request, info) {
      const foreign = refuseCrossSite(request, { origins, hasWorld: (name) => worlds.has(name) });
      if (foreign) return foreign;
      if (isControl(request.url))
        return controlled ? control.fetch(request, info) : refusalReply(new Refusal('not_found'));
      if (provider.owns(request.url)) return provider.fetch(request, info);
      const early = preflight(request, origins);
      return early ?? share(request, await api(request, info), origins);
    },
    realtime: hub,
    control,
    worlds,
    notImplemented,
    close() {
      worlds.close();
      hub.dropAll(1012, 'the simulator stops');
    },
  };
}

/** The control plane, loaded by its first call: a simulator that only serves an app does not need it. */
function loadLater(deps: ControlDeps): Control {
  let control: Promise<Control> | undefined;
  return {
    async fetch(request, info) {
      control ??= import('../control/control.ts').then(({ createControl }) => createControl(deps));
      return (await control).fetch(request, info);
    },
  };
}

function isControl(url: string): boolean {
  return /^[a-z]+:\/\/[^/]*\/__sim(?:[/?#]|$)/.test(url);
}
