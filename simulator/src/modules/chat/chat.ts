import type { ServerMessage, ServerMessageMap } from '@muara/contract/realtime';
import { formatInstant, type Rules } from '@muara/contract/rules';
import type { ChatMessage } from '@muara/contract/types';
import type { MessageContext } from '../../kernel/domain.ts';
import type { BusinessMessage } from '../../realtime/business-message.ts';
import type { ChatRecord } from '../../world/log-records.ts';
import type { UserRecord } from '../../world/records.ts';
import { pairKey } from '../../world/tables.ts';
import { listUnread } from './unread.ts';

/** Messages per page of a history. */
const HISTORY_PAGE = 50;
const DENIED: ServerMessage = { type: 'alert', message: 'You dont have permission' };

/** Messages that always get a response; senders of others do not wait for one. */
const WITH_RESPONSE: ReadonlySet<string> = new Set<ChatWord['msg']>(['/chat', '/chat_history']);

type ChatWord = Exclude<BusinessMessage, { msg: '/script-error' }>;

/**
 * Handles the chat between members of staff (000 §4).
 * Permissions are checked per message, not per connection.
 */
export function handleChat(message: ChatWord, context: MessageContext): void {
  const { session, rules, window } = context;
  if (!session || !mayChat(session.user, rules))
    return WITH_RESPONSE.has(message.msg) ? window.reply(DENIED) : undefined;
  const self = session.user;
  switch (message.msg) {
    case '/chat':
      return sendMessage(context, self, message);
    case '/chat_history':
      return sendHistory(context, self, message.id, message.before ?? null);
    case '/seen':
      return markSeen(context, self, message.id);
    case '/typing':
      return sendTyping(context, self, message.recipient_id);
    case '/end':
      return closeChat(context, self, message.id);
  }
}

/** Returns the other person when both may chat. */
function findPartner({ world, rules }: MessageContext, self: UserRecord, id: number): UserRecord | undefined {
  const other = world.tables.users.get(id);
  return id !== self.id && mayChat(other, rules) ? other : undefined;
}

/**
 * Stores a message and sends it to all windows of both; the sender's copy has `ref` and is the
 * receipt.
 */
function sendMessage(context: MessageContext, self: UserRecord, message: Extract<ChatWord, { msg: '/chat' }>): void {
  const { world, hub, window } = context;
  const { recipient_id: recipientId, message: text, ref = null } = message;
  if (text.trim() === '') return;
  const { chats, users } = world.tables;
  const earlier = ref === null ? undefined : chats.one('ref', `${self.id}|${ref}`);
  if (earlier) {
    // The receipt was lost: repeat it, but not the message.
    return window.reply({ ...presentChat(earlier, self, users.must(earlier.recipientId)), ref: ref as string });
  }
  const recipient = findPartner(context, self, recipientId);
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

/** Sends a page of a conversation, oldest first. */
function sendHistory(context: MessageContext, self: UserRecord, id: number, before: number | null): void {
  const { world, window } = context;
  const other = findPartner(context, self, id);
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

/** Marks all messages of a person as read, and notifies the author and the reader's other windows. */
function markSeen({ world, hub, window }: MessageContext, self: UserRecord, id: number): void {
  const unread = listUnread(world, self.id, id);
  const latest = unread.at(-1);
  if (!latest) return;
  const seenAt = world.clock.now();
  for (const chat of unread) world.tables.chats.update(chat.id, { seenAt });
  const shown: ServerMessage = { type: 'seen', reader_id: self.id, sender_id: id, msg_id: latest.id };
  hub.toUser(id, shown);
  hub.toUser(self.id, shown, window.peerId);
}

/** A notice that may not be sent is silently dropped. */
function sendTyping(context: MessageContext, self: UserRecord, recipientId: number): void {
  if (findPartner(context, self, recipientId)) context.hub.toUser(recipientId, { type: 'typing', sender_id: self.id });
}

/**
 * Closes the conversation's boxes on both sides: a command for the product owner, plain text from
 * others (000 §4).
 */
function closeChat(context: MessageContext, self: UserRecord, id: number): void {
  if (!self.isSkaloot) return;
  if (!findPartner(context, self, id)) return context.window.reply(DENIED);
  context.hub.toUser(id, { type: 'end', id: self.id });
  context.hub.toUser(self.id, { type: 'end', id });
}

/** Returns whether somebody may chat: active staff with the chat flag (000 §1, 000 §6). */
function mayChat(user: UserRecord | undefined, rules: Rules): user is UserRecord {
  return user !== undefined && user.canChat && user.active && user.deletedAt === null && rules.isInternal(user);
}

/** Returns a message as the history shows it (000 §3). */
function presentMessage({ id, senderId, recipientId, message, createdAt, seenAt }: ChatRecord): ChatMessage {
  return {
    msg_id: id,
    sender_id: senderId,
    recipient_id: recipientId,
    message,
    created_at: formatInstant(createdAt),
    seen: seenAt !== null,
  };
}

/** Returns a message as the windows of both people receive it. */
function presentChat(chat: ChatRecord, sender: UserRecord, recipient: UserRecord): ServerMessageMap['chat'] {
  return { type: 'chat', ...presentMessage(chat), sender: sender.name, recipient: recipient.name };
}
