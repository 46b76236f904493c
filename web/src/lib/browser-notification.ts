import { goTo } from './go-to.ts';

type NotificationPermissionState = NotificationPermission | 'unsupported';

interface BrowserNotificationRequest {
  title: string;
  body: string;
  /** Another one with the same tag takes its place. */
  tag: string;
  /** Opened by a click. */
  path: string | null;
}

/** Notifications of the operating system. */
export const browserNotification = {
  permission: (): NotificationPermissionState =>
    typeof Notification === 'undefined' ? 'unsupported' : Notification.permission,

  /** Asks the person; call it from a click. */
  async ask(): Promise<NotificationPermissionState> {
    return typeof Notification === 'undefined' ? 'unsupported' : Notification.requestPermission();
  },

  /** Shows one if the person has allowed it. */
  show({ title, body, tag, path }: BrowserNotificationRequest): void {
    if (browserNotification.permission() !== 'granted') return;
    try {
      const shown = new Notification(title, { body, tag });
      shown.addEventListener('click', () => {
        window.focus();
        shown.close();
        if (path) goTo(path);
      });
    } catch {
      // Phones show them through the service worker alone.
      void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, { body, tag }));
    }
  },
};
