import { walk } from './json.ts';
import type { Problems } from './problems.ts';

/** Names the file that has the values of an enumeration, so that nobody lists them twice. */
const SOURCE = 'x-enum-from';

/** Writes the values of every `x-enum-from` into schemas, or into a document that contains some. */
export function fillEnums(
  document: unknown,
  values: Readonly<Record<string, readonly string[]>>,
  problems: Problems,
): void {
  walk(document, (node, pointer) => {
    const source = node[SOURCE];
    if (typeof source !== 'string') return;
    const found = values[source];
    if (!found) return problems.add(pointer, `${SOURCE} is one of ${Object.keys(values).join(', ')}`);
    node['enum'] = [...found];
    delete node[SOURCE];
  });
}
