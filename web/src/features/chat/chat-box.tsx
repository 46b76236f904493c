import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ChevronIcon, CloseIcon } from '@/ui/icons.tsx';
import { useSignedIn } from '@/domain/session/session-context.ts';
import styles from './chat-box.module.css';
import { ChatInput } from './chat-input.tsx';
import type { Outgoing } from './chat-storage.ts';
import { ChatLog } from './chat-log.tsx';
import type { ChatStore } from './chat-store.ts';
import { chatMessages as text } from './chat.messages.ts';
import { countUnread, type Conversation } from './conversation.ts';
import { plainMessage } from './shortcodes.ts';

interface ChatBoxProps {
  store: ChatStore;
  chat: Conversation;
  outgoing: readonly Outgoing[];
  isOnline: boolean;
  focusWish: object | null;
  /** Over the whole of a small screen. */
  isSheet: boolean;
  onFocus(): void;
}

/** The chat with one person: name, messages and input. */
export function ChatBox({ store, chat, outgoing, isOnline, focusWish, isSheet, onFocus }: ChatBoxProps) {
  const { user } = useSignedIn();
  const box = useRef<HTMLElement>(null);
  const bodyId = useId();
  const { id, isMinimised } = chat;
  const name = chat.name || text.people.somebody(id);
  const unread = countUnread(chat);
  const presence = isOnline ? text.online : text.offline;
  const words = [
    isMinimised ? text.show(name) : text.minimise(name),
    ...(unread > 0 ? [text.unreadCount(unread)] : []),
    presence,
  ];
  const leave = () => {
    if (user.isSkaloot) store.end(id);
    else store.hide(id);
    document.getElementById('chat-button')?.focus();
  };
  const minimise = () => {
    store.minimise(id, true);
    if (!isSheet) box.current?.querySelector('button')?.focus();
  };
  const focused = useEffectEvent(onFocus);
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isMinimised || event.defaultPrevented) return;
    event.preventDefault();
    minimise();
  });
  useEffect(() => {
    const element = box.current;
    const listener = (event: KeyboardEvent) => escape(event);
    const focus = () => focused();
    element?.addEventListener('keydown', listener);
    element?.addEventListener('focusin', focus);
    return () => {
      element?.removeEventListener('keydown', listener);
      element?.removeEventListener('focusin', focus);
    };
  }, []);

  return (
    <section
      ref={box}
      className={styles.box}
      data-chat={id}
      data-sheet={isSheet || undefined}
      data-unread={unread > 0 || undefined}
      aria-label={text.with(name)}
    >
      <header className={styles.header}>
        {unread > 0 ? <span key={chat.flashes} className={styles.flash} /> : null}
        <button
          type="button"
          className={styles.title}
          aria-expanded={!isMinimised}
          aria-controls={bodyId}
          onClick={() => (isMinimised ? store.minimise(id, false) : minimise())}
        >
          <span className="sr-only">{words.join(', ')}</span>
          <span className={styles.who} aria-hidden="true">
            <span className={styles.name}>{name}</span>
            <span className={styles.presence} data-online={isOnline || undefined}>
              {presence}
            </span>
          </span>
          {unread > 0 ? (
            <span className={styles.unread} aria-hidden="true">
              {unread}
            </span>
          ) : null}
          <span className={styles.chevron} data-open={!isMinimised || undefined}>
            <ChevronIcon size={18} />
          </span>
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={user.isSkaloot ? text.close(name) : text.hide(name)}
          onClick={leave}
        >
          <CloseIcon size={18} />
        </button>
      </header>
      <p className="sr-only" role="status">
        <Announcement chat={chat} name={name} />
      </p>
      <div id={bodyId} className={styles.body} hidden={isMinimised}>
        {isMinimised ? null : (
          <>
            <ChatLog store={store} chat={chat} name={name} outgoing={outgoing} userId={user.id} />
            <ChatInput store={store} id={id} name={name} focusWish={focusWish} />
          </>
        )}
      </div>
    </section>
  );
}

/** Announces new messages to screen readers; the history is silent. */
function Announcement({ chat, name }: { chat: Conversation; name: string }) {
  const [first] = useState(chat.flashes);
  const latest = chat.messages.findLast(({ sender_id }) => sender_id === chat.id);
  if (chat.isTyping) return text.typing(name);
  if (chat.flashes === first || !latest) return null;
  return `${name}: ${plainMessage(latest.message)}`;
}
