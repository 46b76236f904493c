import { createRealtime } from '@muara/client';
import type { ServerMessageMap, ServerMessageName } from '@muara/contract/realtime';
import { expect, onTestFinished } from 'vitest';
import { connectTo } from './simulator-socket.ts';
import type { Person, TestWorld } from './test-world.ts';

/** Somebody else on the realtime channel, in a window that is not shown. */
interface RealtimePeer {
  write(to: Person, message: string): void;
  /** Sends the notice of typing. */
  type(to: Person): void;
  /** Has looked at the messages of a person. */
  see(from: Person): void;
  /** Closes the chat for both people. */
  end(other: Person): void;
  /** Every message of a type that came so far. */
  heard<T extends ServerMessageName>(type: T): ServerMessageMap[T][];
  /** Connects again, after the world has closed the connections. */
  reconnect(): Promise<void>;
  /** Closes the window. */
  leave(): void;
}

let refs = 0;

/** Signs somebody in to the realtime channel of a world, and waits until the others see it. */
export async function joinRealtime(world: TestWorld, { user, token }: Person): Promise<RealtimePeer> {
  const heard = new Map<ServerMessageName, unknown[]>();
  const { clock } = world;
  const realtime = createRealtime({
    url: 'ws:',
    socket: () => connectTo(world.simulator, (problems) => world.problems.push(...problems)),
    clock,
    random: () => 0.5,
    startup: () => ({ id: user.id, name: user.name, role: user.role, token: token ?? null }),
  });
  const isOpen = async () => {
    await expect.poll(() => realtime.state().phase).toBe('open');
  };
  for (const type of ['chat', 'typing', 'seen', 'end', 'catalogue', 'bug-report'] as const) {
    heard.set(type, []);
    realtime.on(type, (message) => void heard.get(type)!.push(message));
  }
  // It would go on and connect again, beside the tests that follow.
  onTestFinished(() => realtime.stop());
  realtime.start();
  await isOpen();
  return {
    write: ({ user: to }, message) =>
      realtime.send({ msg: '/chat', recipient_id: to.id, message, ref: `peer-${(refs += 1)}` }),
    type: ({ user: to }) => realtime.send({ msg: '/typing', recipient_id: to.id }),
    see: ({ user: from }) => realtime.send({ msg: '/seen', id: from.id }),
    end: ({ user: other }) => realtime.send({ msg: '/end', id: other.id }),
    heard: <T extends ServerMessageName>(type: T) => heard.get(type) as ServerMessageMap[T][],
    async reconnect() {
      realtime.start();
      await isOpen();
    },
    leave: () => realtime.stop(),
  };
}
