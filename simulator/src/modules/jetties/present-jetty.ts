import type { JettyRecord as JettyResponse } from '@muara/contract/types';
import { presentEdit } from '../../domain/edits/index.ts';
import type { JettyRecord } from '../../world/catalogue/jetties.ts';

/** Returns a jetty for the wire (002 §3.5). */
export function presentJetty(jetty: JettyRecord): JettyResponse {
  const { id, name, active, maxPassenger, slots } = jetty;
  return {
    id,
    name,
    active,
    gotSlots: slots.length > 0,
    max_passenger: maxPassenger,
    slots: slots.map(({ from, to }) => ({ from, to })),
    updated_at: presentEdit(jetty),
  };
}
