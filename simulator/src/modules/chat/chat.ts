import type { ServerMessage } from '@muara/contract/realtime';
import type { MessageContext } from '../../kernel/domain.ts';
import type { BusinessMessage } from '../../realtime/business-message.ts';
import type { UserRecord } from '../../world/records.ts';
import { pairKey } from '../../world/tables.ts';
import { mayChat } from './may-chat.ts';
import { presentChat, presentMessage } from './present-chat.ts';
import { unreadOf } from './unread.ts';

/** Messages of one page of a history. */
const HISTORY_PAGE = 50;
const DENIED: ServerMessage = { type: 'alert', message: 'You dont have permission' };

/** What is answered in any case; whoever sends something else does not wait for an answer. */
const QUESTIONS: ReadonlySet<string> = new Set<ChatWord['msg']>(['/chat', '/chat_history']);

type ChatWord = Exclude<BusinessMessage, { msg: '/script-error' }>;

/** Plays the chat between members of staff (000 §4). Rights count at each message, not at the start of the connection. */
export function handleChat(message: ChatWord, context: MessageContext): void {
  const { session, rules, window } = context;
  if (!session || !mayChat(session.user, rules)) return QUESTIONS.has(message.msg) ? window.reply(DENIED) : undefined;
  const self = session.user;
  switch (message.msg) {
    case '/chat':
      return say(context, self, message);
    case '/chat_history':
      return tell(context, self, message.id, message.before ?? null);
    case '/seen':
      return see(context, self, message.id);
    case '/typing':
      return type(context, self, message.recipient_id);
    case '/end':
      return end(context, self, message.id);
  }
}

/** The other person, when both may chat. */
function partnerOf({ world, rules }: MessageContext, self: UserRecord, id: number): UserRecord | undefined {
  const other = world.tables.users.get(id);
  return id !== self.id && mayChat(other, rules) ? other : undefined;
}

/** Keeps a message and shows it to all windows of both; the sender's copy names `ref` and is the receipt. */
function say(context: MessageContext, self: UserRecord, message: Extract<ChatWord, { msg: '/chat' }>): void {
  const { world, hub, window } = context;
  const { recipient_id: recipientId, message: text, ref = null } = message;
  if (text.trim() === '') return;
  const { chats, users } = world.tables;
  const earlier = ref === null ? undefined : chats.one('ref', `${self.id}|${ref}`);
  if (earlier) {
    // The receipt was lost on the way: it is repeated, the message is not.
    return window.reply({ ...presentChat(earlier, self, users.must(earlier.recipientId)), ref: ref as string });
  }
  const recipient = partnerOf(context, self, recipientId);
  if (!recipient) return window.reply(DENIED);
  const chat = chats.insert({
    senderId: self.id,
    recipientId,
    message: text,
    ref,
    createdAt: world.clock.now(),
    seenAt: null,
  });
  const shown = presentChat(chat, self, recipient);
  hub.toUser(self.id, ref === null ? shown : { ...shown, ref });
  hub.toUser(recipientId, shown);
}

/** A page of what was written with somebody, oldest first. */
function tell(context: MessageContext, self: UserRecord, id: number, before: number | null): void {
  const { world, window } = context;
  const other = partnerOf(context, self, id);
  if (!other) return window.reply(DENIED);
  const page = [];
  let more = false;
  for (const chat of world.tables.chats.cursor('pair', { key: pairKey(self.id, id) })) {
    if (before !== null && chat.id >= before) continue;
    if (page.length === HISTORY_PAGE) {
      more = true;
      break;
    }
    page.push(presentMessage(chat));
  }
  window.reply({ type: 'chat_history', id, name: other.name, before, messages: page.reverse(), more });
}

/** All that a person wrote is read now: the author learns it, and so do the reader's other windows. */
function see({ world, hub, window }: MessageContext, self: UserRecord, id: number): void {
  const unread = unreadOf(world, self.id, id);
  const latest = unread.at(-1);
  if (!latest) return;
  const seenAt = world.clock.now();
  for (const chat of unread) world.tables.chats.update(chat.id, { seenAt });
  const shown: ServerMessage = { type: 'seen', reader_id: self.id, sender_id: id, msg_id: latest.id };
  hub.toUser(id, shown);
  hub.toUser(self.id, shown, window.peerId);
}

/** A notice that may not be sent is dropped without a word. */
function type(context: MessageContext, self: UserRecord, recipientId: number): void {
  if (partnerOf(context, self, recipientId)) context.hub.toUser(recipientId, { type: 'typing', sender_id: self.id });
}

/** Closes the conversation's boxes on both sides: a command of the product owner, and a mere text for others (000 §4). */
function end(context: MessageContext, self: UserRecord, id: number): void {
  if (!self.isSkaloot) return;
  if (!partnerOf(context, self, id)) return context.window.reply(DENIED);
  context.hub.toUser(id, { type: 'end', id: self.id });
  context.hub.toUser(self.id, { type: 'end', id });
}
