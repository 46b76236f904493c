import type { Rules } from '@muara/contract/rules';
import { isOfEarlierWorld } from '../world/session-token.ts';
import type { Session, World } from '../world/world.ts';
import type { Domain } from './domain.ts';
import type { CallInput, Operation } from './operation.ts';
import { readField } from './read-field.ts';
import { assertAllowed, Refusal } from './refusal.ts';

/**
 * Returns the session of an authorised call; null for a guest of a public operation.
 * A token without a session is refused with its reason if the operation's contract lists that reason; elsewhere
 * (signing in with an old token) the caller is a guest.
 * @throws Refusal 401, 402 or 403
 */
export function authorise(
  operation: Operation,
  world: World,
  token: string | undefined,
  domain: Domain,
  rules: Rules,
): Session | null {
  const session = token === undefined ? null : openSession(operation, world, token, domain);
  if (!session && !operation.isPublic) throw new Refusal('session_required');
  if (!operation.isPublic) assertAllowed(rules.isAllowed(session && domain.actorOf(session), operation));
  return session;
}

/** Returns whose token it is, even after its session ended; null for a guest. */
export function ownerOf(world: World, token: string | undefined): number | null {
  return token === undefined ? null : (world.tables.sessions.one('token', token)?.userId ?? null);
}

/**
 * Checks the permission for the call's record, where the contract asks different ones for new and
 * existing records (`x-record`).
 * @throws Refusal permission_denied
 */
export function assertMayUseRecord(
  operation: Operation,
  session: Session | null,
  input: CallInput,
  domain: Domain,
  rules: Rules,
): void {
  if (operation.record === undefined) return;
  const { in: place, name } = operation.record;
  const id = readField(input[place], name);
  const actor = session && domain.actorOf(session);
  assertAllowed(rules.isAllowed(actor, operation, id ? 'existing' : 'new'));
}

function openSession(operation: Operation, world: World, token: string, domain: Domain): Session | null {
  const session = domain.sessionOf(world, token);
  if (!('code' in session)) return session;
  if (operation.isPublic && !operation.codes.has(session.code)) return null;
  const isUnknown = session.code === 'session_expired' && !world.tables.sessions.one('token', token);
  throw new Refusal(isUnknown && isOfEarlierWorld(world, token) ? 'world_reset' : session.code);
}
