import { CONTROL_OPERATIONS, type ControlOperationId } from '@muara/contract/control';
import type { OperationEntry } from '@muara/contract/operations';
import { sortBySpecificity } from '../kernel/paths.ts';
import { ControlError } from './refuse.ts';

interface Route {
  id: ControlOperationId;
  operation: OperationEntry;
  segments: readonly string[];
}

const ROUTES: readonly Route[] = sortBySpecificity(
  (Object.entries(CONTROL_OPERATIONS) as [ControlOperationId, OperationEntry][]).map(([id, operation]) => ({
    id,
    operation,
    path: operation.path,
  })),
).map(({ id, operation, path }) => ({ id, operation, segments: splitPath(path) }));

function splitPath(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Returns the operation at an address, and the texts of its path. @throws ControlError 404 or 405 */
export function findRoute(method: string, path: string): Route & { params: Record<string, string> } {
  const segments = splitPath(path);
  const there = ROUTES.flatMap((route) => {
    const params = match(route.segments, segments);
    return params ? [{ ...route, params }] : [];
  });
  const found = there.find(({ operation }) => operation.method === method);
  if (found) return found;
  if (there.length === 0) throw new ControlError('address_not_found');
  const methods = there.map(({ operation }) => operation.method).join(', ');
  throw new ControlError('method_not_allowed', `${method} does nothing here; use ${methods}`);
}

/** Returns the path parameters when an address fits; an id is a whole number. */
function match(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] as string;
    if (!part.startsWith('{')) {
      if (part !== segment) return undefined;
      continue;
    }
    const name = part.slice(1, -1);
    if (name === 'id' && !/^\d{1,15}$/.test(segment)) return undefined;
    params[name] = decode(segment);
  }
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
