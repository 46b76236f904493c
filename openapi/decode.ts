/**
 * Turns the text of query strings and forms into values, by the generated table of an operation. It
 * never guesses: text that is not what the table says stays text, so that the validator can refuse it.
 */

/** `json` is an object, or a list of other things than texts and numbers. `?`: empty means null. */
export type DecodeKind = BaseKind | `${Exclude<BaseKind, 'string'>}?`;
type BaseKind = 'string' | 'number' | 'boolean' | 'json' | 'string[]' | 'number[]';

/** Field → kind. Nested fields stand as `name.prop` (in an object) and `name[].prop` (in a list). */
export type DecodeTable = Record<string, DecodeKind>;

/** The deepest `a[b][c]…` that is read; deeper entries are kept under their literal name. */
const MAX_DEPTH = 12;

/**
 * Decodes the entries of a URLSearchParams or FormData. Lists come as repeated `name`, `name[]`,
 * `name[0]` or JSON; nested values as `name[prop]`, `name[0][prop]` or JSON. Of a repeated single
 * field the last counts. Files pass as they are. Fields that the table does not know stay strings.
 */
export function decodeFields(
  table: DecodeTable,
  entries: Iterable<readonly [string, unknown]>,
): Record<string, unknown> {
  const root = new Map<string, Slot>();
  for (const [name, value] of entries) {
    const path = splitName(name);
    let slots = root;
    for (const [index, key] of path.entries()) {
      const step = key === '' ? String(slots.size) : key;
      const slot = slots.get(step) ?? { values: [], inside: new Map<string, Slot>() };
      slots.set(step, slot);
      if (index === path.length - 1) slot.values.push(value);
      slots = slot.inside;
    }
  }
  return toObject(root, table, '');
}

interface Slot {
  values: unknown[];
  inside: Map<string, Slot>;
}

function toObject(slots: Map<string, Slot>, table: DecodeTable, prefix: string): Record<string, unknown> {
  // fromEntries defines own properties, so a field called __proto__ is only a field.
  return Object.fromEntries([...slots].map(([key, slot]) => [key, toValue(slot, table, `${prefix}${key}`)]));
}

function toValue(slot: Slot, table: DecodeTable, name: string): unknown {
  const declared = Object.hasOwn(table, name) ? table[name]! : 'string';
  const nullable = declared.endsWith('?');
  const kind = (nullable ? declared.slice(0, -1) : declared) as BaseKind;
  if (slot.inside.size > 0) {
    const isList = kind.endsWith('[]') || isIndexed(slot.inside);
    if (!isList) return toObject(slot.inside, table, `${name}.`);
    const items = [...slot.inside].sort(([a], [b]) => Number(a) - Number(b)).map(([, item]) => item);
    const element = kind === 'number[]' ? 'number' : 'string';
    return items.map((item) =>
      item.inside.size > 0 ? toObject(item.inside, table, `${name}[].`) : toScalar(item.values.at(-1), element),
    );
  }
  const last = slot.values.at(-1);
  if (nullable && last === '' && slot.values.length === 1) return null;
  if (kind === 'string[]' || kind === 'number[]') {
    const parsed = slot.values.length === 1 ? parseJson(last) : undefined;
    if (Array.isArray(parsed)) return parsed;
    return slot.values.map((value) => toScalar(value, kind === 'number[]' ? 'number' : 'string'));
  }
  return toScalar(last, kind);
}

function toScalar(value: unknown, kind: BaseKind): unknown {
  if (typeof value !== 'string') return value;
  if (kind === 'number') return isNumber(value) ? Number(value) : value;
  if (kind === 'boolean')
    return value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value;
  if (kind === 'json') return parseJson(value) ?? value;
  return value;
}

/** A number as JSON writes it: no `0x`, no blanks, no `Infinity`, no `1e999`. */
function isNumber(text: string): boolean {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text));
}

/** An object or list written as JSON; undefined for anything else. */
function parseJson(value: unknown): object | undefined {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** `a[0][b]` → a, 0, b; `a[]` → a and an empty step; anything malformed is one literal name. */
function splitName(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match?.[2]) return [name];
  const steps = [...match[2].matchAll(/\[([^[\]]*)\]/g)].map((step) => step[1]!);
  return steps.length > MAX_DEPTH ? [name] : [match[1]!, ...steps];
}

function isIndexed(slots: Map<string, Slot>): boolean {
  return [...slots.keys()].every((key) => /^\d+$/.test(key));
}
