import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type Figure, percentile } from './figures.ts';
import { call, cpuOf, memoryOf, type Server, simulatorProgram, startServer } from './servers.ts';

const WINDOWS = 500;
/** Windows of the person who is written to. */
const CHATTING = 100;
/** Connections that are being opened at once. */
const ARRIVING = 50;
const ROUNDS = 60;

interface Peer {
  socket: WebSocket;
  /** Told of each frame that starts with what the measurement waits for, and when. */
  onFrame?: (text: string, at: number) => void;
}

/** Opens a window of a person and waits for `connected`. */
function connect(port: number, token: string): Promise<Peer> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
    const peer: Peer = { socket };
    socket.once('error', reject);
    socket.once('open', () =>
      send(peer, {
        msg: '/appid',
        app: 'web',
        id: null,
        app_id: 'muara',
        channel: null,
        name: 'Bench',
        role: 'staff',
        wpa: 0,
        agent: 'bench',
        token,
        screen: '/d/dashboard',
        reconnect: 0,
        invisible: 0,
      }),
    );
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      if (text.startsWith('{"type":"connected"')) resolve(peer);
      else peer.onFrame?.(text, performance.now());
    });
  });
}

function send(peer: Peer, message: object): void {
  peer.socket.send(Buffer.from(JSON.stringify(message)).toString('base64'));
}

async function signIn(port: number, account: string): Promise<{ token: string; id: number }> {
  const body = JSON.stringify({ email: `${account}@muara.test`, password: 'muara123', platform: 'web_app' });
  const answer = JSON.parse((await call({ port, path: '/api/login', method: 'POST', body })).text) as {
    token: string;
    user: { id: number };
  };
  return { token: answer.token, id: answer.user.id };
}

/** Milliseconds from an act to the frame of each receiver, and to the last of them, over many rounds. */
async function fanOut(
  receivers: Peer[],
  sign: (round: number) => (text: string) => boolean,
  act: (round: number) => unknown,
): Promise<{ each: number[]; last: number[] }> {
  const each: number[] = [];
  const last: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const isIt = sign(round);
    const arrivals = receivers.map(
      (peer) =>
        new Promise<number>((resolve) => {
          peer.onFrame = (text, at) => {
            if (isIt(text)) resolve(at);
          };
        }),
    );
    const before = performance.now();
    await act(round);
    const times = (await Promise.all(arrivals)).map((at) => at - before);
    // The first rounds run code that is not yet compiled.
    if (round < 10) continue;
    each.push(...times);
    last.push(Math.max(...times));
  }
  for (const peer of receivers) peer.onFrame = undefined;
  return { each, last };
}

async function open(server: Server, tokens: string[]): Promise<Peer[]> {
  const peers: Peer[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: ARRIVING }, async () => {
      while (next < tokens.length) peers.push(await connect(server.port, tokens[next++]!));
    }),
  );
  return peers;
}

/**
 * Five hundred windows of staff on one simulator: how fast they get in, and how fast a message reaches
 * them.
 */
export async function measureSockets(): Promise<Figure[]> {
  const server = await startServer(
    process.execPath,
    (port) => [simulatorProgram, '--port', String(port), '--rate-limit', '100000000'],
    '/config.json',
  );
  const [manager, admin, superuser] = [
    await signIn(server.port, 'manager'),
    await signIn(server.port, 'admin'),
    await signIn(server.port, 'superuser'),
  ];
  await delay(500);
  const idle = memoryOf(server.pid);

  // Everybody may read the audit log, so that an activity reaches all of them.
  const tokens = Array.from({ length: WINDOWS }, (_, index) =>
    index < CHATTING ? admin.token : index === CHATTING ? manager.token : superuser.token,
  );
  const cpuIdle = cpuOf(server.pid);
  const before = performance.now();
  const peers = await open(server, tokens.slice(0, CHATTING));
  const [writer] = await open(server, [manager.token]);
  const rest = await open(server, tokens.slice(CHATTING + 1));
  const seconds = (performance.now() - before) / 1000;
  const cpuConnect = cpuOf(server.pid) - cpuIdle;
  await delay(500);
  const full = memoryOf(server.pid);

  const cpuBefore = cpuOf(server.pid);
  const chat = await fanOut(
    peers,
    (round) => (text) => text.startsWith('{"type":"chat"') && text.includes(`"Message ${round}"`),
    (round) => send(writer!, { msg: '/chat', recipient_id: admin.id, message: `Message ${round}`, ref: `r${round}` }),
  );
  const cpuChat = cpuOf(server.pid) - cpuBefore;
  const everybody = [...peers, writer!, ...rest];
  const activity = await fanOut(
    everybody,
    (round) => (text) => text.startsWith('{"type":"activity-log"') && text.includes(`Sent report ${round + 5}"`),
    (round) =>
      call({
        port: server.port,
        path: '/api/support/report',
        method: 'POST',
        headers: { authorization: `Bearer ${superuser.token}` },
        body: JSON.stringify({ report: `Bench ${round}` }),
      }),
  );
  const cpuActivity = cpuOf(server.pid) - cpuBefore - cpuChat;
  await delay(500);
  const after = memoryOf(server.pid);
  for (const { socket } of everybody) socket.terminate();
  await server.stop();
  return [
    {
      name: `connect ${WINDOWS} windows`,
      value: WINDOWS / seconds,
      unit: 'sockets/s',
      note: `${ARRIVING} at once, each told of by all who were there`,
    },
    { name: 'connect, server CPU', value: cpuConnect / WINDOWS, unit: 'ms a window' },
    { name: `chat to ${CHATTING} windows, each, p50`, value: percentile(chat.each, 0.5), unit: 'ms' },
    { name: `chat to ${CHATTING} windows, each, p99`, value: percentile(chat.each, 0.99), unit: 'ms' },
    { name: `chat to ${CHATTING} windows, the last, p50`, value: percentile(chat.last, 0.5), unit: 'ms' },
    { name: `chat to ${CHATTING} windows, server CPU`, value: cpuChat / ROUNDS, unit: 'ms' },
    { name: `activity to ${WINDOWS} windows, each, p50`, value: percentile(activity.each, 0.5), unit: 'ms' },
    { name: `activity to ${WINDOWS} windows, each, p99`, value: percentile(activity.each, 0.99), unit: 'ms' },
    { name: `activity to ${WINDOWS} windows, the last, p50`, value: percentile(activity.last, 0.5), unit: 'ms' },
    {
      name: `activity to ${WINDOWS} windows, server CPU`,
      value: cpuActivity / ROUNDS,
      unit: 'ms',
      note: 'the call, three messages and their rights',
    },
    { name: 'memory without windows', value: idle, unit: 'MB' },
    {
      name: `memory with ${WINDOWS} windows`,
      value: full,
      unit: 'MB',
      note: `${(((full - idle) * 1024) / WINDOWS).toFixed(0)} KB a window`,
    },
    { name: 'memory after all messages', value: after, unit: 'MB' },
  ];
}
