import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { joinChannel, type TestPeer } from '../../../testing/stages/sales.ts';

const CASHIER = 5;
const MANAGER = 2;
const DENIED = { type: 'alert', message: 'You dont have permission' };

interface Stage {
  sim: TestSimulator;
  /** One window each of the cashier and the manager. */
  cashier: TestPeer;
  manager: TestPeer;
  window(account: string): Promise<TestPeer>;
}

async function stage(): Promise<Stage> {
  const sim = createTestSimulator();
  const window = async (account: string): Promise<TestPeer> => joinChannel(sim, await sim.as(account));
  return { sim, cashier: await window('cashier'), manager: await window('manager'), window };
}

const chats = (peer: TestPeer): TestPeer['messages'] => peer.messages.filter(({ type }) => type === 'chat');
const last = (peer: TestPeer): TestPeer['messages'][number] | undefined => peer.messages.at(-1);
const say = (peer: TestPeer, recipient_id: number, message: string, ref?: string): void =>
  peer.say({ msg: '/chat', recipient_id, message, ...(ref && { ref }) });

describe('/chat', () => {
  test('reaches all windows of both; the sender’s copy has its ref and the world’s time', async () => {
    const { sim, cashier, manager, window } = await stage();
    const [second, third, other] = [await window('manager'), await window('cashier'), await window('admin')];
    sim.world.clock.freeze(Date.parse('2026-03-12T08:00:00+08:00'));
    say(cashier, MANAGER, 'Selamat pagi [wave] 日本', 'r1');
    const chat = {
      type: 'chat',
      msg_id: 1,
      sender_id: CASHIER,
      sender: 'Aisyah Rahman',
      recipient_id: MANAGER,
      recipient: 'Lim Siew Mei',
      message: 'Selamat pagi [wave] 日本',
      created_at: '2026-03-12T08:00:00+08:00',
      seen: false,
    };
    for (const peer of [manager, second]) expect(last(peer)).toEqual(chat);
    for (const peer of [cashier, third]) expect(last(peer)).toEqual({ ...chat, ref: 'r1' });
    expect(chats(other)).toEqual([]);
  });

  test.each(['', '   ', '\n\t'])('%j is empty and ignored', async (message) => {
    const { sim, cashier, manager } = await stage();
    const before = cashier.messages.length;
    say(cashier, MANAGER, message, 'r1');
    expect(sim.world.tables.chats.size).toBe(0);
    expect([chats(manager), cashier.messages.length]).toEqual([[], before]);
  });

  test('repeats only the receipt for a message with the same ref', async () => {
    const { sim, cashier, manager } = await stage();
    say(cashier, MANAGER, 'Once', 'r1');
    say(cashier, MANAGER, 'Once', 'r1');
    expect(chats(cashier).map(({ msg_id: id, ref }) => [id, ref])).toEqual([
      [1, 'r1'],
      [1, 'r1'],
    ]);
    expect(chats(manager)).toHaveLength(1);
    say(manager, CASHIER, 'The ref of somebody else', 'r1');
    expect(sim.world.tables.chats.size).toBe(2);
  });

  test('treats text that starts with a slash as text', async () => {
    const { cashier, manager } = await stage();
    say(cashier, MANAGER, '/end 2');
    expect(last(manager)).toMatchObject({ type: 'chat', message: '/end 2' });
    expect(manager.types()).not.toContain('end');
  });

  test('keeps a message to an absent user in the world and its snapshots', async () => {
    const { sim, cashier } = await stage();
    say(cashier, 3, 'For later');
    sim.simulator.worlds.restore('default', JSON.parse(JSON.stringify(sim.simulator.worlds.snapshot('default'))));
    const admin = await sim.as('admin');
    expect((await admin.call('authenticate')).user.chat_sender_ids).toEqual([CASHIER]);
    const window = joinChannel(sim, admin);
    window.say({ msg: '/chat_history', id: CASHIER });
    expect(last(window)).toMatchObject({ type: 'chat_history', messages: [{ message: 'For later', seen: false }] });
  });
});

describe('a message of somebody who may not chat is refused and reaches nobody', () => {
  const CASES: [name: string, prepare: (sim: TestSimulator) => unknown][] = [
    ['a sender without the flag', (sim) => sim.world.tables.users.update(CASHIER, { canChat: false })],
    ['a recipient without the flag', (sim) => sim.world.tables.users.update(MANAGER, { canChat: false })],
    ['a deactivated recipient', (sim) => sim.world.tables.users.update(MANAGER, { active: false })],
    ['a deleted recipient', (sim) => sim.world.tables.users.update(MANAGER, { deletedAt: 1 })],
    ['a recipient outside the operator', (sim) => sim.world.tables.users.update(MANAGER, { role: 'Customer' })],
  ];
  test.each(CASES)('%s', async (_name, prepare) => {
    const { sim, cashier, manager } = await stage();
    const heard = manager.messages.length;
    prepare(sim);
    for (const message of [
      { msg: '/chat', recipient_id: MANAGER, message: 'Hello' },
      { msg: '/chat_history', id: MANAGER },
    ]) {
      const before = cashier.messages.length;
      cashier.say(message);
      expect(cashier.messages.slice(before)).toEqual([DENIED]);
    }
    const before = cashier.messages.length;
    cashier.say({ msg: '/typing', recipient_id: MANAGER });
    cashier.say({ msg: '/seen', id: MANAGER });
    expect(cashier.messages).toHaveLength(before);
    expect(manager.messages).toHaveLength(heard);
    expect(sim.world.tables.chats.size).toBe(0);
  });

  test.each([
    ['nobody', 9_999],
    ['an agent', 9],
    ['oneself', CASHIER],
  ])('a message to %s', async (_name, id) => {
    const { cashier } = await stage();
    say(cashier, id, 'Hello');
    expect(last(cashier)).toEqual(DENIED);
  });

  test.each(['agent', 'customer', 'tourguide'])('from the %s', async (account) => {
    const { sim, manager, window } = await stage();
    sim.world.tables.users.update(9, { canChat: true });
    const peer = await window(account);
    say(peer, MANAGER, 'Hello');
    expect(last(peer)).toEqual(DENIED);
    expect(chats(manager)).toEqual([]);
  });

  test('permissions are checked per message, even while the window stays open', async () => {
    const { sim, cashier, manager } = await stage();
    sim.world.tables.users.update(CASHIER, { canChat: false });
    say(cashier, MANAGER, 'One');
    sim.world.tables.users.update(CASHIER, { canChat: true });
    say(cashier, MANAGER, 'Two');
    expect(chats(manager)).toMatchObject([{ message: 'Two' }]);
  });

  test('visitors and ended sessions are ignored', async () => {
    const { sim, cashier, manager } = await stage();
    const [session] = sim.world.tables.sessions.by('user', CASHIER);
    sim.world.tables.sessions.remove(session?.id ?? 0);
    say(cashier, MANAGER, 'Hello');
    expect(last(cashier)).toEqual(DENIED);
    const guest = joinChannel(sim, { ...(await sim.as('cashier')), token: null as unknown as string });
    const before = guest.messages.length;
    say(guest, MANAGER, 'Hello');
    expect(guest.messages).toHaveLength(before);
    expect(chats(manager)).toEqual([]);
  });
});

describe('/chat_history', () => {
  test('returns pages of fifty, oldest first, and whether there are more', async () => {
    const { cashier, manager } = await stage();
    for (let index = 1; index <= 120; index++)
      say(index % 2 ? cashier : manager, index % 2 ? MANAGER : CASHIER, `m${index}`);
    say(cashier, 3, 'Somebody else');
    const page = (before?: number): { ids: number[]; more: unknown; before: unknown; name: unknown } => {
      cashier.say({ msg: '/chat_history', id: MANAGER, ...(before && { before }) });
      const {
        messages,
        more,
        before: shown,
        name,
      } = last(cashier) as unknown as {
        messages: { msg_id: number }[];
        more: unknown;
        before: unknown;
        name: unknown;
      };
      return { ids: messages.map(({ msg_id: id }) => id), more, before: shown, name };
    };
    const range = (from: number, to: number): number[] =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index);
    expect(page()).toEqual({ ids: range(71, 120), more: true, before: null, name: 'Lim Siew Mei' });
    expect(page(71)).toEqual({ ids: range(21, 70), more: true, before: 71, name: 'Lim Siew Mei' });
    expect(page(21)).toEqual({ ids: range(1, 20), more: false, before: 21, name: 'Lim Siew Mei' });
    expect(page(1)).toMatchObject({ ids: [], more: false });
  });

  test('responds only to the window that asked', async () => {
    const { cashier, window } = await stage();
    const second = await window('cashier');
    cashier.say({ msg: '/chat_history', id: MANAGER });
    expect(last(cashier)).toEqual({
      type: 'chat_history',
      id: MANAGER,
      name: 'Lim Siew Mei',
      before: null,
      messages: [],
      more: false,
    });
    expect(second.types()).not.toContain('chat_history');
  });

  test('keeps its order when the world’s clock is set back', async () => {
    const { sim, cashier } = await stage();
    say(cashier, MANAGER, 'First');
    sim.world.clock.freeze(Date.parse('2026-01-01T00:00:00+08:00'));
    say(cashier, MANAGER, 'Second');
    cashier.say({ msg: '/chat_history', id: MANAGER });
    expect(last(cashier)).toMatchObject({ messages: [{ message: 'First' }, { message: 'Second' }] });
  });
});

describe('/seen', () => {
  test('marks all messages of a person, and notifies the author and the reader’s other windows', async () => {
    const { sim, cashier, manager, window } = await stage();
    const second = await window('manager');
    say(cashier, MANAGER, 'One');
    say(cashier, MANAGER, 'Two');
    say(await window('admin'), MANAGER, 'Of somebody else');
    const heard = manager.messages.length;
    manager.say({ msg: '/seen', id: CASHIER });
    const seen = { type: 'seen', reader_id: MANAGER, sender_id: CASHIER, msg_id: 2 };
    expect([last(cashier), last(second)]).toEqual([seen, seen]);
    expect(manager.messages).toHaveLength(heard);
    const { user } = await (await sim.as('manager')).call('authenticate');
    expect(user.chat_sender_ids).toEqual([3]);
    cashier.say({ msg: '/chat_history', id: MANAGER });
    expect(last(cashier)).toMatchObject({ messages: [{ seen: true }, { seen: true }] });
  });

  test('sends nothing when nothing is unread', async () => {
    const { cashier, manager } = await stage();
    say(cashier, MANAGER, 'One');
    manager.say({ msg: '/seen', id: CASHIER });
    manager.say({ msg: '/seen', id: CASHIER });
    manager.say({ msg: '/seen', id: 9_999 });
    expect(cashier.types().filter((type) => type === 'seen')).toHaveLength(1);
  });

  test('marks messages of a former colleague as read', async () => {
    const { sim, cashier, manager } = await stage();
    say(cashier, MANAGER, 'Goodbye');
    sim.world.tables.users.update(CASHIER, { active: false });
    manager.say({ msg: '/seen', id: CASHIER });
    const { user } = await (await sim.as('manager')).call('authenticate');
    expect(user.chat_sender_ids).toEqual([]);
  });
});

test('/typing reaches only the recipient’s windows', async () => {
  const { cashier, manager, window } = await stage();
  const [second, other] = [await window('manager'), await window('cashier')];
  cashier.say({ msg: '/typing', recipient_id: MANAGER });
  for (const peer of [manager, second]) expect(last(peer)).toEqual({ type: 'typing', sender_id: CASHIER });
  for (const peer of [cashier, other]) expect(peer.types()).not.toContain('typing');
});

describe('/end', () => {
  test('from a user with the developer flag closes the boxes on both sides, with or without an id', async () => {
    const { manager, window } = await stage();
    const [skaloot, second] = [await window('skaloot'), await window('skaloot')];
    skaloot.say({ msg: `/end ${MANAGER}` });
    expect(last(manager)).toEqual({ type: 'end', id: 12 });
    for (const peer of [skaloot, second]) expect(last(peer)).toEqual({ type: 'end', id: MANAGER });
    skaloot.say({ msg: '/end', id: 9_999 });
    expect(last(skaloot)).toEqual(DENIED);
  });

  test('from others is ignored', async () => {
    const { cashier, manager } = await stage();
    const before = [cashier.messages.length, manager.messages.length];
    cashier.say({ msg: '/end', id: MANAGER });
    expect([cashier.messages.length, manager.messages.length]).toEqual(before);
  });
});

test('gets a reload, and with it a new presence, when the flag changes', async () => {
  const { sim, cashier } = await stage();
  const manager = await sim.as('manager');
  await manager.call('editUser', { body: { id: CASHIER, can_chat: false } });
  const types = cashier.messages.map(({ type }) => type);
  expect(types).toContain('reload');
  expect(types.indexOf('reload'), 'before the page asks for what it may no longer have').toBeLessThan(
    types.indexOf('catalogue'),
  );
});

test('shows in the presence whether they may be written to', async () => {
  const { sim, cashier, window } = await stage();
  sim.world.tables.users.update(6, { canChat: false });
  await window('csa');
  await window('agent');
  const shown = cashier.messages.flatMap(({ type, user }) =>
    type === 'new_user' ? [user as { role: string; can_chat: boolean }] : [],
  );
  expect(shown.map(({ role, can_chat }) => [role, can_chat])).toEqual([
    ['Manager', true],
    ['CSA', false],
    ['Agent', false],
  ]);
});
