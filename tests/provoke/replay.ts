import { type Call, newWorldCall } from '../../docs/src/contract/calls.ts';
import { saveFrom, sendCall } from '../../docs/src/contract/send-call.ts';
import { createTestSimulator } from '../../simulator/testing/index.ts';

const WORLD = 'mine';

/** Makes calls in a new world; returns the code that refuses the last one, or its status. */
export type Replay = (calls: readonly Call[]) => Promise<string>;

/** Creates a simulator in which sequences are replayed, each in a new world. */
export function createReplay(): Replay {
  const { simulator } = createTestSimulator({ responseCheck: 'off' });
  const target = {
    root: 'http://localhost:3000',
    world: WORLD,
    fetch: (url: string, init: RequestInit) => simulator.fetch(new Request(url, init)),
  };
  return async (calls) => {
    const saved = {};
    let last = '';
    for (const call of [newWorldCall(WORLD), ...calls]) {
      const response = await sendCall(call, target, saved);
      const isJson = response.headers.get('content-type')?.includes('json');
      const answer = isJson ? ((await response.json()) as { code?: string }) : undefined;
      saveFrom(call, answer, saved);
      last = (!response.ok && answer?.code) || String(response.status);
    }
    return last;
  };
}
