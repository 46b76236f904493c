export { blockedDates, buildReason } from './blocked-dates.ts';
export { canStillBeServed } from './can-still-depart.ts';
export { getCapacity, countDaySeats, getSlot, listDaySlots } from './seats.ts';
