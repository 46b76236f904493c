import { OPERATIONS, type OperationId } from '@muara/contract/operations';
import { SAMPLES } from './index.ts';

/** Returns who an operation is for. */
export const getAudience = (id: OperationId): readonly string[] => OPERATIONS[id].audience;

/**
 * Returns an account that may call an operation: the developer, except for operations of people
 * outside the operator.
 */
export const insider = (id: OperationId): string =>
  getAudience(id).includes('agent') && !getAudience(id).includes('internal') ? 'agent' : 'skaloot';

/** Returns an account that may not call it. */
export const stranger = (id: OperationId): string =>
  getAudience(id).includes('tourguide') ? 'marketing' : 'tourguide';

/** Returns the address of an operation's sample, without its query. */
export function samplePath(id: OperationId): string {
  const { params = {} } = SAMPLES[id] as { params?: Record<string, unknown> };
  return OPERATIONS[id].path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
}
