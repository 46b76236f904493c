import { OK, type Verdict } from '../verdict.ts';
import { hasPermission } from './has-permission.ts';
import { holdsAllPolicies } from './holds-all-policies.ts';
import { isInternal } from './is-internal.ts';
import { isSuperUser } from './is-super-user.ts';
import type { Actor, Audience, RecordKind, Requirement } from './shapes.ts';

/**
 * Whether a caller can call an operation (000 §6).
 * The audience lists kinds of account, of which one must match; the permissions list rights, of which
 * staff need one. Accounts outside the operator have no rights, so their kind alone admits them. An
 * operation with rights but no audience is for staff.
 *
 * @param session null for a caller without a session
 * @param record whether the call creates a record or concerns an existing one; either when left out
 */
export function isAllowed(
  session: Actor | null,
  { audience, permission }: Requirement,
  record?: RecordKind,
): Verdict<'session_required' | 'permission_denied'> {
  if (audience.includes('public')) return OK;
  if (!session) return { ok: false, code: 'session_required' };
  const fits = audience.length === 0 ? isInternal(session) : audience.some((word) => belongsTo(session, word));
  if (!fits) return { ok: false, code: 'permission_denied' };
  if (permission.length === 0 || !isInternal(session)) return OK;
  const counts = permission.filter((right) => !record || !right.record || right.record === record);
  const holds = counts.some(
    ({ area, action, and, except }) =>
      hasPermission(session, area, action) &&
      (and === undefined || hasPermission(session, area, and)) &&
      !except?.includes(session.role),
  );
  return holds ? OK : { ok: false, code: 'permission_denied' };
}

function belongsTo(session: Actor, audience: Audience): boolean {
  switch (audience) {
    case 'public':
    case 'session':
      return true;
    case 'internal':
      return isInternal(session);
    case 'agent':
      return session.role === 'Agent';
    case 'tourguide':
      return session.role === 'Tour Guide';
    case 'customer':
      return session.role === 'Customer';
    case 'manager':
      return holdsAllPolicies(session);
    case 'admin':
      return session.role === 'Admin';
    case 'super_user':
      return isSuperUser(session);
    case 'skaloot':
      return session.isSkaloot;
    case 'sub_ticket_viewer':
      return isInternal(session) && session.can_view_sub_tickets === true;
  }
}
