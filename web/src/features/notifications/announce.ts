import type { Session } from '@/domain/session/session-context.ts';
import { browserNotification } from '@/lib/browser-notification.ts';
import { readNotificationSettings } from '@/lib/notification-settings.ts';
import { playChime } from '@/lib/sounds.ts';
import { toast } from '@/lib/toast.ts';
import { alertOf, type AlertMessage } from './alert-of.ts';
import { notificationsMessages as text } from './notifications.messages.ts';

interface News {
  appName: string;
  user: Session['user'];
}

/**
 * Announces an event as the settings say:
 * by toast, by sound, and by notification when the window is hidden.
 */
export function announce(message: AlertMessage, { appName, user }: News): void {
  const alert = alertOf(message, user);
  if (!alert) return;
  const settings = readNotificationSettings(user.id);
  if (alert.event && !settings[alert.event]) return;
  const link = alert.path ? { href: alert.path, label: text.open } : undefined;
  if (message.type === 'issue-resolved') toast.success(alert.text, link);
  else toast.info(alert.text, link);
  if (settings.sound) playChime();
  if (settings.browser && document.hidden) {
    browserNotification.show({
      title: appName,
      body: alert.text,
      tag: `${message.type}-${alert.text}`,
      path: alert.path,
    });
  }
}
