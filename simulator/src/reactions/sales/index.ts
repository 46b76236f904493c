export { announcePaid, announceTicket } from './announce-sale.ts';
