import type { ClientMessage } from '@muara/contract/realtime';

/** What the hub checks the shape of and passes on, because it means something to the business alone. */
const WORDS = ['/chat', '/chat_history', '/seen', '/typing', '/end', '/script-error'] as const;

export type BusinessMessage = Extract<ClientMessage, { msg: (typeof WORDS)[number] }>;

export function isBusiness(message: ClientMessage): message is BusinessMessage {
  return (WORDS as readonly string[]).includes(message.msg);
}
