import { EXTERNAL_ROLES } from '../../generated/constants.ts';
import type { Ranked } from './shapes.ts';

const EXTERNAL: ReadonlySet<string> = new Set(EXTERNAL_ROLES);

/** Whether a user is staff: everyone but agents, tour guides and customers (000 §1, 001 §1). */
export function isInternal({ role }: Pick<Ranked, 'role'>): boolean {
  return !EXTERNAL.has(role);
}
