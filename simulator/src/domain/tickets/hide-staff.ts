import type { Ticket } from '@muara/contract/types';

const STAFF_FIELDS = {
  admin: null,
  admin_validated: null,
  admin_refund: null,
  admin_cancel: null,
  ip_address: null,
  print_history: [],
} satisfies Partial<Ticket>;

/**
 * Returns the ticket without the staff who sold, validated, printed or decided it, and without its IP
 * address.
 */
export function hideStaff(ticket: Ticket): Ticket {
  return { ...ticket, ...STAFF_FIELDS };
}

/** Returns the ticket without staff notes, which can name anybody. */
export function hideNotes(ticket: Ticket): Ticket {
  return { ...ticket, remark: null, refund_note: null, cancel_note: null, booking_note: null };
}
