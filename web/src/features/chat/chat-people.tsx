import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { useSignedIn } from '@/domain/session/session-context.ts';
import type { ChatPerson } from '@/domain/people/chat-requests.ts';
import { useOnlinePeople } from '@/domain/people/online-people.ts';
import { unreadChats } from '@/domain/people/unread-chats.ts';
import { Initials } from '@/ui/initials.tsx';
import { keptChats } from './chat-storage.ts';
import styles from './chat-people.module.css';
import type { ChatState, ChatStore } from './chat-store.ts';
import { chatMessages } from './chat.messages.ts';
import { countUnread } from './conversation.ts';
import { plainMessage } from './shortcodes.ts';

interface ChatPeopleProps {
  ref: RefObject<HTMLDivElement | null>;
  store: ChatStore;
  state: ChatState;
}

/** The people to write to: those with unread messages, then everybody online with chat. */
export function ChatPeople({ ref, store, state }: ChatPeopleProps) {
  const text = chatMessages.people;
  const { user } = useSignedIn();
  const online = useOnlinePeople().filter(({ id, canChat }) => canChat && id !== user.id);
  const unread = useSyncExternalStore(unreadChats.subscribe, unreadChats.all);
  const [isOpen, setIsOpen] = useState(false);
  const asked = useRef(new Set<number>());

  const nameOf = (id: number) =>
    state.chats.get(id)?.name || online.find((person) => person.id === id)?.name || keptChats(user.id).name(id) || '';
  const personOf = (id: number): ChatPerson => ({ id, name: nameOf(id) });
  const others = online.filter(({ id }) => !unread.has(id));
  const away = state.open.filter((id) => !unread.has(id) && online.every((person) => person.id !== id));
  const previewOf = (id: number) => {
    const latest = state.chats.get(id)?.messages.at(-1);
    return latest ? plainMessage(latest.message) : '';
  };

  // A chat's preview has the name and the latest message of users who are offline.
  const askForNames = useEffectEvent(() => {
    for (const id of unread) {
      if (asked.current.has(id) || state.chats.get(id)?.history === 'here') continue;
      asked.current.add(id);
      store.ask(id);
    }
  });
  useEffect(() => {
    if (isOpen) askForNames();
  }, [isOpen, unread]);

  const choose = (person: ChatPerson) => {
    ref.current?.hidePopover();
    store.open(person, { focus: true });
  };
  const row = (person: ChatPerson, isUnread: boolean) => (
    <Person
      key={person.id}
      person={person}
      isOnline={online.some(({ id }) => id === person.id)}
      preview={isUnread ? previewOf(person.id) : ''}
      unread={isUnread ? Math.max(1, countUnreadOf(state, person.id)) : 0}
      onChoose={choose}
    />
  );

  return (
    <div
      id="chat-people"
      ref={ref}
      popover="auto"
      className={styles.panel}
      role="group"
      aria-label={text.title}
      onToggle={(event) => setIsOpen(event.nativeEvent.newState === 'open')}
    >
      {unread.size > 0 ? <Group title={text.unread}>{[...unread].map((id) => row(personOf(id), true))}</Group> : null}
      {away.length > 0 ? <Group title={text.open}>{away.map((id) => row(personOf(id), false))}</Group> : null}
      <Group title={text.online} nobody={text.nobody}>
        {others.map((person) => row(person, false))}
      </Group>
    </div>
  );
}

function Group({ title, nobody, children }: { title: string; nobody?: string; children: ReactNode[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children.length > 0 ? <ul className={styles.list}>{children}</ul> : <p className={styles.nobody}>{nobody}</p>}
    </section>
  );
}

interface PersonProps {
  person: ChatPerson;
  isOnline: boolean;
  preview: string;
  unread: number;
  onChoose(person: ChatPerson): void;
}

function Person({ person, isOnline, preview, unread, onChoose }: PersonProps) {
  const name = person.name || chatMessages.people.somebody(person.id);
  return (
    <li>
      <button type="button" className={styles.person} onClick={() => onChoose(person)}>
        <Initials name={name} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.state} data-online={isOnline || undefined}>
            {preview || (isOnline ? chatMessages.online : chatMessages.offline)}
          </span>
        </span>
        {unread > 0 ? (
          <span className={styles.badge}>
            <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
            <span className="sr-only">{chatMessages.unreadCount(unread)}</span>
          </span>
        ) : null}
      </button>
    </li>
  );
}

function countUnreadOf(state: ChatState, id: number): number {
  const chat = state.chats.get(id);
  return chat ? countUnread(chat) : 0;
}
