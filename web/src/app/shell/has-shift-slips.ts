import type { Session } from '@/domain/session/session-context.ts';
import { mayOpen } from '../area/guard.tsx';

/** Whether the shell offers the slips of one's own shift: to a Cashier who may open their screen (000 §2, §6). */
export function hasShiftSlips(user: Session['user']): boolean {
  return user.role === 'Cashier' && mayOpen(user, 'shiftSlip');
}
