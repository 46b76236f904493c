import { expect, test } from 'vitest';
import { fakeSimulator, signIn, type FakeSimulator } from '../../testing/fakes/domain.ts';
import { GUEST } from '../../testing/fakes/hub.ts';

interface Page {
  sent: { type: string }[];
  closed: number[];
}

/** Connects a page of a world, for a user or visitor. */
function open(simulator: FakeSimulator, world: string, userId?: number): Page {
  const page: Page = { sent: [], closed: [] };
  const token = userId === undefined ? null : signIn(simulator.worlds.get(world), userId);
  const peer = simulator.realtime.accept(
    {
      send: (text) => void page.sent.push(JSON.parse(text) as { type: string }),
      close: (code) => void page.closed.push(code),
    },
    { world },
  );
  peer.receive(JSON.stringify({ ...GUEST, token }));
  page.sent.length = 0;
  return page;
}

const order = (simulator: FakeSimulator, body: unknown): ReturnType<FakeSimulator['call']> =>
  simulator.call('/__sim/worlds/qa/realtime', { method: 'POST', body: JSON.stringify(body) });

test('a message goes to the audience of the contract, or to all windows of one user', async () => {
  const simulator = fakeSimulator();
  const marketing = open(simulator, 'qa', 2);
  const cashier = open(simulator, 'qa', 1);
  const guest = open(simulator, 'qa');
  const elsewhere = open(simulator, 'other', 1);
  marketing.sent.length = 0;
  const scan = { type: 'scan', code: 'MRCX7K2M9QP', message: 'Validated' };
  expect((await order(simulator, { message: scan })).body).toEqual({ sent: 1 });
  expect(cashier.sent).toEqual([scan]);
  const alert = { type: 'alert', message: 'Closing' };
  expect((await order(simulator, { message: alert })).body).toEqual({ sent: 3 });
  expect([marketing.sent, guest.sent]).toEqual([[alert], [alert]]);
  expect((await order(simulator, { message: scan, user_id: 2 })).body).toEqual({ sent: 1 });
  expect(marketing.sent.at(-1)).toEqual(scan);
  expect((await order(simulator, { message: scan, user_id: 77 })).body).toEqual({ sent: 0 });
  expect(elsewhere.sent).toEqual([]);
});

test.each([1012, 3003, 1000, 4999])('close %i ends every connection of the world', async (code) => {
  const simulator = fakeSimulator();
  const pages = [open(simulator, 'qa', 1), open(simulator, 'qa')];
  const elsewhere = open(simulator, 'other', 1);
  expect((await order(simulator, { close: code })).body).toEqual({ closed: 2 });
  expect(pages.map(({ closed }) => closed)).toEqual([[code], [code]]);
  expect(elsewhere.closed).toEqual([]);
});

test.each([
  ['nothing', {}, 'message'],
  ['a text', { message: 'Hello' }, 'message'],
  ['a list', { message: [] }, 'message'],
  ['a message without a type', { message: { message: 'Hello' } }, 'message.type'],
  ['a message of nobody', { message: { type: 'shutdown' } }, 'message.type'],
  ['a name of every object', { message: { type: 'constructor' } }, 'message.type'],
  ['a message of clients', { message: { type: '/chat' } }, 'message.type'],
  ['a message that lacks a field', { message: { type: 'alert' } }, 'message.message'],
  ['a wrong field', { message: { type: 'seen', reader_id: '2', sender_id: 5, msg_id: 1 } }, 'message.reader_id'],
  ['a user who is none', { message: { type: 'reload' }, user_id: 0 }, 'user_id'],
  ['a code that is none', { close: 999 }, 'close'],
  ['a code that nobody may send', { close: 1006 }, 'close'],
  ['a code of nobody', { close: 2000 }, 'close'],
  ['two wishes', { close: 1012, message: { type: 'reload' } }, 'close'],
  ['a misspelt field', { mesage: { type: 'reload' } }, 'mesage'],
])('%s is refused and names the field', async (_name, body, field) => {
  const simulator = fakeSimulator();
  const page = open(simulator, 'qa', 1);
  const answer = await order(simulator, body);
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', field } });
  expect(answer.body['message']).not.toContain('\n');
  expect([page.sent, page.closed]).toEqual([[], []]);
});
