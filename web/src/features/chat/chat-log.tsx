import type { ChatMessage } from '@muara/contract/types';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { formatDate, formatDateTime, formatTime } from '@/lib/dates.ts';
import styles from './chat-log.module.css';
import type { Outgoing } from './chat-storage.ts';
import type { ChatStore } from './chat-store.ts';
import { chatMessages as text } from './chat.messages.ts';
import type { Conversation } from './conversation.ts';
import { splitMessage } from './shortcodes.ts';

/** A position this close to an end of the log counts as the end. */
const NEAR_PX = 40;

interface ChatLogProps {
  store: ChatStore;
  chat: Conversation;
  name: string;
  outgoing: readonly Outgoing[];
  userId: number;
}

/** The messages, oldest first. Older pages load at the top; the newest message stays in view. */
export function ChatLog({ store, chat, name, outgoing, userId }: ChatLogProps) {
  const { messages, more, history, isLoadingEarlier, isTyping } = chat;
  const { log, isBehind, scrolled, toEnd } = useStickyEnd(messages, outgoing.length, isTyping);
  const loadEarlier = () => store.loadEarlier(chat.id);

  return (
    <div className={styles.frame}>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-live="off"
        aria-label={text.messages(name)}
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          scrolled(currentTarget);
          if (more && currentTarget.scrollTop < NEAR_PX) loadEarlier();
        }}
      >
        {more ? (
          <button
            type="button"
            className={styles.earlier}
            aria-disabled={isLoadingEarlier || undefined}
            onClick={loadEarlier}
          >
            {isLoadingEarlier ? text.loading : text.earlier}
          </button>
        ) : null}
        {messages.length === 0 && outgoing.length === 0 ? (
          <p className={styles.nothing}>{history === 'here' ? text.nothingYet : text.loading}</p>
        ) : null}
        {messages.map((message, index) => (
          <Fragment key={message.msg_id}>
            {dayChanges(messages[index - 1], message) ? (
              <p className={styles.day}>{formatDate(message.created_at)}</p>
            ) : null}
            <Message message={message} isOwn={message.sender_id === userId} name={name} />
          </Fragment>
        ))}
        {outgoing.map((message) => (
          <Waiting key={message.ref} store={store} message={message} />
        ))}
        {isTyping ? <p className={styles.typing}>{text.typing(name)}</p> : null}
      </div>
      {isBehind ? (
        <button type="button" className={styles.latest} onClick={toEnd}>
          {text.latest}
        </button>
      ) : null}
    </div>
  );
}

function Message({ message, isOwn, name }: { message: ChatMessage; isOwn: boolean; name: string }) {
  return (
    <div className={styles.message} data-own={isOwn || undefined}>
      <span className="sr-only">{isOwn ? text.you : name}: </span>
      <p className={styles.bubble}>
        <MessageText message={message.message} />
      </p>
      <p className={styles.meta}>
        <time dateTime={message.created_at} title={formatDateTime(message.created_at)}>
          {formatTime(message.created_at)}
        </time>
        {isOwn ? ` · ${message.seen ? text.seen : text.sent}` : null}
      </p>
    </div>
  );
}

/** A message that the server has not confirmed. */
function Waiting({ store, message }: { store: ChatStore; message: Outgoing }) {
  return (
    <div className={styles.message} data-own data-waiting>
      <span className="sr-only">{text.you}: </span>
      <p className={styles.bubble}>
        <MessageText message={message.message} />
      </p>
      {message.state === 'sending' ? (
        <p className={styles.meta}>{text.sending}</p>
      ) : (
        <p className={styles.meta} data-failed>
          {text.notSent}
          <button type="button" className={styles.again} onClick={() => store.retry(message.ref)}>
            {text.tryAgain}
          </button>
          <button type="button" className={styles.again} onClick={() => store.discard(message.ref)}>
            {text.discard}
          </button>
        </p>
      )}
    </div>
  );
}

function dayChanges(before: ChatMessage | undefined, message: ChatMessage): boolean {
  return !before || formatDate(before.created_at) !== formatDate(message.created_at);
}

/** Keeps the scroll position: at the end, or at the line being read when older messages load above. */
function useStickyEnd(messages: readonly ChatMessage[], waiting: number, isTyping: boolean) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const height = useRef(0);
  const oldest = useRef(messages[0]?.msg_id);
  const newest = useRef(messages.at(-1)?.msg_id);
  const [isBehind, setIsBehind] = useState(false);

  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const isEarlier = oldest.current !== undefined && (messages[0]?.msg_id ?? Infinity) < oldest.current;
    const isLater = (messages.at(-1)?.msg_id ?? 0) > (newest.current ?? 0);
    if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    else if (isEarlier) element.scrollTop += element.scrollHeight - height.current;
    else if (isLater) setIsBehind(true);
    height.current = element.scrollHeight;
    oldest.current = messages[0]?.msg_id;
    newest.current = messages.at(-1)?.msg_id;
  }, [messages, waiting, isTyping]);

  return {
    log,
    isBehind,
    scrolled(element: HTMLElement) {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
      if (isAtEnd.current) setIsBehind(false);
    },
    toEnd() {
      const element = log.current;
      if (!element) return;
      element.scrollTop = element.scrollHeight;
      element.focus();
    },
  };
}

/** A message as plain text, with the sixteen shortcodes as pictures that have names. */
function MessageText({ message }: { message: string }) {
  return splitMessage(message).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <span key={index} role="img" aria-label={part.name} title={part.name}>
        {part.emoji}
      </span>
    ),
  );
}
