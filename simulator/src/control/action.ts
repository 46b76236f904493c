import type { Domain } from '../kernel/domain.ts';
import type { Hub } from '../realtime/hub.ts';
import type { Worlds } from '../world/worlds.ts';

export interface ControlDeps {
  domain: Pick<Domain, 'outbox' | 'readMails'>;
  worlds: Worlds;
  hub: Hub;
  notImplemented: readonly { id: string; why: string }[];
}

export interface Call {
  name: string;
  request: Request;
  query: URLSearchParams;
  /** The number in the path; 0 without one. */
  id: number;
}

/** Returns JSON, or a whole response for anything else. */
export type Action = (deps: ControlDeps, call: Call) => unknown;
