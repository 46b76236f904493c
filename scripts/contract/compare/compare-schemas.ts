import { viewsOf, type Resolve, type Schema, type View } from './schema-view.ts';

/** Whether callers send a value (`taken` by the server), or the server sends it (`returned`). */
export type Direction = 'taken' | 'returned';

/** A difference between two contracts. */
export interface Change {
  /** where it is, such as `POST /api/tickets/refund query page` or `Ticket.code` */
  place: string;
  text: string;
  /** callers that kept to the old contract can fail with the new one */
  breaking: boolean;
}

/** Two documents whose schemas are compared. */
interface Documents {
  resolveOld: Resolve;
  resolveNew: Resolve;
}

/** What all comparisons of two documents share. */
interface Comparison extends Documents {
  direction: Direction;
  known: Map<string, Change[]>;
  /** of each reference: whether it leads to the same in both */
  same: Map<string, boolean>;
}

export type CompareSchemas = (direction: Direction, old: Schema, now: Schema, place: string) => Change[];

/** Returns a function that compares schemas of two documents, each shared schema once. */
export function createComparison(documents: Documents): CompareSchemas {
  const known = { taken: new Map<string, Change[]>(), returned: new Map<string, Change[]>() };
  const same = new Map<string, boolean>();
  return (direction, old, now, place) =>
    compare({ ...documents, direction, same, known: known[direction] }, old, now, place);
}

function compare(context: Comparison, old: Schema, now: Schema, place: string): Change[] {
  if (isSame(context, old, now)) return [];
  const [before, after] = [nameOf(old), nameOf(now)];
  if (before === undefined || before !== after) return compareViews(context, old, now, place);
  const found = context.known.get(before);
  if (found) return found;
  const changes = compareViews(context, old, now, before);
  context.known.set(before, changes);
  return changes;
}

/** Whether two schemas have the same text, and so have all that they refer to. */
function isSame(context: Comparison, old: Schema, now: Schema): boolean {
  const text = JSON.stringify(old);
  if (text !== JSON.stringify(now)) return false;
  return [...text.matchAll(/"\$ref":"([^"]+)"/g)].every(([, reference]) => isSameTarget(context, reference!));
}

function isSameTarget(context: Comparison, reference: string): boolean {
  const { same, resolveOld, resolveNew } = context;
  const known = same.get(reference);
  if (known !== undefined) return known;
  const found = isSame(context, resolveOld(reference), resolveNew(reference));
  same.set(reference, found);
  return found;
}

/** Returns the name of the schema that a reference names, where nothing but texts is beside it. */
function nameOf({ $ref, description: _description, examples: _examples, ...rest }: Schema): string | undefined {
  const hasMore = Object.keys(rest).some((key) => !key.startsWith('x-'));
  return $ref === undefined || hasMore ? undefined : $ref.split('/').at(-1);
}

/**
 * Compares the alternatives of two schemas. What the server takes must stay at least as wide, what it
 * returns at least as narrow: each alternative of the narrow side must fit one of the wide side.
 */
function compareViews(context: Comparison, old: Schema, now: Schema, place: string): Change[] {
  const before = viewsOf(old, context.resolveOld);
  const after = viewsOf(now, context.resolveNew);
  const isTaken = context.direction === 'taken';
  const nearest = (isTaken ? before : after).map((one) => {
    const attempts = (isTaken ? after : before).map((other) =>
      compareView(context, isTaken ? one : other, isTaken ? other : one, place),
    );
    return attempts.toSorted((a, b) => countBreaking(a) - countBreaking(b) || a.length - b.length)[0] ?? [];
  });
  return unique([...nearest.flat(), ...listAlternatives(context, before, after, place)]);
}

/** Names alternatives that only the wide side has: they break nobody. */
function listAlternatives({ direction }: Comparison, old: View[], now: View[], place: string): Change[] {
  const more = now.length - old.length;
  if (direction === 'returned' || more <= 0) return [];
  return [{ place, text: `takes ${more} more alternative${more === 1 ? '' : 's'}`, breaking: false }];
}

const countBreaking = (changes: readonly Change[]): number => changes.filter(({ breaking }) => breaking).length;

/** Returns each change once. One that breaks callers in one direction counts as breaking. */
export function unique(changes: readonly Change[]): Change[] {
  const known = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.place} ${change.text}`;
    if (change.breaking || !known.has(key)) known.set(key, change);
  }
  return [...known.values()];
}

function compareView(context: Comparison, old: View, now: View, place: string): Change[] {
  const { direction } = context;
  return [
    ...compareSets('type', listTypes(old, now), listTypes(now, old), direction),
    ...compareSets('value', old.values, now.values, direction),
    ...compareLimits(old, now, direction),
    ...compareConditions(old, now, direction),
    ...compareRequired(old, now, direction),
    ...compareAdditional(old, now, direction),
  ]
    .map((change) => ({ place, ...change }))
    .concat(compareParts(context, old, now, place));
}

type Found = Omit<Change, 'place'>;

/** An integer is a number: where the other side takes numbers, it counts as one. */
function listTypes({ types }: View, other: View): string[] | undefined {
  return types && [...types].map((type) => (type === 'integer' && other.types?.has('number') ? 'number' : type));
}

function compareSets(
  what: string,
  old: readonly string[] | undefined,
  now: readonly string[] | undefined,
  direction: Direction,
): Found[] {
  const isTaken = direction === 'taken';
  if (!old && !now) return [];
  if (!old) return [{ text: `has a closed list of ${what}s now: ${now!.join(', ')}`, breaking: isTaken }];
  if (!now) return [{ text: `has any ${what} now, no longer only ${old.join(', ')}`, breaking: !isTaken }];
  const gone = old.filter((one) => !now.includes(one));
  const added = now.filter((one) => !old.includes(one));
  return [
    ...gone.map((one) => ({ text: `no longer has the ${what} ${one}`, breaking: isTaken })),
    ...added.map((one) => ({ text: `has the new ${what} ${one}`, breaking: !isTaken })),
  ];
}

function compareLimits(old: View, now: View, direction: Direction): Found[] {
  const isTaken = direction === 'taken';
  const sides = [
    [old.upper, now.upper, 1],
    [old.lower, now.lower, -1],
  ] as const;
  return sides.flatMap(([before, after, sign]) =>
    [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
      const [from, to] = [before.get(name), after.get(name)];
      if (from === to) return [];
      const isTighter = to !== undefined && (from === undefined || (to - from) * sign < 0);
      const text = `${name} was ${from ?? 'not limited'} and is ${to ?? 'not limited'}`;
      return [{ text, breaking: isTighter === isTaken }];
    }),
  );
}

function compareConditions(old: View, now: View, direction: Direction): Found[] {
  const isTaken = direction === 'taken';
  const gone = [...old.conditions].filter((one) => !now.conditions.has(one));
  const added = [...now.conditions].filter((one) => !old.conditions.has(one));
  return [
    ...gone.map((one) => ({ text: `no longer has ${one}`, breaking: !isTaken })),
    ...added.map((one) => ({ text: `has ${one} now`, breaking: isTaken })),
  ];
}

function compareRequired(old: View, now: View, direction: Direction): Found[] {
  const isTaken = direction === 'taken';
  const added = [...now.required].filter((name) => !old.required.has(name));
  const gone = [...old.required].filter((name) => !now.required.has(name) && now.properties.has(name));
  return [
    ...added.map((name) => ({ text: `requires ${name} now`, breaking: isTaken })),
    ...gone.map((name) => ({ text: `no longer requires ${name}`, breaking: !isTaken })),
  ];
}

function compareAdditional({ additional: old }: View, { additional: now }: View, direction: Direction): Found[] {
  if ((old === false) === (now === false)) return [];
  const isTaken = direction === 'taken';
  return now === false
    ? [{ text: 'allows no other properties now', breaking: isTaken }]
    : [{ text: 'allows other properties now', breaking: !isTaken }];
}

function compareParts(context: Comparison, old: View, now: View, place: string): Change[] {
  const changes: Change[] = [];
  for (const [name, before] of old.properties) {
    const after = now.properties.get(name);
    if (after) changes.push(...compare(context, before, after, `${place}.${name}`));
    else changes.push({ place: `${place}.${name}`, text: 'is gone', breaking: true });
  }
  for (const name of now.properties.keys())
    if (!old.properties.has(name)) changes.push({ place: `${place}.${name}`, text: 'is new', breaking: false });
  if (old.items && now.items) changes.push(...compare(context, old.items, now.items, `${place}[]`));
  if (typeof old.additional === 'object' && typeof now.additional === 'object')
    changes.push(...compare(context, old.additional, now.additional, `${place}{}`));
  return changes;
}
