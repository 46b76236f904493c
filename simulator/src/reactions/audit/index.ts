export { describeBookingChange, describeRemovedBooking } from './booking-changes.ts';
export { presentAudit } from './present-audit.ts';
export { recordChange, recordChanges } from './record-change.ts';
export { describeSubTicketChange, describeTicket, describeTicketChange } from './ticket-changes.ts';
export { writeAuditEntry } from './write-audit-entry.ts';
