export { blockedDates, reasonOf } from './blocked-dates.ts';
export { canStillBeServed } from './can-still-depart.ts';
export { capacityOf, daySeatsOf, slotOf, slotsOf } from './seats.ts';
