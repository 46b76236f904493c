import type { FieldProblem } from '@muara/contract/rules';
import type { World } from '../../world/world.ts';

/** Returns which of a username and an email another account has, ignoring case. */
export function takenFields(
  { tables: { users } }: World,
  { username, email }: { username?: string; email?: string },
  ownId?: number,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const belongsToOther = (index: 'username' | 'email', value: string | undefined): boolean => {
    const owner = value === undefined ? undefined : users.one(index, value.trim().toLowerCase());
    return owner !== undefined && owner.id !== ownId;
  };
  if (belongsToOther('username', username)) problems.push({ field: 'username', code: 'username_taken' });
  if (belongsToOther('email', email)) problems.push({ field: 'email', code: 'email_taken' });
  return problems;
}
