import type { Ranked } from './shapes.ts';

/** Whether a user is a Super User, by the flag or by the role that implies it (000 §1). */
export function isSuperUser({ role, super_user }: Ranked): boolean {
  return super_user || role === 'Super User';
}
