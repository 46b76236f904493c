import { SEAT_LIMITED_JETTY_ID } from '../../generated/constants.ts';
import type { JettyCapacity } from './shapes.ts';

/** Whether a jetty limits seats per date and slot: one with its own maximum (002 §2.10). */
export function isSeatLimited(jetty: JettyCapacity): boolean {
  return jetty.id === SEAT_LIMITED_JETTY_ID || jetty.max_passenger !== null;
}
