import { pricesFromWire, type WirePrices } from './prices-from-wire.ts';
import type { OrderToPrice } from './shapes.ts';

/** The park package as the wizard gets it, in ringgit; a category without a price costs nothing (002 §3.6). */
export interface WireMinisigua extends WirePrices {
  active: boolean;
}

/** The park package's settings in sen; null where the shop has none. */
export function minisiguaFromWire(wire: WireMinisigua | null | undefined): OrderToPrice['minisigua'] {
  return wire ? { active: wire.active, prices: pricesFromWire(wire) } : null;
}
