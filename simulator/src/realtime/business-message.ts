import type { ClientMessage } from '@muara/contract/realtime';

/** Messages that the hub validates and passes on to the domain. */
const WORDS = ['/chat', '/chat_history', '/seen', '/typing', '/end', '/script-error'] as const;

export type BusinessMessage = Extract<ClientMessage, { msg: (typeof WORDS)[number] }>;

export function isBusiness(message: ClientMessage): message is BusinessMessage {
  return (WORDS as readonly string[]).includes(message.msg);
}
