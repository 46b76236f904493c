import type { ServerMessage } from '@muara/contract/realtime';
import { browserNotification } from '@/lib/browser-notification.ts';
import { readNotificationSettings } from '@/lib/notification-settings.ts';
import { playChime } from '@/lib/sounds.ts';
import { plainMessage } from './shortcodes.ts';

type Incoming = Extract<ServerMessage, { type: 'chat' }>;

/**
 * Announces a message by sound and notification, unless the user is typing.
 * The message's box opens anyway.
 */
export function announceChat({ sender, sender_id, message }: Incoming, userId: number): void {
  const settings = readNotificationSettings(userId);
  const isWriting = document.hasFocus() && document.activeElement?.closest(`[data-chat="${sender_id}"]`);
  if (!settings.chat || isWriting) return;
  if (settings.sound) playChime();
  if (settings.browser && document.hidden) {
    browserNotification.show({ title: sender, body: plainMessage(message), tag: `chat-${sender_id}`, path: null });
  }
}
