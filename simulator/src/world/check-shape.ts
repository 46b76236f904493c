/** The shape of a value as data. Shapes of all records are generated from their types. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | 'any'
  | { is: string | number | boolean }
  | { list: Shape }
  | { map: Shape }
  | { any: readonly Shape[] }
  | { fields: Readonly<Record<string, Shape>>; optional?: readonly string[] };

/** Returns the path of the first part of a value that breaks its shape; undefined when there is none. */
export function findMisshapen(value: unknown, shape: Shape, path: string): string | undefined {
  if (shape === 'any') return undefined;
  if (typeof shape === 'string') return hasType(value, shape) ? undefined : path;
  if ('is' in shape) return value === shape.is ? undefined : path;
  if ('any' in shape) return findInUnion(value, shape.any, path);
  if ('list' in shape) {
    if (!Array.isArray(value)) return path;
    return findFirst(value.entries(), ([index, item]) => findMisshapen(item, shape.list, `${path}.${index}`));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return path;
  const entries = Object.entries(value);
  if ('map' in shape) return findFirst(entries, ([name, item]) => findMisshapen(item, shape.map, `${path}.${name}`));
  const missing = Object.keys(shape.fields).find(
    (name) => !Object.hasOwn(value, name) && !shape.optional?.includes(name),
  );
  if (missing !== undefined) return `${path}.${missing}`;
  return findFirst(entries, ([name, item]) => {
    if (item === undefined && shape.optional?.includes(name)) return undefined;
    const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
    return field === undefined ? `${path}.${name}` : findMisshapen(item, field, `${path}.${name}`);
  });
}

function hasType(value: unknown, type: 'string' | 'number' | 'boolean' | 'null'): boolean {
  if (type === 'null') return value === null;
  return type === 'number' ? Number.isFinite(value) : typeof value === type;
}

/** When no member fits, the path names the part that an object of the union lacks. */
function findInUnion(value: unknown, members: readonly Shape[], path: string): string | undefined {
  const misfits = members.map((member) => findMisshapen(value, member, path));
  if (misfits.includes(undefined)) return undefined;
  return misfits.find((misfit) => misfit !== path) ?? path;
}

function findFirst<T>(items: Iterable<T>, find: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
