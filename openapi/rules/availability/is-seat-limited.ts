import { SEAT_LIMITED_JETTY_ID } from '../../generated/constants.ts';
import type { JettyCapacity } from './shapes.ts';

/** Whether a jetty counts seats per date and slot: Sungai Linggi, and any other with a maximum of its own (002 §2.10). */
export function isSeatLimited(jetty: JettyCapacity): boolean {
  return jetty.id === SEAT_LIMITED_JETTY_ID || jetty.max_passenger !== null;
}
