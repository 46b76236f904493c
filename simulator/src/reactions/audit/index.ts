export { describeBookingChange, describeRemovedBooking } from './booking-changes.ts';
export { describeSubTicketChange, describeTicket, describeTicketChange } from './ticket-changes.ts';
export { writeAuditEntry } from './write-audit-entry.ts';
