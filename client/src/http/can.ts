import { OPERATIONS } from '@muara/contract/operations';
import { isAllowed } from '@muara/contract/rules/permissions/is-allowed';
import type { Actor } from '@muara/contract/rules/permissions/shapes';
import type { OperationId } from '@muara/contract/types';

/**
 * Returns whether a session (null for visitors) may make a call, by the contract's own table: buttons
 * that would fail are not shown.
 */
export function can(session: Actor | null, operation: OperationId): boolean {
  return isAllowed(session, OPERATIONS[operation]).ok;
}
