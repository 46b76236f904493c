import { checkGroup, countHeads, type GroupRefusal, slotLabel } from '@muara/contract/rules';
import type { SalePackages, Slot } from '@muara/contract/types';
import { posText } from '../pos.messages.ts';
import { type BuyerErrors, buyerErrors } from './buyer-rules.ts';
import { capOf, isExhibition, jettyOf, packageOf } from './catalogue.ts';
import { type Problem, type Sale, SALE_STEPS, type SaleField, type SaleStep } from './sale.ts';

export interface GuardContext {
  catalogue: SalePackages;
  /** Slots of the chosen jetty and date; null while they load or when the jetty has none. */
  slots: readonly Slot[] | null;
}

/**
 * Why a step cannot be entered: the first guard before it that does not pass (002 §4.3), or null.
 * The message is the one that the step itself would show.
 */
export function blockOf(sale: Sale, context: GuardContext, target: SaleStep): Problem | null {
  if (target === 'result') return sale.result === null ? (earlier(sale, context, target) ?? noResult) : null;
  return earlier(sale, context, target);
}

const noResult: Problem = { step: 'checkout', field: 'method', message: posText.selectPayment };

function earlier(sale: Sale, context: GuardContext, target: SaleStep): Problem | null {
  for (const step of SALE_STEPS.slice(0, SALE_STEPS.indexOf(target))) {
    const problem = GUARDS[step](sale, context);
    if (problem) return problem;
  }
  return null;
}

const GUARDS: Record<SaleStep, (sale: Sale, context: GuardContext) => Problem | null> = {
  package: packageProblem,
  jetty: jettyProblem,
  passengers: passengersProblem,
  info: infoProblem,
  checkout: () => null,
  result: () => null,
};

function packageProblem(sale: Sale, { catalogue }: GuardContext): Problem | null {
  if (packageOf(catalogue, sale) === null) return { step: 'package', field: 'package', message: posText.noPackage };
  if (isExhibition(catalogue)) return null;
  if (sale.date === null) return { step: 'package', field: 'date', message: posText.selectDate };
  const blocked = blockedDay(catalogue, sale.date);
  return blocked === null ? null : { step: 'package', field: 'date', message: blocked };
}

function jettyProblem(sale: Sale, { catalogue, slots }: GuardContext): Problem | null {
  if (isExhibition(catalogue)) return null;
  const jetty = jettyOf(catalogue, sale);
  if (jetty === null) return { step: 'jetty', field: 'jetty', message: posText.selectJetty };
  if (!jetty.gotSlots) return null;
  const gone = slots !== null && !slots.some((slot) => slotLabel(slot) === sale.slot && slot.state === 'available');
  return sale.slot === null || gone ? { step: 'jetty', field: 'slot', message: posText.selectSlot } : null;
}

const GROUP_MESSAGES: Record<GroupRefusal, string> = {
  passenger_group_required: posText.selectPassenger,
  passengers_required: posText.providePassenger,
  state_required: posText.selectState,
  country_required: posText.selectCountry,
};

/** The control of each field that the group rule names. */
const GROUP_FIELDS: Record<string, SaleField> = {
  malaysian: 'group',
  non_malaysian: 'group',
  total_adult: 'counts',
  total_adult_foreigner: 'foreign-counts',
  country: 'country',
  state: 'state',
};

function passengersProblem(sale: Sale, { catalogue, slots }: GuardContext): Problem | null {
  const problem = (field: SaleField, message: string): Problem => ({ step: 'passengers', field, message });
  const group = checkGroup(sale);
  if (!group.ok) return problem(GROUP_FIELDS[group.field ?? ''] ?? 'counts', GROUP_MESSAGES[group.code]);
  const slot = slots?.find((item) => slotLabel(item) === sale.slot) ?? null;
  const { max } = capOf(catalogue, slot);
  return countHeads(sale.counts) > max ? problem('counts', posText.onlyLeft(max)) : null;
}

function infoProblem(sale: Sale): Problem | null {
  const errors: BuyerErrors = buyerErrors(sale.buyer);
  for (const field of ['name', 'company_name', 'email', 'contact'] as const) {
    const message = errors[field];
    if (message) return { step: 'info', field, message };
  }
  return null;
}

/** Why a day is not for sale (002 §9), in words; null when it is. */
export function blockedDay(catalogue: SalePackages, day: string): string | null {
  if (day < catalogue.today) return posText.dayPast;
  const reason = catalogue.disable_reasons[day];
  // The lead time of VVIP packages does not bind the counter (002 §9).
  if (reason?.code === 'vvip_lead') return null;
  if (reason) return reason.text;
  return catalogue.disable_dates.includes(day) ? posText.dayBlocked : null;
}
