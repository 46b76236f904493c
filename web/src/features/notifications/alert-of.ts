import { can } from '@muara/client/http';
import type { ServerMessage } from '@muara/contract/realtime';
import { isAllowed } from '@muara/contract/rules/permissions/is-allowed';
import { SCREENS, type ScreenName } from '@muara/contract/screens';
import type { Session } from '@/domain/session/session-context.ts';
import { formatRm } from '@/domain/prices/format-rm.ts';
import type { AlertEvent } from '@/lib/notification-settings.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { notificationsMessages as text } from './notifications.messages.ts';

export type AlertMessage = Extract<
  ServerMessage,
  {
    type:
      | 'refund-request'
      | 'cancel-request'
      | 'error-log'
      | 'bug-report'
      | 'new-ticket'
      | 'new-booking'
      | 'issue-resolved';
  }
>;

interface Alert {
  /** The setting that controls it; null if always shown. */
  event: AlertEvent | null;
  text: string;
  /** Its link, if this user may open it. */
  path: string | null;
}

/** Longer texts are cut; the screen behind the alert shows them in full. */
const LONGEST = 140;

/**
 * Returns the text of a realtime message.
 * Null for the user's own actions and for messages that are not news yet.
 */
export function alertOf(message: AlertMessage, user: Session['user']): Alert | null {
  const opens = (screen: ScreenName) => isAllowed(user, SCREENS[screen]).ok;
  const ticket = (code: string) => (can(user, 'getTicket') ? paths.subTicket(code) : null);
  // Who may decide but not open tickets finds the request among what waits.
  const request = (code: string) => ticket(code) ?? (opens('approvals') ? paths.approvals() : null);
  switch (message.type) {
    case 'refund-request':
      if (message.username === user.username) return null;
      return {
        event: 'refund',
        text: text.refundRequest(message.code, message.username ?? ''),
        path: request(message.code),
      };
    case 'cancel-request':
      if (message.username === user.username) return null;
      return {
        event: 'void',
        text: text.voidRequest(message.code, message.username ?? ''),
        path: request(message.code),
      };
    case 'error-log':
      return {
        event: 'error',
        text: text.serverError(cut(message.message)),
        path: opens('errorLog') ? paths.errorLog() : null,
      };
    case 'bug-report':
      if (message.username === user.username) return null;
      return {
        event: 'bug',
        text: text.problemReport(message.username, cut(message.report)),
        path: user.super_user ? paths.support() : null,
      };
    case 'new-ticket':
      // An order is announced as a sale once it is paid.
      if (!message.ticket.is_paid) return null;
      return {
        event: 'sale',
        text: text.newSale(message.code, formatRm(message.ticket.total_amount)),
        path: ticket(message.code),
      };
    case 'new-booking': {
      const { code, name, vvip_charter: charter } = message.ticket;
      return {
        event: 'booking',
        text: text.newBooking(code, name ?? ''),
        path: can(user, 'getBooking') && opens('booking') ? paths.booking(charter ? 1 : 0, code) : null,
      };
    }
    case 'issue-resolved':
      return { event: null, text: text.resolved, path: paths.support() };
  }
}

function cut(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
