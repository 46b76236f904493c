import { OPERATIONS } from '@muara/contract/operations';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestSimulator } from '../../testing/index.ts';
import { COMMANDS, prepareCall } from '../../testing/stages/commands.ts';
import { EVENT_SCENARIOS } from '../../testing/stages/event-scenarios.ts';
import type { BusinessEvent, EventType } from '../events/business-event.ts';
import { domain } from '../modules/domain.ts';
import { EFFECTS, type Effect } from './reaction.ts';
import { REACTIONS } from './reactions.ts';

/**
 * Event × effect against the running simulator.
 * Every command is performed once, and every other cause by a scenario.
 * An event that nothing causes, a reaction that nothing proves, and an effect that no event asks for fail here.
 */

type AnyReaction = (data: unknown, ctx: unknown) => unknown;
/** Where a reaction is: the row of its event, or the list in one of its cells. */
type Holder = Record<string, AnyReaction>;

const TYPES = Object.keys(REACTIONS) as EventType[];
const ROWS = REACTIONS as unknown as Record<EventType, Record<Effect, AnyReaction | AnyReaction[] | { none: string }>>;
const CELLS = TYPES.flatMap((type) => EFFECTS.map((effect) => ({ type, effect, cell: ROWS[type][effect] })));

/** Every reaction, by the name of its cell and its place there: `ticket.refunded: mail, 2 of 2`. */
const REACTING = CELLS.flatMap(
  ({ type, effect, cell }): { name: string; effect: Effect; holder: Holder; key: string }[] => {
    const name = `${type}: ${effect}`;
    if (typeof cell === 'function') return [{ name, effect, holder: ROWS[type] as Holder, key: effect }];
    if (!Array.isArray(cell)) return [];
    const holder = cell as unknown as Holder;
    return cell.map((_, at) => ({ name: `${name}, ${at + 1} of ${cell.length}`, effect, holder, key: String(at) }));
  },
);

/** Effects that are the work of the operation itself, and why. */
const OWN_WORK: Readonly<Record<string, string>> = {
  'syncMinisigua: park': 'It sends to the park service, and refuses when that does.',
  'the park service refuses what is sent again: park': 'as above',
};

/** What was seen so far. */
const causes = new Map<EventType, Set<string>>(TYPES.map((type) => [type, new Set()]));
const proved = new Set<string>();
const stray: string[] = [];

/** The call that is being made; null while its world is prepared. */
let cause: string | null = null;
let count: Record<Effect, () => number>;
/** How much of each effect the reactions of the call had. */
let ofReactions: Record<Effect, number>;

/** Notes which events the kernel hands over, and measures each reaction by what it changes. */
function watchReactions(): void {
  const note = (events: readonly BusinessEvent[]): void => {
    if (cause !== null) for (const { type } of events) causes.get(type)?.add(cause);
  };
  const { react, reactToJob } = domain;
  vi.spyOn(domain, 'react').mockImplementation((events, ctx) => (note(events), react(events, ctx)));
  vi.spyOn(domain, 'reactToJob').mockImplementation((events, ctx) => (note(events), reactToJob(events, ctx)));
  for (const { name, effect, holder, key } of REACTING) {
    const reaction = holder[key] as AnyReaction;
    vi.spyOn(holder, key).mockImplementation((data, ctx) => {
      if (cause === null) return reaction(data, ctx);
      const before = { own: count[effect](), frames: count.realtime() };
      const result = reaction(data, ctx);
      const had = effect === 'audit' ? [result].flat().length : count[effect]() - before.own;
      ofReactions[effect] += had;
      // What is sent to the park service shows in the windows that watch its log.
      if (effect === 'park') ofReactions.realtime += count.realtime() - before.frames;
      if (had > 0) proved.add(name);
      return result;
    });
  }
}

/** Makes a call and compares all of its effects with those of its reactions. */
async function observe(name: string, sim: TestSimulator, make: () => unknown): Promise<void> {
  const { outbox, minisigua, audit } = sim.world.tables;
  const hub = sim.simulator.realtime.world(sim.world.name);
  let frames = 0;
  let jobs = 0;
  const { toPrinter } = hub;
  const spies = [
    vi.spyOn(hub, 'broadcast').mockImplementation(({ type }) => (type === 'activity-log' ? 0 : ++frames)),
    vi.spyOn(hub, 'toUser').mockImplementation(() => ++frames),
    vi.spyOn(hub, 'endSession').mockImplementation(() => ++frames),
    vi.spyOn(hub, 'toPrinter').mockImplementation((...job) => (jobs++, toPrinter(...job))),
  ];
  count = {
    mail: () => outbox.size,
    park: () => minisigua.size,
    audit: () => audit.size,
    realtime: () => frames,
    printing: () => jobs,
  };
  ofReactions = { mail: 0, park: 0, audit: 0, realtime: 0, printing: 0 };
  cause = name;
  const before = EFFECTS.map((effect) => count[effect]());
  await make();
  cause = null;
  EFFECTS.forEach((effect, index) => {
    const had = count[effect]() - (before[index] ?? 0);
    const strays = had - ofReactions[effect];
    if (strays > 0 && !(`${name}: ${effect}` in OWN_WORK)) stray.push(`${name}: ${effect} (${strays})`);
  });
  for (const spy of spies) spy.mockRestore();
}

beforeAll(async () => {
  watchReactions();
  for (const id of COMMANDS) {
    const { sim, make } = await prepareCall(id);
    await observe(id, sim, make);
  }
  for (const [name, prepare] of Object.entries(EVENT_SCENARIOS)) {
    const { sim, make } = await prepare();
    await observe(name, sim, make);
  }
}, 60_000);

afterAll(() => void vi.restoreAllMocks());

describe('events and their effects', () => {
  test.each(TYPES)('%s is caused by a call, a job or a failure', (type) => {
    expect([...(causes.get(type) ?? [])]).not.toEqual([]);
  });

  test.each(REACTING.map(({ name }) => name))('%s has its effect', (name) => {
    expect(proved, `${name} did nothing in any scenario: it mails or alerts nobody`).toContain(name);
  });

  test('no call has an effect that none of its events asks for', () => {
    expect(stray).toEqual([]);
  });

  test('are listed for readers', async () => {
    await expect(describeEvents()).toMatchFileSnapshot('../../EVENTS.md');
  });

  test('each effect that an event does not have is explained in a sentence', () => {
    const unexplained = CELLS.flatMap(({ type, effect, cell }) =>
      !('none' in cell) || /^[A-Z].{10,}\.$/.test(cell.none) ? [] : [`${type}: ${effect}`],
    );
    expect(unexplained).toEqual([]);
  });
});

/** Events of so many operations that the page names them together, so that one more does not change it. */
const CAUSED_BY_MANY: Partial<Record<EventType, string>> = {
  'catalogue.changed': 'each operation that adds, changes or removes a record of a catalogue',
};

/** Names what causes an event. */
function describeCauses(type: EventType): string[] {
  const names = [...(causes.get(type) ?? [])];
  const together = CAUSED_BY_MANY[type];
  const operations = names.filter((name) => name in OPERATIONS).map((name) => `\`${name}\``);
  const others = names.filter((name) => !(name in OPERATIONS));
  return [...(together ? [together] : operations), ...others];
}

/** Returns the page that lists every event; `vitest -u` writes it. */
function describeEvents(): string {
  const reasons = new Map<string, string[]>();
  const rows = TYPES.map((type) => {
    const cells = EFFECTS.map((effect) => {
      const cell = ROWS[type][effect];
      if (!('none' in cell)) return '✓';
      reasons.set(cell.none, [...(reasons.get(cell.none) ?? []), `\`${type}\` (${effect})`]);
      return '';
    });
    return `| \`${type}\` | ${cells.join(' | ')} | ${describeCauses(type).join(', ')} |`;
  });
  return [
    '# Events',
    '',
    'What happens in the business, and what follows from it. A handler or a job returns events; the reactions in',
    '`src/reactions/` apply their effects. The journal of a world names the events of each call. This page is written by a',
    'test: `npx vitest run --config tests/vitest.config.ts simulator/src/reactions -u`.',
    '',
    `| Event | ${EFFECTS.join(' | ')} | Caused by |`,
    `|---|${EFFECTS.map(() => ':-:').join('|')}|---|`,
    ...rows,
    '',
    '## Why not',
    '',
    ...[...reasons].map(([why, where]) => `- ${why} ${where.join(', ')}`),
    '',
  ].join('\n');
}
