import type { ControlOperationId, ControlOperationMap } from '@muara/contract/control';
import type { Rules } from '@muara/contract/rules';
import type { CallInfo } from '../kernel/caller.ts';
import type { Domain } from '../kernel/domain.ts';
import type { PayAtProvider } from '../provider/provider.ts';
import type { Hub } from '../realtime/hub.ts';
import type { HostClock } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import type { Room, Worlds } from '../world/worlds.ts';
import type { RunStore } from './run-store.ts';

export interface ControlDeps {
  domain: Pick<Domain, 'outbox' | 'readMails' | 'listPersonas' | 'openSession' | 'getCatalogue'>;
  rules: Rules;
  worlds: Worlds;
  hub: Hub;
  clock: HostClock;
  notImplemented: readonly { id: string; why: string }[];
  /** Whether every answer is held against the contract. */
  checkAnswers: boolean;
  /** Handles a call of the contract, as if it came from outside. */
  call(request: Request, info: CallInfo): Promise<Response>;
  pay: PayAtProvider;
}

/** What a handler may use besides its input. */
export interface ControlContext extends ControlDeps {
  /** The name in the path; empty where there is none. */
  readonly name: string;
  readonly request: Request;
  readonly runs: RunStore;
  /** Base URL of links, as the caller reaches this simulator. */
  readonly origin: string;
  /** The room of the world in the path, created when it is new. */
  room(): Room;
  world(): World;
}

/** What a call carries besides the world's name. */
interface ControlInput<K extends ControlOperationId> {
  params: ControlOperationMap[K]['params'];
  query: ControlOperationMap[K]['query'];
  body: ControlOperationMap[K]['body'];
}

type Answer<K extends ControlOperationId> =
  | (ControlOperationMap[K]['answer'] extends Blob ? never : ControlOperationMap[K]['answer'])
  | Response;

/** Returns JSON in the shape of the contract, or a whole response for anything else. */
type ControlHandler<K extends ControlOperationId> = (
  input: ControlInput<K>,
  ctx: ControlContext,
) => Answer<K> | Promise<Answer<K>>;

/** One handler per operation: a missing one, or one with a wrong answer, does not compile. */
export type ControlHandlers = { readonly [K in ControlOperationId]: ControlHandler<K> };

/** Some of the handlers. */
export type HandlersOf<K extends ControlOperationId> = Pick<ControlHandlers, K>;
