import { createThrottle } from '@muara/client';
import type { MuaraClient } from '@muara/client/http';
import type { Realtime } from '@muara/client/realtime';
import { currentPath } from '@/lib/address.ts';
import type { Session } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { unreadChats } from '@/domain/people/unread-chats.ts';
import { clientClock } from '@/lib/clock.ts';

/** After a cut the session is asked who has written meanwhile, at most this often. */
const ASK_AGAIN_MS = 10_000;

/** Tracks who sent unread messages (000 §3), even before the chat loads, and plays their sound. */
export function followUnread(realtime: Realtime, client: MuaraClient, user: Session['user']): () => void {
  unreadChats.set(user.chat_sender_ids);
  if (!user.can_chat) return () => undefined;
  let hasBeenConnected = false;
  const ask = createThrottle(
    async () => {
      const answer = await client.call.authenticate().catch(() => null);
      if (answer?.user.id === user.id) unreadChats.set(answer.user.chat_sender_ids);
    },
    clientClock,
    ASK_AGAIN_MS,
  );
  const ends = [
    realtime.on('connected', () => {
      // Messages sent while this window was disconnected are not sent again.
      if (hasBeenConnected) ask.wish();
      hasBeenConnected = true;
    }),
    realtime.on('chat', (message) => {
      if (message.sender_id === user.id) return;
      unreadChats.add(message.sender_id);
      if (currentPath().startsWith(paths.pos())) return;
      void import('@/features/chat/announce-chat.ts')
        .then(({ announceChat }) => announceChat(message, user.id))
        .catch(() => undefined);
    }),
    realtime.on('seen', ({ reader_id, sender_id }) => {
      if (reader_id === user.id) unreadChats.remove(sender_id);
    }),
    () => ask.cancel(),
  ];
  return () => ends.forEach((end) => end());
}
