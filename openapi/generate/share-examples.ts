import type { Operation } from './contract.ts';
import { isObject } from './json.ts';

/**
 * Copies the examples of a request to its other content types, which share its schema.
 * A content type with examples of its own keeps them.
 */
export function shareExamples({ node }: Pick<Operation, 'node'>): void {
  const request = node['requestBody'];
  if (!isObject(request) || !isObject(request['content'])) return;
  const media = Object.values(request['content']).filter(isObject);
  const examples = media.find((one) => isObject(one['examples']))?.['examples'];
  if (!isObject(examples)) return;
  for (const one of media) one['examples'] ??= structuredClone(examples);
}
