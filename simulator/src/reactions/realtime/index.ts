export { alertStaff } from './alert-staff.ts';
export { refetchAreas, refetchBatch, refetchTicket, refetchTicketLists } from './refetch.ts';
export { showNewTicket } from './show-new-ticket.ts';
export { showParkEntry } from './show-park-entry.ts';
