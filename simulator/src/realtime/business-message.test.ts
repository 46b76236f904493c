import { describe, expect, test } from 'vitest';
import { fakeHub, GUEST } from '../../testing/fakes/hub.ts';

describe('messages for the domain', () => {
  interface Heard {
    world: string;
    msg: string;
    screen: string | null;
    token: string | null;
  }
  const listening = (): { heard: Heard[]; stage: ReturnType<typeof fakeHub> } => {
    const heard: Heard[] = [];
    const stage = fakeHub({
      onMessage(world, message, { screen, token, reply }) {
        heard.push({ world, msg: message.msg, screen, token });
        if (message.msg === '/typing') throw new Error('broken');
        reply({ type: 'alert', message: message.msg });
      },
    });
    return { heard, stage };
  };

  test('are validated and passed on with their window, the only one to get a reply', () => {
    const { heard, stage } = listening();
    const peer = stage.join({ token: 'night.cashier' });
    const other = stage.join({ token: 'night.cashier' });
    const before = other.sent.length;
    peer.say({ msg: '/chat', recipient_id: 3, message: 'Hello' });
    peer.say({ msg: '/chat', recipient_id: 'Farid', message: 'Hello' });
    expect(heard).toEqual([{ world: 'night', msg: '/chat', screen: '/d/dashboard', token: 'night.cashier' }]);
    expect(peer.last()).toEqual({ type: 'alert', message: '/chat' });
    expect(other.sent).toHaveLength(before);
    expect(stage.journal.at(-1)).toMatchObject({ kind: 'ignored' });
  });

  test('of visitors and printers are ignored, except for script errors', () => {
    const { heard, stage } = listening();
    const peers = [stage.join(GUEST), stage.printer()];
    for (const peer of peers) {
      for (const msg of ['/seen', '/end', '/chat_history']) peer.say({ msg, id: 3 });
      peer.say({ msg: '/script-error', message: 'x' });
    }
    expect(heard.map(({ msg }) => msg)).toEqual(['/script-error', '/script-error']);
  });

  test('that the domain fails to handle are journaled; the connection stays', () => {
    const { stage } = listening();
    const peer = stage.join();
    peer.say({ msg: '/typing', recipient_id: 3 });
    expect(stage.journal.at(-1)).toMatchObject({ kind: 'failed', detail: '/typing: Error: broken' });
    expect(peer.closed).toBeUndefined();
    peer.say({ msg: '/end 3' });
    expect(peer.last()).toEqual({ type: 'alert', message: '/end' });
  });

  test.each(['/end', '/end x', '/end -1', '/end 1.5'])('%s names nobody and is ignored', (msg) => {
    const { heard, stage } = listening();
    stage.join().say({ msg });
    expect(heard).toEqual([]);
    expect(stage.journal.at(-1)).toMatchObject({ kind: 'ignored' });
  });

  test('are ignored by a hub without a domain', () => {
    const { join } = fakeHub();
    const peer = join();
    peer.say({ msg: '/chat', recipient_id: 3, message: 'Hello' });
    expect(peer.types()).toEqual(['connected', 'users']);
  });
});
