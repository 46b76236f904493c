import { createElement, useEffect, useEffectEvent, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useRealtimeMessage } from '@/domain/realtime/realtime-context.ts';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { onOpenChat } from '@/domain/people/chat-requests.ts';
import { toast } from '@/lib/toast.ts';
import { unreadChats } from '@/domain/people/unread-chats.ts';
import styles from './chat-button.module.css';
import { chatButtonMessages as text } from './chat-button.messages.ts';
import { hasKeptChats } from './chat-storage.ts';
import type { EarlyWishes } from './early-wishes.ts';

const NOTHING: EarlyWishes = { wanted: null, heard: [], people: false };

/** The chat button in the bar, for users who can chat (000 §6). The rest loads on first use. */
export function ChatButton() {
  const { user } = useSignedIn();
  return user.can_chat ? <Button userId={user.id} /> : null;
}

function Button({ userId }: { userId: number }) {
  const unread = useSyncExternalStore(unreadChats.subscribe, unreadChats.all).size;
  const [wishes, setWishes] = useState<EarlyWishes | null>(() => (hasKeptChats(userId) ? NOTHING : null));
  const chat = useChat(wishes, () => setWishes(null));
  const wish = (more: Partial<EarlyWishes>) => setWishes((known) => ({ ...(known ?? NOTHING), ...more }));

  useEffect(() => onOpenChat((wanted) => wish({ wanted })), []);
  useRealtimeMessage('chat', ({ sender_id: id, sender: name }) => {
    if (id === userId) return;
    setWishes((known) =>
      known?.heard.some((person) => person.id === id)
        ? known
        : { ...(known ?? NOTHING), heard: [...(known?.heard ?? []), { id, name }] },
    );
  });

  return (
    <>
      <button
        id="chat-button"
        type="button"
        className={styles.button}
        aria-label={unread > 0 ? text.unread(unread) : text.open}
        title={text.open}
        popoverTarget={chat ? 'chat-people' : undefined}
        onClick={() => {
          // While the code is on its way the button has nothing to open yet.
          if (!chat) wish({ people: true });
        }}
      >
        <svg
          width="22"
          height="22"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M4 5h16v11h-9l-4.5 4v-4H4zM8 9.5h8M8 12.5h5" strokeLinecap="round" />
        </svg>
        {unread > 0 ? (
          <span className={styles.badge} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        ) : null}
      </button>
      {chat && wishes ? createElement(chat, { early: wishes }) : null}
    </>
  );
}

/** Returns the chat's code once it is needed and loaded. After a failure, the next request retries. */
function useChat(wishes: EarlyWishes | null, onFailed: () => void): ComponentType<{ early: EarlyWishes }> | null {
  const [chat, setChat] = useState<ComponentType<{ early: EarlyWishes }> | null>(null);
  const isWanted = wishes !== null && chat === null;
  const fail = useEffectEvent(() => {
    if (wishes?.people || wishes?.wanted) toast.error(text.failed);
    onFailed();
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const load = async () => {
      const loaded = await loadChat();
      if (isGone) return;
      if (loaded) setChat(() => loaded);
      else fail();
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return chat;
}

async function loadChat(): Promise<ComponentType<{ early: EarlyWishes }> | null> {
  try {
    return (await import('./chat.tsx')).default;
  } catch {
    return null;
  }
}
