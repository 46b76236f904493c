import { pricesFromWire, type WirePrices } from './prices-from-wire.ts';
import type { OrderToPrice } from './shapes.ts';

/** The park package as sent to the wizard, in RM; a category without a price is free (002 §3.6). */
export interface WireMinisigua extends WirePrices {
  active: boolean;
}

/** Returns the park package's settings in sen; null where the shop has none. */
export function minisiguaFromWire(wire: WireMinisigua | null | undefined): OrderToPrice['minisigua'] {
  return wire ? { active: wire.active, prices: pricesFromWire(wire) } : null;
}
