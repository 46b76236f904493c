import type { OperationId } from '@muara/contract/operations';
import { findBodyExample, listParameters, type Parameter } from '../contract-document.ts';
import type { CallInput } from '../request.ts';

const exampleOf = ({ name, example }: Parameter): [string, unknown] => [name, example];

/**
 * Returns an input made from the contract's examples: all that a call needs, and no optional
 * parameter. It names no revision, since a new world has others than the examples.
 */
export function deriveSample<K extends OperationId>(id: K): CallInput<K> {
  const path = listParameters(id, 'path').map(exampleOf);
  const query = listParameters(id, 'query')
    .filter(({ required }) => required)
    .map(exampleOf);
  const { updated_at: _, ...body } = (findBodyExample(id) ?? {}) as { updated_at?: string };
  return {
    ...(path.length > 0 && { params: Object.fromEntries(path) }),
    ...(query.length > 0 && { query: Object.fromEntries(query) }),
    ...(Object.keys(body).length > 0 && { body }),
  } as CallInput<K>;
}
