import type { SlipType } from '@muara/contract/constants';
import type { Rules } from '@muara/contract/rules';
import { getActor } from '../../domain/people/index.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { LocalDate, ShiftRecord } from '../../world/records.ts';
import type { Session, World } from '../../world/world.ts';

interface SlipAsked {
  type: SlipType;
  userId: number;
  /** Day on which the shift began; by default the latest shift. */
  date: LocalDate | undefined;
}

/**
 * Returns the shift of a slip: one's own or, for super users and managers, anyone's (000 §6).
 * @throws Refusal user_not_found, permission_denied, slip_not_found
 */
export function getSlipShift(
  world: World,
  rules: Rules,
  session: Session,
  { type, userId, date }: SlipAsked,
): ShiftRecord {
  if (!world.tables.users.get(userId)) throw new Refusal('user_not_found', { field: 'user_id' });
  if (userId !== session.user.id && !rules.holdsAllPolicies(getActor(session))) throw new Refusal('permission_denied');
  const shift = world.tables.shifts
    .by('user', userId)
    .findLast(
      (candidate) =>
        (date === undefined || candidate.date === date) && (type === 'start' || candidate.closedAt !== null),
    );
  if (!shift) throw new Refusal('slip_not_found', { field: 'date' });
  return shift;
}
