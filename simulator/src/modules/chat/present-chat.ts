import { formatInstant } from '@muara/contract/rules';
import type { ChatMessage } from '@muara/contract/types';
import type { ServerMessageMap } from '@muara/contract/realtime';
import type { ChatRecord } from '../../world/log-records.ts';
import type { UserRecord } from '../../world/records.ts';

/** Returns a message as the history shows it (000 §3). */
export function presentMessage({ id, senderId, recipientId, message, createdAt, seenAt }: ChatRecord): ChatMessage {
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
export function presentChat(chat: ChatRecord, sender: UserRecord, recipient: UserRecord): ServerMessageMap['chat'] {
  return { type: 'chat', ...presentMessage(chat), sender: sender.name, recipient: recipient.name };
}
