export { blockedDates, buildReason } from './blocked-dates.ts';
export { canStillBeServed } from './can-still-depart.ts';
export { getCapacity, countDaySeats, getSlot, listSlots } from './seats.ts';
