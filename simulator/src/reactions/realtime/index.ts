export { refetchAreas, refetchBatch, refetchTicket } from './refetch.ts';
