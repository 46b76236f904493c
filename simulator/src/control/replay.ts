import type { ReplayReport } from '@muara/contract/control';
import { hideSecrets } from '../kernel/hide-secrets.ts';
import { FILE, parse, type RecordedCall } from '../kernel/journal.ts';
import type { World } from '../world/world.ts';
import type { Room } from '../world/worlds.ts';
import type { ControlContext, HandlersOf } from './action.ts';
import { readStretch } from './export/stretch.ts';
import { Aliases } from './replay-aliases.ts';
import { toRequest } from './replay-request.ts';
import { invalid } from './refuse.ts';
import { describeWorld } from './worlds.ts';

const MAX_DIFFERENCES = 100;

type Difference = ReplayReport['different'][number];

export const REPLAY: HandlersOf<'replayJournal'> = {
  replayJournal: async ({ body: { into, until, verify = true } = {} }, ctx) => {
    const target = into ?? `${ctx.name.slice(0, 57)}-replay`;
    if (target === ctx.name)
      throw invalid('into', 'into must be another world: the replay would erase its own journal');
    const source = ctx.room();
    const { calls } = readStretch(source, until === undefined ? {} : { until });
    const room = makeFresh(source, target, ctx);
    const report = await replay(calls, room, source, ctx, verify);
    return { ...report, world: describeWorld(room) };
  },
};

/** Makes a world as another one began, with its time standing still then. */
function makeFresh({ world, start }: Room, target: string, { worlds }: ControlContext): Room {
  const { seed, tickets } = world;
  const origin = start.snapshot ? { from: { ...start.snapshot, faults: NO_FAULTS } } : { seed, tickets };
  worlds.create(target, { ...origin, at: start.now });
  const room = worlds.room(target);
  room.limiter.configure({ perMinute: null });
  return room;
}

const NO_FAULTS = { orders: [], services: {}, random: [1, 2, 3, 4], nextId: 1 };

/** Sends every call at its own time, and compares the answers. */
async function replay(
  calls: readonly RecordedCall[],
  room: Room,
  source: Room,
  ctx: ControlContext,
  verify: boolean,
): Promise<Omit<ReplayReport, 'world'>> {
  const aliases = new Aliases(source.world, room.world, ctx);
  const skipped: ReplayReport['skipped'] = [];
  const different: Difference[] = [];
  let [sent, same, mails] = [0, 0, room.world.tables.outbox.size];
  for (const call of calls) {
    const { line, id } = call;
    const { operationId } = line;
    const why = whyNot(call);
    if (why !== undefined) {
      skipped.push({ id, operationId, why });
      continue;
    }
    room.world.clock.freeze(line.at);
    const { address } = line;
    const response = await ctx.call(toRequest(call, room.world.name, aliases), { address });
    sent++;
    const answer = await readAnswer(response);
    aliases.learn(call.answer, answer);
    mails = learnMails(source.world, room.world, mails, aliases);
    if (!verify || line.lost) continue;
    const difference = compare(call, response.status, answer, aliases);
    if (!difference) same++;
    else if (different.length < MAX_DIFFERENCES) different.push({ id, operationId, path: line.path, ...difference });
  }
  return { sent, same, different, skipped };
}

/** Returns why a call cannot be sent again; undefined when it can. */
export function whyNot({ line }: RecordedCall): string | undefined {
  if (line.faultId !== null && !line.lost) return 'a fault struck it before it was handled';
  if (line.code === 'too_many_requests') return 'the rate limit refused it';
  if (line.code === 'world_reset') return 'its token was from before a reset';
  return undefined;
}

/** Learns the links of new mails, whose tokens no answer has; returns how many mails there are. */
function learnMails(source: World, target: World, known: number, aliases: Aliases): number {
  const fresh = target.tables.outbox.all().filter(({ id }) => id > known);
  for (const { id, text } of fresh) aliases.learn([source.tables.outbox.get(id)?.text], [text]);
  return known + fresh.length;
}

async function readAnswer(response: Response): Promise<unknown> {
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  if (isJson) return parse(await response.text());
  const bytes = await response.arrayBuffer();
  return bytes.byteLength === 0 ? undefined : FILE;
}

/** Returns the first difference between a recorded answer and a new one. */
function compare(
  { line, answer: recorded }: RecordedCall,
  status: number,
  answer: unknown,
  aliases: Aliases,
): Pick<Difference, 'at' | 'recorded' | 'replayed'> | undefined {
  if (status !== line.status) return { at: 'status', recorded: line.status, replayed: status };
  const found = aliases.firstDifference(recorded, answer);
  return (
    found && {
      at: found.at,
      recorded: hideSecrets(found.recorded) ?? null,
      replayed: hideSecrets(found.replayed) ?? null,
    }
  );
}
