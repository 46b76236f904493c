import { TYPING_LIFETIME_MS } from '@muara/contract/constants';
import type { Realtime } from '@muara/client/realtime';
import type { ServerMessage } from '@muara/contract/realtime';
import type { ChatPerson } from '@/domain/people/chat-requests.ts';
import { unreadChats } from '@/domain/people/unread-chats.ts';
import type { KeptChats, Outgoing } from './chat-storage.ts';
import { ChatOutbox } from './chat-outbox.ts';
import {
  countUnread,
  markSeen,
  mergeMessages,
  newConversation,
  addHistory,
  type Conversation,
} from './conversation.ts';

/** The server's alert to users who cannot write to somebody. */
// oxlint-disable-next-line texts/no-loose-text -- compared with what the server says, never shown
const REFUSAL = 'You dont have permission';

export interface ChatState {
  /** Ids of the people whose boxes are open, the one opened last at the end. */
  open: readonly number[];
  chats: ReadonlyMap<number, Conversation>;
  outbox: readonly Outgoing[];
  /** The box whose input is to get the focus; a new object for each wish. */
  focusWish: { id: number } | null;
}

interface ChatStoreOptions {
  realtime: Pick<Realtime, 'on' | 'send' | 'state'>;
  user: { id: number; isSkaloot: boolean };
  kept: KeptChats;
  /** Runs something once after a delay in milliseconds; returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
  /** The instant of now. */
  now(): string;
  newRef(): string;
  /** Whether boxes that nobody asked for open minimised: one would cover the whole of a small screen. */
  opensMinimised(): boolean;
  /** Announces that the other person has closed a chat. */
  onClosed?(name: string): void;
}

type Incoming = Extract<ServerMessage, { type: 'chat' }>;
type History = Extract<ServerMessage, { type: 'chat_history' }>;

/** All chats of one user in this window (000 §4): boxes, messages, read state, and unsent messages. */
export class ChatStore {
  state: ChatState;
  readonly #options: ChatStoreOptions;
  readonly #outbox: ChatOutbox;
  readonly #listeners = new Set<() => void>();
  readonly #typing = new Map<number, () => void>();
  /** Pending requests in order: refs of messages, and people whose history was requested. */
  #unanswered: (string | number)[] = [];
  #focused: number | null = null;

  constructor(options: ChatStoreOptions) {
    this.#options = options;
    const { kept, realtime } = options;
    this.#outbox = new ChatOutbox(
      realtime,
      kept,
      () => this.#change({ outbox: this.#outbox.all() }),
      (ref) => this.#unanswered.push(ref),
    );
    const open = kept.open();
    const isMinimised = options.opensMinimised();
    const chats = open.map((id) => [id, { ...newConversation(id, kept.name(id) ?? ''), isMinimised }] as const);
    this.state = { open, chats: new Map(chats), outbox: this.#outbox.all(), focusWish: null };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly get = (): ChatState => this.state;

  /** Listens to the connection; returns a function that stops it. */
  start(): () => void {
    const { realtime } = this.#options;
    const ends = [
      realtime.on('connected', () => this.#catchUp()),
      realtime.on('chat', (message) => this.#receive(message)),
      realtime.on('chat_history', (page) => this.#addHistory(page)),
      realtime.on('typing', ({ sender_id }) => this.#showTyping(sender_id)),
      realtime.on('seen', ({ reader_id, sender_id, msg_id }) => {
        const other = sender_id === this.#options.user.id ? reader_id : sender_id;
        this.#update(other, (chat) => markSeen(chat, sender_id, msg_id));
      }),
      realtime.on('end', ({ id }) => this.#ended(id)),
      realtime.on('alert', ({ message }) => message === REFUSAL && this.#refused()),
    ];
    if (realtime.state().phase === 'open') this.#catchUp();
    return () => {
      ends.forEach((end) => end());
      this.#typing.forEach((cancel) => cancel());
      this.#typing.clear();
    };
  }

  /** Opens a box, or brings an open one to the front. `focus` puts the cursor into it. */
  open(person: ChatPerson, { focus, minimised = false }: { focus: boolean; minimised?: boolean }): void {
    const { id, name } = person;
    if (id === this.#options.user.id) return;
    if (name) this.#options.kept.keepName(id, name);
    const known = this.state.chats.get(id) ?? newConversation(id, name || (this.#options.kept.name(id) ?? ''));
    const chats = new Map(this.state.chats).set(id, { ...known, name: name || known.name, isMinimised: minimised });
    this.#keepOpen([...this.state.open.filter((other) => other !== id), id]);
    this.#change({ chats, focusWish: focus ? { id } : this.state.focusWish });
    if (known.history === 'none') this.ask(id);
  }

  /** Hides the box in this window only. */
  hide(id: number): void {
    if (this.#focused === id) this.#focused = null;
    this.#keepOpen(this.state.open.filter((other) => other !== id));
  }

  /** Closes the chat for both people; for developer-flag users alone (000 §4). */
  end(id: number): void {
    if (!this.#options.user.isSkaloot) return;
    this.#options.realtime.send({ msg: '/end', id });
    this.hide(id);
  }

  minimise(id: number, isMinimised: boolean): void {
    this.#update(id, (chat) => ({ ...chat, isMinimised }));
    if (!isMinimised) this.#change({ focusWish: { id } });
  }

  /** Sends a message; blank text is ignored (000 §5). `/end` is a command for developer-flag users. */
  send(id: number, text: string): void {
    const message = text.trim();
    if (message === '') return;
    if (message === '/end' && this.#options.user.isSkaloot) return this.end(id);
    this.#outbox.add({ ref: this.#options.newRef(), to: id, message, at: this.#options.now(), state: 'sending' });
  }

  retry(ref: string): void {
    this.#outbox.retry(ref);
  }

  discard(ref: string): void {
    this.#outbox.remove(ref);
  }

  /** The input changed. Its first character sends a typing notice, unless it starts a command (000 §5). */
  typed(id: number, before: string, text: string): void {
    const { realtime } = this.#options;
    if (before !== '' || text === '' || text.startsWith('/') || realtime.state().phase !== 'open') return;
    realtime.send({ msg: '/typing', recipient_id: id });
  }

  /** The input of a box has the focus, so its messages count as seen (000 §4). */
  focus(id: number): void {
    this.#focused = id;
    this.#see(id);
  }

  blur(id: number): void {
    if (this.#focused === id) this.#focused = null;
  }

  loadEarlier(id: number): void {
    const chat = this.state.chats.get(id);
    const oldest = chat?.messages[0]?.msg_id;
    if (!chat?.more || chat.isLoadingEarlier || oldest === undefined) return;
    if (this.#options.realtime.state().phase !== 'open') return;
    this.#update(id, (known) => ({ ...known, isLoadingEarlier: true }));
    this.#unanswered.push(id);
    this.#options.realtime.send({ msg: '/chat_history', id, before: oldest });
  }

  /** Requests the newest page of a chat, open or not. While offline, it waits for the next connection. */
  ask(id: number): void {
    const { kept, realtime } = this.#options;
    const chat = this.state.chats.get(id) ?? newConversation(id, kept.name(id) ?? '');
    if (chat.history !== 'here')
      this.#change({ chats: new Map(this.state.chats).set(id, { ...chat, history: 'asked' }) });
    if (realtime.state().phase !== 'open') return;
    this.#unanswered.push(id);
    realtime.send({ msg: '/chat_history', id });
  }

  /** After (re)connecting, resends what may be lost and requests what may have been missed. */
  #catchUp(): void {
    this.#unanswered = [];
    this.#outbox.resend();
    for (const [id, chat] of this.state.chats) {
      if (chat.isLoadingEarlier) this.#update(id, (known) => ({ ...known, isLoadingEarlier: false }));
      if (this.state.open.includes(id) || chat.history === 'asked') this.ask(id);
    }
  }

  #receive(incoming: Incoming): void {
    const { type: _type, sender, recipient, ref, ...message } = incoming;
    const { user, kept, opensMinimised } = this.#options;
    if (message.sender_id === user.id) {
      if (ref !== undefined) this.#confirmed(ref);
      if (recipient) kept.keepName(message.recipient_id, recipient);
      this.#update(message.recipient_id, (chat) => ({ ...chat, messages: mergeMessages(chat.messages, [message]) }));
      return;
    }
    const id = message.sender_id;
    this.#stopTyping(id);
    const isOpen = this.state.open.includes(id);
    if (!isOpen) this.open({ id, name: sender }, { focus: false, minimised: opensMinimised() });
    this.#update(id, (chat) => ({
      ...chat,
      name: sender,
      messages: mergeMessages(chat.messages, [message]),
      flashes: chat.flashes + 1,
    }));
    if (this.#focused === id) this.#see(id);
  }

  #addHistory({ id, name, before = null, messages, more }: History): void {
    this.#answered(id);
    const chat = this.state.chats.get(id);
    if (!chat) return;
    if (name) this.#options.kept.keepName(id, name);
    const mine = new Map(chat.messages.map((message) => [message.msg_id, message.seen]));
    const next = addHistory(name ? { ...chat, name } : chat, { messages, more, before });
    this.#update(id, () => next);
    if (this.#focused === id) return this.#see(id);
    // The server does not know of something that was read here: that news was lost with a connection.
    const isLost = messages.some(
      ({ sender_id, msg_id, seen }) => sender_id === id && !seen && mine.get(msg_id) === true,
    );
    if (isLost && countUnread(next) === 0) this.#options.realtime.send({ msg: '/seen', id });
  }

  #confirmed(ref: string): void {
    this.#answered(ref);
    this.#outbox.remove(ref);
  }

  #answered(request: string | number): void {
    const at = this.#unanswered.indexOf(request);
    if (at >= 0) this.#unanswered.splice(at, 1);
  }

  /** The server responds in order, so a refusal belongs to the oldest request. */
  #refused(): void {
    const request = this.#unanswered.shift();
    if (typeof request === 'string') this.#outbox.refused(request);
    if (typeof request !== 'number') return;
    this.#update(request, (chat) => ({ ...chat, history: 'here', isLoadingEarlier: false }));
    this.hide(request);
  }

  #see(id: number): void {
    const chat = this.state.chats.get(id);
    const hasUnread = (chat && countUnread(chat) > 0) || unreadChats.all().has(id);
    if (!chat || !hasUnread) return;
    this.#options.realtime.send({ msg: '/seen', id });
    unreadChats.remove(id);
    this.#update(id, (known) => markSeen(known, id, Infinity));
  }

  #ended(id: number): void {
    const chat = this.state.chats.get(id);
    if (!chat || !this.state.open.includes(id)) return;
    this.hide(id);
    this.#options.onClosed?.(chat.name);
  }

  #showTyping(id: number): void {
    this.#typing.get(id)?.();
    this.#typing.set(
      id,
      this.#options.after(TYPING_LIFETIME_MS, () => this.#stopTyping(id)),
    );
    this.#update(id, (chat) => ({ ...chat, isTyping: true }));
  }

  #stopTyping(id: number): void {
    this.#typing.get(id)?.();
    this.#typing.delete(id);
    this.#update(id, (chat) => (chat.isTyping ? { ...chat, isTyping: false } : chat));
  }

  #update(id: number, change: (chat: Conversation) => Conversation): void {
    const chat = this.state.chats.get(id);
    if (!chat) return;
    const next = change(chat);
    if (next !== chat) this.#change({ chats: new Map(this.state.chats).set(id, next) });
  }

  #keepOpen(open: readonly number[]): void {
    this.#options.kept.keepOpen(open);
    this.#change({ open });
  }

  #change(patch: Partial<ChatState>): void {
    this.state = { ...this.state, ...patch };
    for (const listener of this.#listeners) listener();
  }
}
