export { presentAudit } from './present-audit.ts';
export { recordChange, recordChanges } from './record-change.ts';
export { describeSubTicketChange, describeTicketChange } from './ticket-changes.ts';
export { writeAuditEntry } from './write-audit-entry.ts';
