import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { RealtimeContext } from '@/domain/realtime/realtime-context.ts';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { clock } from '@/lib/clock.ts';
import { toast } from '@/lib/toast.ts';
import { keptChats } from './chat-storage.ts';
import { ChatStore, type ChatState } from './chat-store.ts';
import { chatMessages as text } from './chat.messages.ts';

/** Below this width a chat is a sheet over the whole screen (000 §9). */
export const NARROW = '(width < 550px)';

/** The chats of the signed-in person, alive as long as the component is. */
export function useChatStore(): [store: ChatStore, state: ChatState] {
  const realtime = use(RealtimeContext);
  const { user } = useSignedIn();
  if (!realtime) throw new Error('The chat needs the realtime connection.');
  const [store] = useState(
    () =>
      new ChatStore({
        realtime,
        user: { id: user.id, isSkaloot: user.isSkaloot },
        kept: keptChats(user.id),
        after: clock.after,
        now: () => new Date(clock.now()).toISOString(),
        newRef: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(''),
        opensMinimised: () => matchMedia(NARROW).matches,
        onClosed: (name) => toast.info(text.closed(name)),
      }),
  );
  useEffect(() => store.start(), [store]);
  return [store, useSyncExternalStore(store.subscribe, store.get)];
}
