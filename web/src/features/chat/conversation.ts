import type { ChatMessage } from '@muara/contract/types';

/** The state of the chat with one person. Messages are in the server's order, oldest first. */
export interface Conversation {
  id: number;
  name: string;
  messages: readonly ChatMessage[];
  /** Whether the server has older ones. */
  more: boolean;
  /** `none`: never asked for; `asked`: on its way; `here`. */
  history: 'none' | 'asked' | 'here';
  /** Whether a page of older messages is on its way. */
  isLoadingEarlier: boolean;
  isTyping: boolean;
  isMinimised: boolean;
  /** Counts messages that arrive while the box is open, so that it can draw attention. */
  flashes: number;
}

export function newConversation(id: number, name: string): Conversation {
  return {
    id,
    name,
    messages: [],
    more: false,
    history: 'none',
    isLoadingEarlier: false,
    isTyping: false,
    isMinimised: false,
    flashes: 0,
  };
}

/** Merges messages by msg_id without duplicates. Seen messages stay seen. */
export function mergeMessages(known: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  if (more.length === 0) return known;
  const byId = new Map(known.map((message) => [message.msg_id, message]));
  for (const message of more) {
    const seen = message.seen || (byId.get(message.msg_id)?.seen ?? false);
    byId.set(message.msg_id, { ...message, seen });
  }
  return [...byId.values()].sort((one, other) => one.msg_id - other.msg_id);
}

/** Adds a page of history. If `before` is null, it is the newest page. */
export function addHistory(
  chat: Conversation,
  page: { messages: readonly ChatMessage[]; more: boolean; before: number | null },
): Conversation {
  const { messages, more, before } = page;
  if (before !== null) {
    return { ...chat, messages: mergeMessages(chat.messages, messages), more, isLoadingEarlier: false };
  }
  const newestKnown = chat.messages.at(-1)?.msg_id ?? 0;
  const oldest = messages[0]?.msg_id ?? 0;
  // A long absence may leave a gap between the known messages and this page: reload from the end.
  const isApart = more && chat.messages.length > 0 && oldest > newestKnown;
  const startsEarlier = !isApart && (chat.messages[0]?.msg_id ?? Infinity) < oldest;
  return {
    ...chat,
    history: 'here',
    messages: isApart ? messages : mergeMessages(chat.messages, messages),
    more: startsEarlier && chat.history === 'here' ? chat.more : more,
  };
}

/** Marks what `sender` wrote, up to a message, as seen. */
export function markSeen(chat: Conversation, sender: number, upTo: number): Conversation {
  const isNews = ({ sender_id, msg_id, seen }: ChatMessage) => !seen && sender_id === sender && msg_id <= upTo;
  if (!chat.messages.some(isNews)) return chat;
  return {
    ...chat,
    messages: chat.messages.map((message) => (isNews(message) ? { ...message, seen: true } : message)),
  };
}

/** How many messages of the other person are unread. */
export function countUnread({ id, messages }: Conversation): number {
  return messages.reduce((count, { sender_id, seen }) => count + (sender_id === id && !seen ? 1 : 0), 0);
}
