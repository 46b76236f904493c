import type { ServerMessage } from '@muara/contract/realtime';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { followCatalogue } from './catalogue-changes.ts';

const queries = createQueryClient();
const KEYS = ['trips', 'departures', 'dashboard', 'tickets', 'packages', 'pos'];

/** A connection whose messages and timers a test controls. */
function follow() {
  const handlers = new Map<string, (message: never) => void>();
  const timers: (() => void)[] = [];
  const end = followCatalogue(
    {
      on(type, handler) {
        handlers.set(type, handler);
        return () => handlers.delete(type);
      },
    },
    queries,
    { setTimer: (run) => (timers.push(run), () => timers.splice(timers.indexOf(run), 1)) },
  );
  return {
    end,
    handlers,
    timers,
    hear: (message: Partial<ServerMessage> & { type: string }) => handlers.get(message.type)?.(message as never),
  };
}

function load(): void {
  for (const key of KEYS) queries.setQueryData([key], key);
}

/** Returns what will be refetched when it is shown. */
const stale = (): string[] => KEYS.filter((key) => queries.getQueryState([key])?.isInvalidated);

afterEach(() => queries.clear());

describe('followCatalogue', () => {
  it.each<[string, Partial<ServerMessage> & { type: string }, string[]]>([
    ['a scan', { type: 'scan' }, ['trips', 'departures', 'dashboard']],
    ['a sale', { type: 'new-ticket' }, ['departures']],
    ['a change of tickets', { type: 'catalogue', area: 'tickets' }, ['trips', 'departures', 'tickets']],
    ['a change of packages', { type: 'catalogue', area: 'packages' }, ['packages', 'pos']],
    ['a connection', { type: 'connected' }, KEYS],
  ])('%s makes stale what shows it', (_, message, want) => {
    const { hear, end } = follow();
    load();
    hear(message);
    expect(stale()).toEqual(want);
    end();
  });

  it('refetches once for many scans in a moment', () => {
    const { hear, timers, end } = follow();
    load();
    hear({ type: 'scan' });
    load();
    hear({ type: 'scan' });
    hear({ type: 'catalogue', area: 'tickets' });
    expect(stale()).toEqual([]);
    expect(timers).toHaveLength(1);
    timers.shift()?.();
    expect(stale()).toEqual(['trips', 'departures', 'dashboard', 'tickets']);
    end();
  });

  it('listens to nothing after its end', () => {
    const { handlers, end } = follow();
    end();
    expect(handlers.size).toBe(0);
  });
});
