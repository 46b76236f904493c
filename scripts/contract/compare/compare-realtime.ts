import { createComparison, unique, type Change, type Direction } from './compare-schemas.ts';
import { createResolver, type Json } from './read-document.ts';
import type { Schema } from './schema-view.ts';

interface Reference {
  $ref: string;
}
interface Operation {
  action: 'send' | 'receive';
  channel: Reference;
  messages: Reference[];
}
interface Message {
  name: string;
  payload: Schema;
}

/** Compares two AsyncAPI documents, which describe the server: it receives what peers send. */
export function compareRealtime(old: Json, now: Json): Change[] {
  const compareSchemas = createComparison({ resolveOld: createResolver(old), resolveNew: createResolver(now) });
  const [before, after] = [listMessages(old), listMessages(now)];
  const changes: Change[] = [];
  for (const [place, { direction, payload }] of before) {
    const next = after.get(place);
    if (next) changes.push(...compareSchemas(direction, payload, next.payload, place));
    else changes.push({ place, text: 'is gone', breaking: true });
  }
  // Peers ignore messages that they do not know.
  for (const place of after.keys()) if (!before.has(place)) changes.push({ place, text: 'is new', breaking: false });
  return unique(changes);
}

/** Returns the messages by address, sender and name, such as `/ws server sends connected`. */
function listMessages(document: Json): ReadonlyMap<string, { direction: Direction; payload: Schema }> {
  const resolve = createResolver(document);
  const find = <T>({ $ref }: Reference): T => resolve($ref) as T;
  const operations = Object.values(document['operations'] as Record<string, Operation>);
  return new Map(
    operations.flatMap(({ action, channel, messages }) => {
      const { address } = find<{ address: string }>(channel);
      const direction = action === 'receive' ? 'taken' : 'returned';
      return messages.map((reference) => {
        const { name, payload } = findMessage(find, reference);
        return [`${address} ${action === 'receive' ? 'takes' : 'sends'} ${name}`, { direction, payload }] as const;
      });
    }),
  );
}

/** The messages of a channel refer to components. */
function findMessage(find: <T>(reference: Reference) => T, reference: Reference): Message {
  const found = find<Message | Reference>(reference);
  return '$ref' in found ? findMessage(find, found) : found;
}
