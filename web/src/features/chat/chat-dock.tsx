import { CHAT_WINDOW_GAP_PX, CHAT_WINDOW_WIDTH_PX } from '@muara/contract/constants';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useOnlinePeople } from '@/domain/people/online-people.ts';
import { ChatBox } from './chat-box.tsx';
import styles from './chat-dock.module.css';
import { ChatSheet } from './chat-sheet.tsx';
import type { ChatState, ChatStore } from './chat-store.ts';
import { chatMessages as text } from './chat.messages.ts';
import { countUnread } from './conversation.ts';
import { useDisclosure } from './use-disclosure.ts';
import { NARROW } from './use-chat-store.ts';

/** What the button for the boxes that do not fit takes. */
const MORE_PX = 56 + CHAT_WINDOW_GAP_PX;

interface ChatDockProps {
  store: ChatStore;
  state: ChatState;
}

/** The open boxes at the bottom right, as many as fit. A phone shows only the active one, full screen. */
export function ChatDock({ store, state }: ChatDockProps) {
  const isNarrow = useSyncExternalStore(subscribeToWidth, () => matchMedia(NARROW).matches);
  const room = useSyncExternalStore(subscribeToWidth, () => countRoom(state.open.length));
  const [focused, setFocused] = useState<number | null>(null);
  const online = useOnlinePeople();
  const { shown, hidden } = isNarrow ? onPhone(state) : stack(state.open, room, focused);
  const isShown = shown.length > 0;

  useEffect(() => {
    // Toasts stand above the boxes instead of on them.
    const root = document.documentElement;
    root.style.setProperty('--toasts-bottom', isShown ? (isNarrow ? '5rem' : '26.5rem') : '');
    return () => root.style.setProperty('--toasts-bottom', '');
  }, [isShown, isNarrow]);

  if (!isShown) return null;
  const boxes = shown.map((id) => {
    const chat = state.chats.get(id);
    return chat ? (
      <ChatBox
        key={id}
        store={store}
        chat={chat}
        outgoing={state.outbox.filter(({ to }) => to === id)}
        isOnline={online.some((person) => person.id === id)}
        focusWish={state.focusWish?.id === id ? state.focusWish : null}
        isSheet={isNarrow}
        onFocus={() => setFocused(id)}
      />
    ) : null;
  });
  if (isNarrow) return <ChatSheet onCancel={() => shown.forEach((id) => store.minimise(id, true))}>{boxes}</ChatSheet>;
  return (
    <aside className={styles.dock} aria-label={text.region}>
      {hidden.length > 0 ? <More store={store} state={state} ids={hidden} /> : null}
      {boxes}
    </aside>
  );
}

/** The chats that do not fit, behind one button. */
function More({ store, state, ids }: ChatDockProps & { ids: readonly number[] }) {
  const { root, isOpen, toggle, close } = useDisclosure<HTMLDivElement>();
  const unread = ids.reduce((sum, id) => sum + unreadOf(state, id), 0);
  return (
    <div ref={root} className={styles.moreRoot}>
      <button type="button" className={styles.more} aria-expanded={isOpen} onClick={toggle}>
        <span className="sr-only">
          {`${text.others(ids.length)}${unread > 0 ? `, ${text.unreadCount(unread)}` : ''}`}
        </span>
        <span aria-hidden="true">+{ids.length}</span>
        {unread > 0 ? <span className={styles.dot} /> : null}
      </button>
      {isOpen ? (
        <ul className={styles.others}>
          {ids.map((id) => {
            const name = state.chats.get(id)?.name ?? '';
            const count = unreadOf(state, id);
            return (
              <li key={id}>
                <button
                  type="button"
                  className={styles.other}
                  onClick={() => {
                    close();
                    store.open({ id, name }, { focus: true });
                  }}
                >
                  {name || text.people.somebody(id)}
                  {count > 0 ? <span className={styles.count}>{text.unreadCount(count)}</span> : null}
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}

function unreadOf(state: ChatState, id: number): number {
  const chat = state.chats.get(id);
  return chat ? countUnread(chat) : 0;
}

/** The boxes that were opened last; the one that has the focus keeps its place among them. */
function stack(open: readonly number[], room: number, focused: number | null): { shown: number[]; hidden: number[] } {
  const shown = open.slice(-room);
  if (focused !== null && open.includes(focused) && !shown.includes(focused)) shown[0] = focused;
  return { shown, hidden: open.filter((id) => !shown.includes(id)) };
}

/** The one chat that is not minimised; the others wait in the list of people. */
function onPhone({ open, chats }: ChatState): { shown: number[]; hidden: number[] } {
  const shown = open.findLast((id) => chats.get(id)?.isMinimised === false);
  return { shown: shown === undefined ? [] : [shown], hidden: open.filter((id) => id !== shown) };
}

/** How many boxes fit side by side. If not all do, the button for the others needs space too. */
function countRoom(count: number): number {
  const width = document.documentElement.clientWidth - CHAT_WINDOW_GAP_PX;
  const fit = (free: number) => Math.floor(free / (CHAT_WINDOW_WIDTH_PX + CHAT_WINDOW_GAP_PX));
  return Math.max(1, fit(width) >= count ? count : fit(width - MORE_PX));
}

function subscribeToWidth(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
