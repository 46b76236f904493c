import { SERVER_MESSAGES, type ServerMessage } from '@muara/contract/realtime';
import { schemas } from '@muara/contract/validators';
import { invalid, onlyFields, wholeNumber, type Fields } from './checks.ts';

type RealtimeOrder = { message: ServerMessage; userId: number | undefined } | { close: number };

/**
 * `{message, user_id?}` sends a message of the contract, `{close}` closes the connections of the
 * world.
 */
export function realtimeOrder(fields: Fields): RealtimeOrder {
  onlyFields(fields, ['message', 'user_id', 'close']);
  if ('close' in fields) {
    if (Object.keys(fields).length > 1) throw invalid('close', 'Give message or close, not both');
    return { close: closeCode(fields) };
  }
  const userId = wholeNumber(fields, 'user_id', 1, Number.MAX_SAFE_INTEGER);
  return { message: readMessage(fields['message']), userId };
}

function closeCode(fields: Fields): number {
  const code = wholeNumber(fields, 'close', 1000, 4999) as number;
  const standard = code <= 1014 && ![1004, 1005, 1006].includes(code);
  if (!standard && code < 3000)
    throw invalid('close', 'close must be 1000 to 1014 but for 1004, 1005 and 1006, or 3000 to 4999');
  return code;
}

function readMessage(value: unknown): ServerMessage {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid('message', 'message must be an object such as {"type": "alert", "message": "Hello"}');
  const { type } = value as { type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(SERVER_MESSAGES, type))
    throw invalid('message.type', 'message.type must be a message of the server');
  const { schema } = SERVER_MESSAGES[type as ServerMessage['type']];
  const parsed = schemas[schema].safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = ['message', ...(issue?.path ?? [])].map(String).join('.');
  throw invalid(field, `${field}: ${issue?.message ?? 'is wrong'}`);
}
