import { CONTROL_OPERATIONS, type ControlOperationId } from '@muara/contract/control';
import type { OperationEntry } from '@muara/contract/operations';
import createFetchClient from 'openapi-fetch';
import { ControlCallError } from './control-call-error.ts';
import type { Control } from './control-types.ts';

export { CLOCK_JUMPS, clockChange, type ClockJump } from './clock-jumps.ts';
export { ControlCallError } from './control-call-error.ts';
export type { Control, ControlInput } from './control-types.ts';
export { controlWorld, type ControlWorld } from './control-world.ts';

export interface ControlOptions {
  /** Origin of the simulator: `http://localhost:3000`. */
  baseUrl: string;
  /** The global one by default; `simulator.fetch` calls a simulator in process. */
  fetch?: (request: Request) => Promise<Response>;
}

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: object;
}

/**
 * Creates the typed client of a simulator's control plane.
 * Every function throws `ControlCallError` for anything but success.
 */
export function createControl({ baseUrl, fetch = (request) => globalThis.fetch(request) }: ControlOptions): Control {
  const http = createFetchClient<Record<string, never>>({ baseUrl: baseUrl.replace(/\/$/, ''), fetch });

  async function run(id: ControlOperationId, input: AnyInput): Promise<unknown> {
    const operation: OperationEntry = CONTROL_OPERATIONS[id];
    const takesBody = operation.body !== null;
    // `Control` has typed the call; openapi-fetch would type it again, for one literal path.
    const { data, error, response } = await http.request(
      operation.method as 'get',
      operation.path as never,
      {
        params: { path: input.params, query: input.query },
        ...(takesBody ? { body: input.body ?? {} } : {}),
        parseAs: operation.binary ? 'text' : 'json',
      } as never,
    );
    if (response.ok) return data;
    throw new ControlCallError(id, response.status, error);
  }

  const made: Record<string, unknown> = {};
  return new Proxy(made, {
    get: (calls, id) =>
      typeof id === 'string' && Object.hasOwn(CONTROL_OPERATIONS, id)
        ? (calls[id] ??= (input: AnyInput = {}) => run(id as ControlOperationId, input))
        : undefined,
  }) as Control;
}
