import type { ControlOperationId } from '@muara/contract/control';
import { parseInstant } from '@muara/contract/rules';
import { parseDuration } from '../world/duration.ts';
import { invalid } from './refuse.ts';

export type Fields = Record<string, unknown>;

type ClockChange = { now: number } | { advance: number } | { real: true };

/** Refuses unknown fields, because a misspelt one would silently do nothing. */
function onlyFields(fields: Fields, known: readonly string[]): void {
  const unknown = Object.keys(fields).find((name) => !known.includes(name));
  if (unknown !== undefined) throw invalid(unknown, `${unknown} is unknown; use ${known.join(', ')}`);
}

/** Returns an instant in milliseconds. @throws ControlError that shows how to write one */
export function readInstant(name: string, text: unknown): number {
  const value = typeof text === 'string' ? parseInstant(text) : null;
  if (value === null) throw invalid(name, `${name} must be an ISO 8601 instant such as 2026-03-10T09:00:00+08:00`);
  return value;
}

/** `{now}` freezes, `{advance}` advances by an ISO 8601 duration, `{real: true}` returns to real time. */
export function readClockChange(fields: Fields): ClockChange {
  onlyFields(fields, ['now', 'advance', 'real']);
  if (Object.keys(fields).length !== 1) throw invalid('now', 'Give exactly one of now, advance and real');
  if ('now' in fields) return { now: readInstant('now', fields['now']) };
  if ('advance' in fields) {
    const advance = typeof fields['advance'] === 'string' ? parseDuration(fields['advance']) : undefined;
    if (advance === undefined) throw invalid('advance', 'advance must be an ISO 8601 duration such as PT30M or P1D');
    return { advance };
  }
  if (fields['real'] !== true) throw invalid('real', 'real must be true');
  return { real: true };
}

/** `{message, user_id?}` sends a message, `{close, user_id?}` closes connections. */
function checkRealtimeOrder(fields: Fields): void {
  onlyFields(fields, ['message', 'user_id', 'close']);
  const { message, user_id: userId, close } = fields;
  if (close !== undefined && message !== undefined) throw invalid('close', 'Give message or close, not both');
  if (userId !== undefined && !(Number.isInteger(userId) && (userId as number) > 0))
    throw invalid('user_id', 'user_id must be a whole number from 1');
  if (close !== undefined) return assertCloseCode(close);
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    throw invalid('message', 'message must be an object such as {"type": "alert", "message": "Hello"}');
  if (typeof (message as Fields)['type'] !== 'string')
    throw invalid('message.type', 'message.type must be a message of the server');
}

function assertCloseCode(code: unknown): void {
  const standard = [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014];
  const isOwn = Number.isInteger(code) && (code as number) >= 3000 && (code as number) <= 4999;
  if (!isOwn && !standard.includes(code as number))
    throw invalid('close', 'close must be 1000 to 1014 but for 1004, 1005 and 1006, or 3000 to 4999');
}

function checkReadMails(fields: Fields): void {
  onlyFields(fields, ['read']);
  const { read } = fields;
  if (read === 'all' || (Array.isArray(read) && read.every((id) => Number.isInteger(id)))) return;
  throw invalid('read', "Give 'all', or the ids of the mails that were read");
}

/** A world begins from a seed or from another world. */
function checkWorldOptions(fields: Fields): void {
  onlyFields(fields, ['seed', 'tickets', 'at', 'training', 'from']);
  const { from } = fields;
  if (from === undefined) return;
  for (const name of ['seed', 'tickets'])
    if (name in fields) throw invalid(name, `A copy has the ${name} of its original; leave ${name} out, or from`);
  if (typeof from !== 'string' && (typeof from !== 'object' || from === null))
    throw invalid('from', 'from must be the name of a world, or a snapshot');
}

/** Bodies that a person can get wrong in more ways than a schema explains; they run before it. */
export const CHOICES: { readonly [K in ControlOperationId]?: (fields: Fields) => void } = {
  setClock: readClockChange,
  sendRealtime: checkRealtimeOrder,
  readMails: checkReadMails,
  createWorld: checkWorldOptions,
};
