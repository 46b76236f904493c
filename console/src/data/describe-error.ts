import { ControlCallError } from '@muara/client/control';

/** A mistake in a form or file, in a line for people. */
export class WrongInput extends Error {
  override readonly name = 'WrongInput';
}

/** Returns what a person reads when a call failed, in one line. */
export function describeError(error: unknown): string {
  if (error instanceof ControlCallError) return error.reason;
  if (error instanceof WrongInput) return error.message;
  return 'The simulator does not answer. Check that it is running.';
}

/** Returns whether a call failed because somebody has deleted the world of its path. */
export const isWorldGone = (error: unknown): boolean =>
  error instanceof ControlCallError && error.code === 'world_not_found' && (error.field ?? 'name') === 'name';
