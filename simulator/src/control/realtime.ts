import { SERVER_MESSAGES, type ServerMessage } from '@muara/contract/realtime';
import { formatInstant } from '@muara/contract/rules';
import { schemas } from '@muara/contract/validators';
import type { Frame, Paper } from '@muara/contract/control';
import type { Papers, RecordedFrame, SentFrame } from '../kernel/observed.ts';
import type { WorldHub } from '../realtime/hub.ts';
import type { HandlersOf } from './action.ts';
import { invalid } from './refuse.ts';
import { didYouMean } from './suggest.ts';

type Ids = 'listWindows' | 'sendRealtime' | 'listFrames' | 'replayFrames' | 'listPapers';

/** Messages that belong to one connection: sending them again would end or confuse another. */
const OF_CONNECTION: ReadonlySet<string> = new Set([
  'connected',
  'users',
  'clock',
  'logout',
  'quit',
  'forbidden',
  'appid_invalid',
]);

export const REALTIME: HandlersOf<Ids> = {
  listWindows: (_input, { hub, name }) => {
    const data = hub
      .world(name)
      .peers()
      .map(({ peer_id: peer, app, id: userId, name: person, role, channel, screen }) => ({
        peer,
        app,
        userId,
        name: person,
        role,
        channel,
        screen,
      }));
    return { data, total: data.length };
  },
  sendRealtime: ({ body }, { hub, world }) => {
    const there = hub.world(world().name);
    if ('close' in body) return { closed: there.dropAll(body.close, 'the control plane asked for it', body.user_id) };
    const message = readMessage(body.message);
    return { sent: body.user_id === undefined ? there.broadcast(message) : there.toUser(body.user_id, message) };
  },
  listFrames: ({ query: { since = 0, direction, type, userId } }, { room }) => {
    const { frames } = room();
    const data = frames
      .list()
      .filter(
        (frame) =>
          frame.id > since &&
          (direction === undefined || frame.direction === direction) &&
          (type === undefined || frame.type === type) &&
          (userId === undefined || frame.userId === userId),
      );
    return { data: data.map(presentFrame), total: data.length, written: frames.written };
  },
  replayFrames: ({ body: { since = 0, until = Infinity } = {} }, { room, hub, world }) => {
    const stretch = room()
      .frames.sent()
      .filter(({ id }) => id > since && id <= until)
      .flatMap(({ frame }) => textOf(frame));
    // One message to several windows of a user was one frame for each.
    const messages = [...new Map(stretch.map((one) => [`${one.userId} ${one.text}`, one])).values()];
    const there = hub.world(world().name);
    return { frames: messages.length, sent: messages.reduce((sum, one) => sum + sendAgain(there, one), 0) };
  },
  listPapers: ({ query: { since = 0 } }, { room }) => {
    const data = room()
      .papers.list()
      .filter(({ id }) => id > since)
      .map(presentPaper);
    return { data, total: data.length };
  },
};

interface Repeatable {
  userId: number | null;
  text: string;
}

/** Returns an outgoing message that can be sent again; none for others. */
function textOf({ direction, type, userId, message }: SentFrame): Repeatable[] {
  const canRepeat = direction === 'out' && typeof message === 'string' && !OF_CONNECTION.has(type);
  return canRepeat ? [{ userId, text: message }] : [];
}

/** Sends a message to the windows of its user; that of a visitor to visitors. */
function sendAgain(hub: WorldHub, { userId, text }: Repeatable): number {
  const again = JSON.parse(text) as ServerMessage;
  return userId === null ? hub.broadcast(again, (peer) => peer.id === null) : hub.toUser(userId, again);
}

export function presentFrame(frame: RecordedFrame): Frame {
  return { ...frame, at: formatInstant(frame.at) } as Frame;
}

export function presentPaper(paper: ReturnType<Papers['list']>[number]): Paper {
  return { ...paper, at: formatInstant(paper.at) } as Paper;
}

/** @throws ControlError for what is no message of the server */
function readMessage(value: { type: string }): ServerMessage {
  const { type } = value;
  if (!Object.hasOwn(SERVER_MESSAGES, type)) {
    const hint = didYouMean(type, Object.keys(SERVER_MESSAGES));
    throw invalid('message.type', `message.type must be a message of the server${hint}`);
  }
  const { schema } = SERVER_MESSAGES[type as ServerMessage['type']];
  const parsed = schemas[schema].safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = ['message', ...(issue?.path ?? [])].map(String).join('.');
  throw invalid(field, `${field}: ${issue?.message ?? 'is wrong'}`);
}
