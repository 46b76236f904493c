import {
  priceOrder,
  type CashierDiscount,
  type OrderToPrice,
  type PriceSource,
  type ProcessingFee,
} from '@muara/contract/rules';
import { getMoney, getPricing } from '../domain/tickets/index.ts';
import type { PackageRecord } from '../world/catalogue/packages.ts';
import type { Counts, Sen, SettingsRecord } from '../world/records.ts';
import type { TicketMoney } from '../world/ticket-records.ts';

/** What a sale costs, and how many board for it. */
export interface Price {
  money: TicketMoney;
  total: Sen;
  free: number;
  passengers: number;
}

interface ToPrice {
  pkg: PackageRecord;
  counts: Counts;
  source?: PriceSource;
  discount?: CashierDiscount | null;
  fee?: ProcessingFee | null;
  foods?: OrderToPrice['foods'];
}

/** Prices by the contract's rule. Families are much alike: most prices have been worked out before. */
export class Prices {
  readonly #settings: SettingsRecord;
  readonly #known = new Map<string, Price>();

  constructor(settings: SettingsRecord) {
    this.#settings = settings;
  }

  of({ pkg, counts, source = 'none', discount = null, fee = null, foods = [] }: ToPrice): Price {
    const key = `${pkg.id} ${source} ${discount?.value} ${fee?.method} ${JSON.stringify(counts)}`;
    const known = foods.length === 0 ? this.#known.get(key) : undefined;
    if (known) return known;
    const priced = priceOrder({
      mode: 'sale',
      package: getPricing(pkg),
      source,
      counts,
      foods,
      minisigua: this.#settings.minisigua,
      cashierDiscount: discount,
      enableDiscount: this.#settings.enableDiscount,
      fee,
    });
    const price = { money: getMoney(priced), total: priced.total, free: priced.free, passengers: priced.passengers };
    if (foods.length === 0) this.#known.set(key, price);
    return price;
  }

  /** The fee of an agent's payment tile. */
  feeOf(tile: string | null): ProcessingFee | null {
    const fee = tile === null ? undefined : this.#settings.processingFees[tile];
    return tile !== null && fee ? { method: tile, ...fee } : null;
  }
}
