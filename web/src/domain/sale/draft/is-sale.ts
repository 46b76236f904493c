import { isLocalDate } from '@muara/contract/rules/dates/is-local-date';
import type { Cleared, Dining, Sale, SaleResult } from '@/domain/sale/sale.ts';
import { SALE_STEPS } from '../sale-steps.ts';

type Check = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isWhole: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const eachIs =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check);

const isCounts = eachIs(isWhole);
const isDishes = eachIs(isCounts);
const isBuyer = eachIs(isText);
const isDate: Check = (value) => typeof value === 'string' && isLocalDate(value);
const isDiscount: Check = (value) =>
  isRecord(value) && (value['type'] === '%' || value['type'] === 'RM') && typeof value['value'] === 'number';
const isCleared: Check = (value) => {
  const { counts, dishes } = (isRecord(value) ? value : {}) as Partial<Cleared>;
  return isCounts(counts) && isDishes(dishes);
};
const isDining: Check = (value) => {
  const { ticketId, counts, package: item, menu, departs, buyer } = (isRecord(value) ? value : {}) as Partial<Dining>;
  return (
    isWhole(ticketId) &&
    isCounts(counts) &&
    isRecord(item) &&
    Array.isArray(menu) &&
    isRecord(departs) &&
    isBuyer(buyer)
  );
};
const isResult: Check = (value) => {
  const { ticket } = (isRecord(value) ? value : {}) as Partial<SaleResult>;
  return isRecord(ticket) && isText(ticket.code) && isRecord(ticket.package);
};

const FIELDS: Record<Exclude<keyof Sale, 'platform' | 'problem'>, Check> = {
  step: (value) => SALE_STEPS.some((step) => step === value),
  vvip: isFlag,
  agentId: orNull(isWhole),
  guideId: orNull(isWhole),
  packageId: orNull(isWhole),
  jettyId: orNull(isWhole),
  slot: orNull(isText),
  date: orNull(isDate),
  malaysian: isFlag,
  state: isText,
  nonMalaysian: isFlag,
  country: isText,
  counts: isCounts,
  cleared: orNull(isCleared),
  dishes: isDishes,
  buyer: isBuyer,
  discount: orNull(isDiscount),
  method: orNull(isText),
  tile: orNull(isText),
  terms: isFlag,
  dining: orNull(isDining),
  result: orNull(isResult),
};

/**
 * Whether a stored value is a sale.
 * Another version of the app may have saved it, or somebody may have changed it. A result is valid at its own step
 * only.
 */
export function isSale(kept: Sale): boolean {
  const isFormed = Object.entries(FIELDS).every(([field, check]) => check(kept[field as keyof Sale]));
  return isFormed && (kept.step === 'result') === (kept.result !== null);
}
