import type { ConflictRow } from '@/ui/conflict-panel.tsx';
import { listRightsOnlyIn, type Difference } from './settings-conflict.ts';
import { rightsOf, type RoleDraft } from './settings-draft.ts';
import { conflictMessages as text, roleMessages, settingsMessages } from './settings.messages.ts';

/** Returns one difference of the settings in words. */
export function conflictRow(difference: Difference): ConflictRow {
  const { id } = difference;
  return {
    id,
    title: titleOf(difference),
    theirs: valueOf(difference, 'theirs'),
    mine: valueOf(difference, 'mine'),
  };
}

function titleOf(difference: Difference): string {
  if (difference.kind === 'role') return text.roleTitle(difference.name.trim() || roleMessages.unnamed);
  return difference.field === 'agents_ticket_expiry_period'
    ? settingsMessages.expiry
    : settingsMessages.ages[difference.field];
}

function valueOf(difference: Difference, side: 'theirs' | 'mine'): string {
  if (difference.kind === 'number') return difference[side];
  const { theirs, mine } = difference;
  if (!theirs)
    return side === 'theirs' ? text.notThere : text.newRole(roleMessages.ticked(rightsOf(mine.policies).length));
  return side === 'theirs' ? listExtraRights(theirs, mine) : listExtraRights(mine, theirs);
}

/** Returns the permissions that one of the two has and the other lacks. */
function listExtraRights(one: RoleDraft, other: RoleDraft): string {
  const rights = listRightsOnlyIn(one, other);
  return rights.length > 0 ? `+ ${rights.join(', ')}` : text.same;
}
