import type { GenerateRequest } from '@muara/contract/types';
import type { Seller } from '../shop/seller.ts';

/** The jetty of the till: that of the open shift, else what the till says. */
export function posJettyOf({ shift }: Seller, body: Pick<GenerateRequest, 'pos_jetty_id'>): number | null {
  return shift ? shift.jettyId : (body.pos_jetty_id ?? null);
}
