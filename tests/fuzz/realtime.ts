import asyncapi from '@muara/contract/asyncapi.json' with { type: 'json' };
import { CLIENT_MESSAGES, CLOSE_CODES, type ClientMessageName } from '@muara/contract/realtime';
import { createTestSimulator, type TestSimulator } from '@muara/simulator/testing';
import * as fc from 'fast-check';
import { samplesOf } from '../../openapi/generate/fixtures/samples.ts';
import type { JsonObject } from '../../openapi/generate/json.ts';
import { createRandom, type Random } from '../../simulator/src/world/random.ts';
import { checkFrame } from '../support/realtime-validator.ts';
import { hostileValue, PROTOTYPE_KEYS } from './hostile.ts';
import type { MakeSimulator } from './stage.ts';

const FRAMES_PER_WORLD = 1_000;
const FLOOD = 200;
const NAMES = Object.keys(CLIENT_MESSAGES) as ClientMessageName[];
const STARTUP = {
  msg: '/appid',
  app_id: 'muara',
  app: 'web',
  channel: null,
  wpa: 0,
  agent: 'fuzz',
  screen: null,
  reconnect: 0,
  invisible: 0,
  id: null,
  name: 'Fuzz',
  role: 'Fuzz',
};

interface RealtimeFuzzOptions {
  frames: number;
  seed: number;
  make?: MakeSimulator;
}

/** Sends frames to the realtime channel, valid and broken, and returns what must never happen. */
export async function fuzzRealtime({
  frames,
  seed,
  make = createTestSimulator,
}: RealtimeFuzzOptions): Promise<string[]> {
  const random = createRandom(seed);
  const problems = new Set<string>();
  for (let sent = 0; sent < frames; sent += FRAMES_PER_WORLD)
    await fuzzWorld(
      make({ responseCheck: 'off', tickets: 30 }),
      Math.min(FRAMES_PER_WORLD, frames - sent),
      random,
      problems,
    );
  return [...problems];
}

async function fuzzWorld(sim: TestSimulator, frames: number, random: Random, problems: Set<string>): Promise<void> {
  const tokens = await Promise.all(
    ['manager', 'cashier', 'agent'].map(async (account) => (await sim.as(account)).token),
  );
  const witness = join(sim, tokens[0]!, problems);
  let peer = join(sim, random.pick([...tokens, null]), problems);
  for (let index = 0; index < frames; index++) {
    if (peer.closed || random.chance(0.02)) peer = join(sim, random.pick([...tokens, null]), problems);
    const frame = random.chance(0.1) ? brokenFrame(random) : frameOf(random, tokens);
    // A flood of one frame must not cost its neighbours their connection.
    const times = random.chance(0.005) ? FLOOD : 1;
    for (let count = 0; count < times; count++) peer.receive(frame);
    if (random.chance(0.01)) sim.clock.pass(random.pick([1_000, 20_000, 70_000]));
    if (witness.closed) problems.add(`a bystander lost its connection after ${frame.slice(0, 200)}`);
    if (witness.closed) break;
    witness.receive(JSON.stringify({ msg: 'pong' }));
  }
  for (const warning of sim.warnings) if (!warning.startsWith('script error')) problems.add(warning.slice(0, 600));
  sim.simulator.close();
}

interface Peer {
  closed: boolean;
  receive(text: string): void;
}

function join(sim: TestSimulator, token: string | null, problems: Set<string>): Peer {
  let last = '';
  const peer: Peer = {
    closed: false,
    receive(text) {
      last = text.slice(0, 300);
      try {
        socket.receive(text);
      } catch (error) {
        problems.add(`${String(error)} was thrown by ${last}`);
      }
    },
  };
  const socket = sim.simulator.realtime.accept({
    send(text) {
      for (const problem of checkFrame('server', text)) problems.add(`${problem} after ${last}`);
    },
    close(code) {
      peer.closed = true;
      if (!Object.hasOwn(CLOSE_CODES, code))
        problems.add(`closed with ${code}, which the contract does not list, after ${last}`);
    },
  });
  peer.receive(encode({ ...STARTUP, token }));
  return peer;
}

/** Returns a message of the contract, mostly changed in one place, as base64 of JSON or plain JSON. */
function frameOf(random: Random, tokens: readonly string[]): string {
  const name = random.pick(NAMES);
  const document = asyncapi as unknown as JsonObject;
  const schema = { $ref: `#/components/schemas/${CLIENT_MESSAGES[name].schema}` };
  const [sample] = fc.sample(samplesOf(schema, document), { numRuns: 1, seed: random.int(1, 300) });
  const message: Record<string, unknown> = { ...(structuredClone(sample) as object) };
  if (name === '/appid')
    Object.assign(message, random.pick([{ token: random.pick(tokens) }, { app_id: 'other' }, STARTUP]));
  const keys = Object.keys(message);
  const change = random.weighted([
    ['none', 4],
    ['replace', 4],
    ['drop', 1],
    ['add', 1],
  ] as const);
  if (change === 'replace') message[random.pick(keys)] = hostileValue(random);
  if (change === 'drop') delete message[random.pick(keys)];
  if (change === 'add')
    Object.defineProperty(message, random.pick(PROTOTYPE_KEYS), { value: hostileValue(random), enumerable: true });
  return random.chance(0.2) ? stringify(message) : encode(message);
}

function brokenFrame(random: Random): string {
  return random.pick([
    '',
    ' ',
    '{',
    '{"msg":',
    '[]',
    'null',
    '"x"',
    '====',
    'bm90IGpzb24=',
    '/w==',
    '\u0000',
    '{"msg":{}}',
    '{"__proto__":{"msg":"/quit"}}',
    'eyJtc2ciOiIvcGFnZSJ9',
    '{"msg":"/page "}',
    '{"msg":"/end x"}',
    'x'.repeat(100_001),
    '['.repeat(50_000),
    encode({ msg: 'x'.repeat(1_000) }),
  ]);
}

function encode(message: unknown): string {
  return Buffer.from(stringify(message)).toString('base64');
}

function stringify(message: unknown): string {
  try {
    return JSON.stringify(message);
  } catch {
    return `{"msg":"/page","path":${'['.repeat(20_000)}`;
  }
}
