import { beforeEach, describe, expect, test } from 'vitest';
import { unreadChats } from '@/domain/people/unread-chats.ts';
import type { KeptChats, Outgoing } from './chat-storage.ts';
import { ChatStore } from './chat-store.ts';
import { countUnread } from './conversation.ts';

type Message = Record<string, unknown> & { type: string };
const ME = 5;
const LIM = { id: 2, name: 'Lim Siew Mei' };

function fakeKept(): KeptChats {
  let open: readonly number[] = [];
  let outbox: readonly Outgoing[] = [];
  const names = new Map<number, string>();
  return {
    open: () => [...open],
    keepOpen: (ids) => void (open = ids),
    name: (id) => names.get(id) ?? null,
    keepName: (id, name) => void names.set(id, name),
    outbox: () => [...outbox],
    keepOutbox: (next) => void (outbox = next),
  };
}

/** A chat whose connection, timers and storage are in the hands of the test. */
function stage({ kept = fakeKept(), isSkaloot = false, narrow = false } = {}) {
  const listeners = new Map<string, (message: never) => void>();
  const sent: Record<string, unknown>[] = [];
  const closed: string[] = [];
  const timers: (() => void)[] = [];
  let phase: 'open' | 'waiting' = 'open';
  let refs = 0;
  const realtime = {
    on: (type: string, listener: (message: never) => void) => (
      listeners.set(type, listener),
      () => void listeners.delete(type)
    ),
    send: (message: object) => void sent.push(message as Record<string, unknown>),
    state: () => ({ phase, attempt: 0, nextAttemptAt: null, reason: null }),
  } as never;
  const store = new ChatStore({
    realtime,
    kept,
    user: { id: ME, isSkaloot },
    after: (_ms, run) => (timers.push(run), () => void timers.splice(timers.indexOf(run), 1)),
    now: () => '2026-11-21T10:00:00+08:00',
    newRef: () => `r${(refs += 1)}`,
    opensMinimised: () => narrow,
    onClosed: (name) => closed.push(name),
  });
  const say = (message: Message) => listeners.get(message.type)?.(message as never);
  return {
    store,
    sent,
    closed,
    timers,
    kept,
    say,
    cut: () => (phase = 'waiting'),
    connect() {
      phase = 'open';
      sent.length = 0;
      say({ type: 'connected' });
    },
    stop: store.start(),
    chat: (id = LIM.id) => store.get().chats.get(id)!,
    texts: (id = LIM.id) =>
      store
        .get()
        .chats.get(id)!
        .messages.map(({ message }) => message),
  };
}

const from = (msg_id: number, message: string, more: object = {}): Message => ({
  type: 'chat',
  sender_id: LIM.id,
  sender: LIM.name,
  recipient_id: ME,
  recipient: 'Aisyah',
  msg_id,
  message,
  created_at: 'x',
  seen: false,
  ...more,
});
const mine = (msg_id: number, message: string, ref?: string): Message => ({
  type: 'chat',
  sender_id: ME,
  sender: 'Aisyah',
  recipient_id: LIM.id,
  recipient: LIM.name,
  msg_id,
  message,
  created_at: 'x',
  seen: false,
  ...(ref && { ref }),
});
const history = (messages: Message[], more = false, before: number | null = null): Message => ({
  type: 'chat_history',
  id: LIM.id,
  name: LIM.name,
  before,
  more,
  messages,
});

beforeEach(() => unreadChats.set([]));

describe('sending', () => {
  test('a message waits in the outbox until its echo comes', () => {
    const { store, sent, say, texts } = stage();
    store.open(LIM, { focus: true });
    store.send(LIM.id, '  Hello [wave] ');
    expect(sent.at(-1)).toEqual({ msg: '/chat', recipient_id: LIM.id, message: 'Hello [wave]', ref: 'r1' });
    expect(store.get().outbox).toMatchObject([{ ref: 'r1', state: 'sending' }]);
    say(mine(7, 'Hello [wave]', 'r1'));
    expect(store.get().outbox).toEqual([]);
    expect(texts()).toEqual(['Hello [wave]']);
  });

  test.each(['', '   ', '\n'])('%j is ignored', (text) => {
    const { store, sent } = stage();
    store.send(LIM.id, text);
    expect([sent, store.get().outbox]).toEqual([[], []]);
  });

  test('unconfirmed messages are resent in order on every connection, under the same refs', () => {
    const { store, sent, say, cut, connect, texts } = stage();
    store.open(LIM, { focus: false });
    store.send(LIM.id, 'one');
    cut();
    store.send(LIM.id, 'two');
    connect();
    const chats = () => sent.filter(({ msg }) => msg === '/chat').map(({ ref }) => ref);
    expect(chats()).toEqual(['r1', 'r2']);
    expect(sent.at(-1)).toEqual({ msg: '/chat_history', id: LIM.id });
    cut();
    connect();
    expect(chats()).toEqual(['r1', 'r2']);
    say(mine(1, 'one', 'r1'));
    say(mine(1, 'one', 'r1'));
    cut();
    connect();
    expect(chats()).toEqual(['r2']);
    say(mine(2, 'two', 'r2'));
    say(history([mine(1, 'one'), mine(2, 'two')]));
    expect(texts()).toEqual(['one', 'two']);
  });

  test('the outbox survives a reload', () => {
    const first = stage();
    first.cut();
    first.store.open(LIM, { focus: false });
    first.store.send(LIM.id, 'later');
    first.stop();
    const { sent, store } = stage({ kept: first.kept });
    expect(sent.map(({ msg }) => msg)).toEqual(['/chat', '/chat_history']);
    expect(store.get().open).toEqual([LIM.id]);
    expect(store.get().chats.get(LIM.id)?.name).toBe(LIM.name);
  });

  test('a refusal belongs to the oldest request: that message has failed and is not resent automatically', () => {
    const { store, sent, say, cut, connect } = stage();
    store.open(LIM, { focus: false });
    say(history([]));
    store.send(LIM.id, 'one');
    store.send(LIM.id, 'two');
    say({ type: 'alert', message: 'You dont have permission' });
    say(mine(1, 'two', 'r2'));
    expect(store.get().outbox).toMatchObject([{ ref: 'r1', state: 'failed' }]);
    cut();
    connect();
    expect(sent.some(({ msg }) => msg === '/chat')).toBe(false);
    store.retry('r1');
    expect(sent.at(-1)).toMatchObject({ ref: 'r1' });
    store.discard('r1');
    expect(store.get().outbox).toEqual([]);
  });

  test('a box whose history is refused goes away instead of asking forever', () => {
    const { store, say } = stage();
    store.open(LIM, { focus: false });
    say({ type: 'alert', message: 'The boat is late' });
    expect(store.get().open).toEqual([LIM.id]);
    say({ type: 'alert', message: 'You dont have permission' });
    expect(store.get().open).toEqual([]);
  });
});

describe('typing', () => {
  test.each([
    ['', 'H', 1],
    ['H', 'He', 0],
    ['', '/', 0],
    ['He', '', 0],
  ])('from %j to %j tells %i times', (before, text, times) => {
    const { store, sent } = stage();
    store.typed(LIM.id, before, text);
    expect(sent).toHaveLength(times);
  });

  test('the notice goes with the message, or after half a minute', () => {
    const { store, say, timers, chat } = stage();
    store.open(LIM, { focus: false });
    say({ type: 'typing', sender_id: LIM.id });
    expect(chat().isTyping).toBe(true);
    say(from(1, 'Hi'));
    expect([chat().isTyping, timers]).toEqual([false, []]);
    say({ type: 'typing', sender_id: LIM.id });
    timers[0]!();
    expect(chat().isTyping).toBe(false);
  });
});

describe('seen', () => {
  test('unread messages become seen when the input is focused, once', () => {
    const { store, sent, say, chat } = stage();
    unreadChats.set([LIM.id]);
    say(from(1, 'Hi'));
    expect(countUnread(chat())).toBe(1);
    store.focus(LIM.id);
    store.focus(LIM.id);
    expect(sent.filter(({ msg }) => msg === '/seen')).toEqual([{ msg: '/seen', id: LIM.id }]);
    expect([countUnread(chat()), unreadChats.all().size]).toEqual([0, 0]);
    say(from(2, 'Still here?'));
    expect(sent.filter(({ msg }) => msg === '/seen')).toHaveLength(2);
    store.blur(LIM.id);
    say(from(3, 'Hello?'));
    expect(countUnread(chat())).toBe(1);
  });

  test('the author sees up to where the other has read; another own window clears what was unread', () => {
    const { store, say, chat } = stage();
    store.open(LIM, { focus: false });
    [1, 2, 3].forEach((id) => say(mine(id, `m${id}`)));
    say({ type: 'seen', reader_id: LIM.id, sender_id: ME, msg_id: 2 });
    expect(chat().messages.map(({ seen }) => seen)).toEqual([true, true, false]);
    say(from(4, 'Hi'));
    say({ type: 'seen', reader_id: ME, sender_id: LIM.id, msg_id: 4 });
    expect(countUnread(chat())).toBe(0);
  });

  test('a seen notice that was lost with a connection is sent again', () => {
    const { store, sent, say, connect } = stage();
    store.open(LIM, { focus: false });
    say(from(1, 'Hi'));
    store.focus(LIM.id);
    store.blur(LIM.id);
    connect();
    say(history([from(1, 'Hi')]));
    expect(sent.at(-1)).toEqual({ msg: '/seen', id: LIM.id });
  });
});

describe('history', () => {
  test('pages come before known messages; a gap after a long absence reloads from the end', () => {
    const { store, say, sent, texts, chat } = stage();
    store.open(LIM, { focus: false });
    say(history([from(51, 'c'), from(52, 'd')], true));
    store.loadEarlier(LIM.id);
    store.loadEarlier(LIM.id);
    expect(sent.filter(({ before }) => before === 51)).toHaveLength(1);
    say(history([from(1, 'a'), from(2, 'b')], false, 51));
    expect([texts(), chat().more, chat().isLoadingEarlier]).toEqual([['a', 'b', 'c', 'd'], false, false]);
    say(history([from(52, 'd'), from(53, 'e')], true));
    expect([texts(), chat().more]).toEqual([['a', 'b', 'c', 'd', 'e'], false]);
    say(history([from(98, 'y'), from(99, 'z')], true));
    expect([texts(), chat().more]).toEqual([['y', 'z'], true]);
  });
});

describe('boxes', () => {
  test('an incoming message opens its box without taking the focus; on a small screen minimised', () => {
    const wide = stage();
    wide.say(from(1, 'Hi'));
    expect(wide.store.get()).toMatchObject({ open: [LIM.id], focusWish: null });
    expect(wide.chat()).toMatchObject({ isMinimised: false, flashes: 1 });
    expect(wide.kept.open()).toEqual([LIM.id]);
    const narrow = stage({ narrow: true });
    narrow.say(from(1, 'Hi'));
    expect(narrow.chat().isMinimised).toBe(true);
  });

  test('what oneself writes elsewhere opens nothing', () => {
    const { store, say } = stage();
    say(mine(1, 'From my phone'));
    expect(store.get().open).toEqual([]);
  });

  test('hiding tells nobody; ending is for developer-flag users', () => {
    const { store, sent } = stage();
    store.open(LIM, { focus: false });
    sent.length = 0;
    store.end(LIM.id);
    expect(store.get().open).toEqual([LIM.id]);
    store.hide(LIM.id);
    expect([store.get().open, sent]).toEqual([[], []]);
  });

  test('/end is a command for a developer-flag user and text for everybody else', () => {
    const skaloot = stage({ isSkaloot: true });
    skaloot.store.open(LIM, { focus: false });
    skaloot.store.send(LIM.id, '/end');
    expect(skaloot.sent.at(-1)).toEqual({ msg: '/end', id: LIM.id });
    expect(skaloot.store.get().open).toEqual([]);
    const cashier = stage();
    cashier.store.send(LIM.id, '/end');
    expect(cashier.sent.at(-1)).toMatchObject({ msg: '/chat', message: '/end' });
  });

  test('an incoming end closes the box', () => {
    const { store, say, closed } = stage();
    say(from(1, 'Hi'));
    say({ type: 'end', id: LIM.id });
    say({ type: 'end', id: LIM.id });
    expect([store.get().open, closed]).toEqual([[], [LIM.name]]);
  });
});
