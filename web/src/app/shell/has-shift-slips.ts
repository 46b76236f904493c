import type { Session } from '@/domain/session/session-context.ts';
import { mayOpen } from '../area/guard.tsx';

/**
 * Returns whether the shell offers the user's own shift slips (000 §2, §6).
 * Only cashiers who can open that screen get them.
 */
export function hasShiftSlips(user: Session['user']): boolean {
  return user.role === 'Cashier' && mayOpen(user, 'shiftSlip');
}
