import { catalogue } from '@/lib/catalogue.ts';

/** Texts of alerts and of their settings (000 §2, 002 §8). */
export const notificationsMessages = catalogue('notifications', {
  title: 'Notification',
  lead: 'Choose what this browser notifies you about. Your choices are saved on this device.',
  events: 'Notify me about',
  sale: 'New sales',
  booking: 'New bookings',
  refund: 'Refund requests',
  void: 'Void requests',
  bug: 'Problem reports',
  error: 'Server errors',
  chat: 'Chat messages',
  approversOnly:
    'Only people who approve refunds or voids are notified of refund requests, void requests, problem reports and server errors.',
  how: 'How',
  sound: 'Play a sound',
  browser: 'Show browser notifications',
  browserHint: 'While this page is in the background.',
  blocked:
    'Notifications are blocked in this browser. Allow them for this site in the browser settings, then come back.',
  unsupported: 'This browser does not support notifications.',
  notKept: 'This browser does not save data, so your choices last until you close the page.',
  test: 'Test',
  testText: 'This is what a notification looks like.',
  close: 'Close',
  open: 'Open',
  refundRequest: (code: string, username: string) => `Refund request for ${code}${username ? ` by ${username}` : ''}`,
  voidRequest: (code: string, username: string) => `Void request for ${code}${username ? ` by ${username}` : ''}`,
  serverError: (message: string) => `Server error: ${message}`,
  problemReport: (username: string, report: string) => `${username} reports: ${report}`,
  newSale: (code: string, amount: string) => `New sale ${code}, ${amount}`,
  newBooking: (code: string, name: string) => `New booking ${code}${name ? `, ${name}` : ''}`,
  resolved: 'Report has been resolved',
});
