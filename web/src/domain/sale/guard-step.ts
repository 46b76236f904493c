import { checkFoods } from '@muara/contract/rules/pricing/check-foods';
import { checkGroup, type GroupRefusal } from '@muara/contract/rules/passengers/check-group';
import { countPassengers } from '@muara/contract/rules/passengers/count-passengers';
import { slotLabel } from '@muara/contract/rules/availability/slot-label';
import type { SalePackages, Slot } from '@muara/contract/types';
import { saleText } from './sale.messages.ts';
import { blockedDay } from './catalogue/blocked-day.ts';
import { buyerErrors, buyerProblem } from './buyer-rules.ts';
import { passengerLimitOf, isOpenTicket, jettyOf, canBoardAt, packageOf, type Seats } from './catalogue/catalogue.ts';
import { passengersOf, dishesToPrice } from './dishes.ts';
import type { Problem, Sale, SaleField } from './sale.ts';
import { stepsOf } from './steps.ts';
import type { SaleStep } from './sale-steps.ts';
import { SALE_STEPS } from './sale-steps.ts';

interface GuardContext {
  catalogue: SalePackages;
  /** Slots of the chosen jetty and date; null while they load, or at a jetty without slots. */
  slots: readonly Slot[] | null;
  /** What the day has left at a jetty without slots. */
  day?: Seats | null;
}

/**
 * Returns why a step cannot be entered: the first guard before it that fails (002 §4.3), or null.
 * The message is the one that the step itself would show. Skipped steps have no guard.
 */
export function problemBefore(sale: Sale, context: GuardContext, target: SaleStep): Problem | null {
  if (target === 'result') return sale.result === null ? (earlier(sale, context, target) ?? noResult()) : null;
  return earlier(sale, context, target);
}

const noResult = (): Problem => ({ step: 'checkout', field: 'method', message: saleText.selectPayment });

function earlier(sale: Sale, context: GuardContext, target: SaleStep): Problem | null {
  for (const { step, skipped } of stepsOf(sale, context.catalogue)) {
    if (SALE_STEPS.indexOf(step) >= SALE_STEPS.indexOf(target)) return null;
    const problem = skipped === null ? GUARDS[step](sale, context) : null;
    if (problem) return problem;
  }
  return null;
}

const GUARDS: Record<SaleStep, (sale: Sale, context: GuardContext) => Problem | null> = {
  package: packageProblem,
  jetty: jettyProblem,
  passengers: passengersProblem,
  addons: dishesProblem,
  info: infoProblem,
  checkout: () => null,
  result: () => null,
};

function packageProblem(sale: Sale, { catalogue }: GuardContext): Problem | null {
  if (packageOf(catalogue, sale) === null) return { step: 'package', field: 'package', message: saleText.noPackage };
  if (isOpenTicket(sale, catalogue)) return null;
  if (sale.date === null) return { step: 'package', field: 'date', message: saleText.selectDate };
  const blocked = blockedDay(sale, catalogue, sale.date);
  return blocked === null ? null : { step: 'package', field: 'date', message: blocked.message };
}

function jettyProblem(sale: Sale, { catalogue, slots }: GuardContext): Problem | null {
  const jetty = jettyOf(catalogue, sale);
  if (jetty === null) return { step: 'jetty', field: 'jetty', message: saleText.selectJetty };
  if (!canBoardAt(jetty, sale)) return { step: 'jetty', field: 'jetty', message: saleText.jettyClosed(jetty.name) };
  if (!jetty.gotSlots) return null;
  const gone = slots !== null && !slots.some((slot) => slotLabel(slot) === sale.slot && slot.state === 'available');
  const message = sale.platform === 'counter' ? saleText.selectSlot : saleText.selectASlot;
  return sale.slot === null || gone ? { step: 'jetty', field: 'slot', message } : null;
}

const GROUP_MESSAGES: Record<GroupRefusal, () => string> = {
  passenger_group_required: () => saleText.selectPassenger,
  passengers_required: () => saleText.providePassenger,
  state_required: () => saleText.selectState,
  country_required: () => saleText.selectCountry,
};

/** The field of the sale for each field that the group rule names. */
const GROUP_FIELDS: Record<string, SaleField> = {
  malaysian: 'group',
  non_malaysian: 'group',
  total_adult: 'counts',
  total_adult_foreigner: 'foreign-counts',
  country: 'country',
  state: 'state',
};

function passengersProblem(sale: Sale, { catalogue, slots, day = null }: GuardContext): Problem | null {
  const problem = (field: SaleField, message: string): Problem => ({ step: 'passengers', field, message });
  const group = checkGroup(sale);
  if (!group.ok) return problem(GROUP_FIELDS[group.field ?? ''] ?? 'counts', GROUP_MESSAGES[group.code]());
  const slot = slots?.find((item) => slotLabel(item) === sale.slot) ?? null;
  const { max } = passengerLimitOf(sale, catalogue, slot ?? day);
  return countPassengers(sale.counts) > max ? problem('counts', saleText.onlyLeft(max)) : null;
}

/** Dishes are optional with a boat ride, and required when they are all that is sold. */
function dishesProblem(sale: Sale, { catalogue }: GuardContext): Problem | null {
  const problem = (message: string): Problem => ({ step: 'addons', field: 'dishes', message });
  const dishes = dishesToPrice(catalogue, sale);
  if (sale.dining !== null && dishes.length === 0) return problem(saleText.selectDish);
  return checkFoods(dishes, passengersOf(sale)).ok ? null : problem(saleText.tooManyDishes);
}

function infoProblem(sale: Sale): Problem | null {
  const problem = buyerProblem(sale);
  if (problem === null) return null;
  // Wrong input comes before missing input further down.
  const errors = buyerErrors(sale.buyer);
  const first = (['name', 'company_name', 'email', 'contact'] as const).find(
    (field) => field === problem.field || errors[field] !== undefined,
  );
  const field = first ?? problem.field;
  return { step: 'info', field, message: errors[field] ?? problem.message };
}
