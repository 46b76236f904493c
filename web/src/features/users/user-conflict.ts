import { listPolicyChanges } from '@muara/contract/rules/permissions/list-policy-changes';
import { mergePolicies } from '@muara/contract/rules/permissions/merge-policies';
import type { Policies, User } from '@muara/contract/types';
import type { ConflictRow, ConflictSide } from '@/ui/conflict-panel.tsx';
import { actionLabel } from '@/domain/permissions/policy-grid.rows.ts';
import { draftOf, policiesOf, type UserDraft } from './user-draft.ts';
import { usersMessages as text } from './users.messages.ts';

/** A difference between the form and the saved record, with the values of both sides. */
export interface UserDifference {
  row: ConflictRow;
  patch: Readonly<Record<ConflictSide, Partial<UserDraft>>>;
}

interface MergedUser {
  /** The saved record with everything that was changed in the form. */
  draft: UserDraft;
  differences: UserDifference[];
}

const FIELDS = [
  ['name', () => text.name],
  ['email', () => text.email],
  ['contact', () => text.phone],
  ['active', () => text.active],
  ['can_chat', () => text.canChat],
  ['can_view_sub_tickets', () => text.subTickets],
  ['shift', () => text.shift],
  ['shift_start', () => text.shiftStart],
  ['shift_end', () => text.shiftEnd],
  ['booking_default_message', () => text.bookingMessage],
] as const satisfies readonly (readonly [keyof UserDraft, () => string])[];

/**
 * Merges the form with what somebody else has saved in the meantime.
 * Untouched fields take the saved values, changed fields stay, and each conflict is listed.
 *
 * @param base the record that the form was filled from
 */
export function mergeUser(base: User, mine: UserDraft, theirs: User): MergedUser {
  const [before, saved] = [draftOf(base), draftOf(theirs)];
  const touched = FIELDS.filter(([name]) => mine[name] !== before[name]);
  const kept = Object.fromEntries(touched.map(([name]) => [name, mine[name]])) as Partial<UserDraft>;
  const fields = touched
    .filter(([name]) => mine[name] !== saved[name])
    .map(([name, title]): UserDifference => ({
      row: { id: name, title: title(), theirs: inWords(saved[name]), mine: inWords(mine[name]) },
      patch: { theirs: { [name]: saved[name] }, mine: { [name]: mine[name] } },
    }));
  const access = mergeAccess(base, mine, theirs);
  const draft = { ...saved, ...kept, ...access.mine, password: mine.password };
  return { draft, differences: [...access.differences, ...fields] };
}

type Access = Pick<UserDraft, 'role' | 'grid' | 'changes'>;

/** The role and the permissions go together, since a role brings its own. */
function mergeAccess(base: User, mine: UserDraft, theirs: User): { mine: Access; differences: UserDifference[] } {
  const untouched: Access = { role: theirs.role, grid: null, changes: {} };
  if (mine.role !== base.role && mine.role !== theirs.role) {
    const chosen = { role: mine.role, grid: mine.grid, changes: mine.changes };
    const row = { id: 'role', title: text.role, theirs: theirs.role, mine: mine.role };
    return { mine: chosen, differences: [{ row, patch: { theirs: untouched, mine: chosen } }] };
  }
  const wanted = mine.grid ? (policiesOf(base, mine) ?? {}) : mergePolicies(theirs.policies, mine.changes);
  const changes = listPolicyChanges(theirs.policies, wanted);
  if (Object.keys(changes).length === 0) return { mine: untouched, differences: [] };
  const merged = { ...untouched, changes };
  const row = { id: 'policies', title: text.permissions, theirs: text.asSaved, mine: listRights(changes) };
  return { mine: merged, differences: [{ row, patch: { theirs: untouched, mine: merged } }] };
}

/** Returns changed permissions in words, such as '+ Tickets: Scan, − Audit: View'. */
function listRights(changes: Policies): string {
  const rights = Object.entries(changes).flatMap(([area, cells]) =>
    cells.map(({ name, active }) => `${active ? '+' : '−'} ${area}: ${actionLabel(name)}`),
  );
  return rights.join(', ');
}

function inWords(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  return value || text.empty;
}
