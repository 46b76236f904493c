import type { GenerateRequest } from '@muara/contract/types';
import type { Seller } from './seller.ts';

/** Returns the jetty of the till: that of the open shift, otherwise as the till sends it. */
export function findPosJetty({ shift }: Seller, body: Pick<GenerateRequest, 'pos_jetty_id'>): number | null {
  return shift ? shift.jettyId : (body.pos_jetty_id ?? null);
}
