import type { JournalEntry } from '@muara/contract/control';
import { OPERATIONS, type OperationId } from '@muara/contract/operations';

/** Returns a recorded call as a line of TypeScript for the client of this repository. */
export function toClientCall({ operationId, path, query, body }: JournalEntry): string {
  const params = readParams(OPERATIONS[operationId as OperationId].path, path);
  const input = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body }),
  };
  const text = Object.keys(input).length === 0 ? '' : unquote(JSON.stringify(input, null, 2));
  return `await client.call.${operationId}(${text});\n`;
}

/** Returns the parameters of a path by its pattern; whole numbers as numbers. */
function readParams(pattern: string, path: string): Record<string, string | number> {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const source = pattern.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '([^/]+)');
  const values = new RegExp(`^${source}$`).exec(path)?.slice(1) ?? [];
  return Object.fromEntries(
    names.map((name, index) => {
      const value = decodeURIComponent(values[index] ?? '');
      return [name, /^\d{1,15}$/.test(value) ? Number(value) : value];
    }),
  );
}

/** Writes the names of fields as TypeScript does. */
const unquote = (json: string): string => json.replaceAll(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:');
