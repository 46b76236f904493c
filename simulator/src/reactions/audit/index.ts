export { describeBookingChange, describeRemovedBooking } from './booking-changes.ts';
export { recordChange, recordChanges } from './record-change.ts';
export { describeSubTicketChange, describeTicket, describeTicketChange } from './ticket-changes.ts';
export { writeAuditEntry } from './write-audit-entry.ts';
