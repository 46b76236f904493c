import type { ChatRecord } from '../../world/log-records.ts';
import type { World } from '../../world/world.ts';

/** Returns a reader's unread messages, oldest first, from one person or everybody. */
export function listUnread(world: World, readerId: number, senderId?: number): ChatRecord[] {
  const unread = world.tables.chats.by('unread', readerId);
  return senderId === undefined ? unread : unread.filter((chat) => chat.senderId === senderId);
}

/** Returns the people behind the chat badges: senders of unread messages (000 §3). */
export function chatSenderIds(world: World, readerId: number): number[] {
  return [...new Set(listUnread(world, readerId).map(({ senderId }) => senderId))];
}
