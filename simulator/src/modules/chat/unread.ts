import type { ChatRecord } from '../../world/log-records.ts';
import type { World } from '../../world/world.ts';

/** What somebody has not read yet, oldest first; of one person or of everybody. */
export function unreadOf(world: World, readerId: number, senderId?: number): ChatRecord[] {
  const unread = world.tables.chats.by('unread', readerId);
  return senderId === undefined ? unread : unread.filter((chat) => chat.senderId === senderId);
}

/** The people behind the chat badges: whoever wrote something that is not read yet (000 §3). */
export function chatSenderIds(world: World, readerId: number): number[] {
  return [...new Set(unreadOf(world, readerId).map(({ senderId }) => senderId))];
}
