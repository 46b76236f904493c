import type { Control } from '@muara/client/control';
import { OPERATIONS, type OperationEntry, type OperationId } from '@muara/contract/operations';
import { worldPath } from '../../app/paths.ts';
import type { Fetch } from '../../app/services.ts';

/** What came back when a right was tried. */
export interface Tried {
  status: number;
  code: string | null;
  /** Whether the call was let in; what it then lacked does not matter. */
  isAllowed: boolean;
}

/** Refusals that say who may not, and not what is wrong with the call. */
const SHUT_OUT = new Set(['permission_denied', 'session_required', 'session_expired', 'api_key_required']);

/** Returns the name of the world in which rights are tried: a copy, so that nothing is lost. */
export const trialWorld = (name: string): string => `${name.slice(0, 57)}-rights`;

/**
 * Makes a call without fields as an account, or as a visitor, in the copy of a world.
 * Rights are checked before fields: a call that is let in is refused for what it lacks.
 */
export async function tryCall(
  { control, fetch }: { control: Control; fetch: Fetch },
  world: string,
  operationId: OperationId,
  account: string | null,
): Promise<Tried> {
  const name = trialWorld(world);
  await control.createWorld({ params: { name }, body: { from: world } });
  try {
    return await callAs({ control, fetch }, name, operationId, account);
  } finally {
    await control.deleteWorld({ params: { name } });
  }
}

async function callAs(
  { control, fetch }: { control: Control; fetch: Fetch },
  name: string,
  operationId: OperationId,
  account: string | null,
): Promise<Tried> {
  const token = account === null ? null : ((await control.openSession({ params: { name, account } })).token ?? null);
  const { method, path, body }: OperationEntry = OPERATIONS[operationId];
  const response = await fetch(
    new Request(new URL(`${worldPath(name)}${path.replaceAll(/\{\w+\}/g, '1')}`, location.origin), {
      method,
      headers: {
        'X-Platform': 'web_app',
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...(body !== null && body !== 'multipart' && { 'Content-Type': 'application/json' }),
      },
      ...(body !== null && { body: body === 'multipart' ? new FormData() : '{}' }),
    }),
  );
  const code = await readCode(response);
  return { status: response.status, code, isAllowed: code === null || !SHUT_OUT.has(code) };
}

/** Returns the code of a refusal; null for any other answer. */
async function readCode(response: Response): Promise<string | null> {
  const text = await response.text();
  if (response.ok) return null;
  try {
    const { code }: { code?: unknown } = JSON.parse(text);
    return typeof code === 'string' ? code : null;
  } catch {
    return null;
  }
}
