import type { CallFacts } from './faults.ts';
import { readParams, readQuery } from './input.ts';
import type { Operation } from './operation.ts';
import type { World } from '../world/world.ts';
import type { Caller } from './caller.ts';
import { ownerOf } from './session.ts';

/**
 * Returns what the conditions of faults are compared with.
 * @param readBody undefined when no fault asks for a field
 */
export async function readFacts(
  { meta }: Operation,
  params: Record<string, string>,
  { token, search }: Caller,
  world: World,
  path: string,
  readBody: (() => Promise<unknown>) | undefined,
): Promise<CallFacts> {
  const userId = ownerOf(world, token);
  const role = (userId !== null && world.tables.users.get(userId)?.role) || 'public';
  if (!readBody) return { role, path, inputs: [] };
  const inputs = [readParams(meta, params), readQuery(meta, search)];
  try {
    return { role, path, inputs: [await readBody(), ...inputs] };
  } catch {
    // The call itself is refused for it later, with the same error.
    return { role, path, inputs };
  }
}
