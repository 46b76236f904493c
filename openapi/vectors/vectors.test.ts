import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRICED_CATEGORIES } from '../generated/constants.ts';
import { ERRORS } from '../generated/errors.ts';
import {
  type CategoryPrices,
  type CategoryTiers,
  type OrderToPrice,
  type Rules,
  rules,
  type Tier,
} from '../rules/index.ts';

interface Vector {
  rule: string;
  name: string;
  clause: string;
  input: never;
  expected: unknown;
}

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const vectorsOf = (file: string): Vector[] => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Vector[];

type Run = (input: never) => unknown;
type Input<Rule extends keyof Rules, Position extends number = 0> = Parameters<Rules[Rule]>[Position];

/** Vectors name their arguments; the rules of this package take some of them by position. */
const run: Record<string, Run> = {
  ...(rules as unknown as Record<string, Run>),
  priceOrder: (input: SparseOrder) => rules.priceOrder(fill(input)),
  percentOf: (input: { amount: number; percent: number }) => rules.percentOf(input.amount, input.percent),
  roundHalfUp: (input: { numerator: number; denominator: number }) =>
    rules.roundHalfUp(input.numerator, input.denominator),
  formatRinggit: (input: { sen: number }) => rules.formatRinggit(input.sen),
  parseRinggit: (input: { text: string }) => rules.parseRinggit(input.text),
  quickCash: (input: { total: number }) => rules.quickCash(input.total),
  checkFoods: (input: { foods: Input<'checkFoods'>; counts: Input<'checkFoods', 1> }) =>
    rules.checkFoods(input.foods, input.counts),
  countPassengers: (input: { counts: Input<'countPassengers'>; free: number }) =>
    rules.countPassengers(input.counts, input.free),
  checkPassengerCount: (input: { passengers: number; max: number }) =>
    rules.checkPassengerCount(input.passengers, input.max),
  togglePolicy: (input: { group: Input<'togglePolicy'>; action: string; active: boolean }) =>
    rules.togglePolicy(input.group, input.action, input.active),
  hasPermission: (input: { session: Input<'hasPermission'>; area: string; action: string }) =>
    rules.hasPermission(input.session, input.area, input.action),
  isAllowed: (input: { session: Input<'isAllowed'>; requirement: Input<'isAllowed', 1> }) =>
    rules.isAllowed(input.session, input.requirement),
  canEditUser: (input: { actor: Input<'canEditUser'>; target: Input<'canEditUser', 1> }) =>
    rules.canEditUser(input.actor, input.target),
  canGiveRole: (input: { actor: Input<'canGiveRole'>; role: string }) => rules.canGiveRole(input.actor, input.role),
  canManageAccount: (input: { actor: Input<'canManageAccount'>; target: Input<'canManageAccount', 1> }) =>
    rules.canManageAccount(input.actor, input.target),
  checkRoles: (input: { roles: Input<'checkRoles'>; saved: Input<'checkRoles', 1> }) =>
    rules.checkRoles(input.roles, input.saved),
  ticketFlags: (input: { ticket: Input<'ticketFlags'>; now: number }) => rules.ticketFlags(input.ticket, input.now),
  holdsCapacity: (input: { record: Input<'holdsCapacity'>; now: number }) =>
    rules.holdsCapacity(input.record, input.now),
  hasBuyerCharacters: (input: { text: string }) => rules.hasBuyerCharacters(input.text),
  parseSlot: (input: { label: string }) => rules.parseSlot(input.label),
  toLocalDate: (input: { now: number }) => rules.toLocalDate(input.now),
  couplePackage: (input: { kinds: Input<'couplePackage'>; click: Input<'couplePackage', 1> }) =>
    rules.couplePackage(input.kinds, input.click),
  settlePlatforms: (input: { platforms: Input<'settlePlatforms'> }) => rules.settlePlatforms(input.platforms),
  tierWarnings: (input: { tiers: Input<'tierWarnings'> }) => rules.tierWarnings(input.tiers),
  addDays: (input: { date: string; days: number }) => rules.addDays(input.date, input.days),
  printRangeMax: (input: { ticket: Input<'printRangeMax'>; type: Input<'printRangeMax', 1> }) =>
    rules.printRangeMax(input.ticket, input.type),
  checkPrintRange: (input: { from: number; to: number; max: number }) =>
    rules.checkPrintRange(input.from, input.to, input.max),
  resolvePrintRange: (input: { from?: number; to?: number; max: number }) =>
    rules.resolvePrintRange(input.from, input.to, input.max),
  printPageSize: (input: { total: number }) => rules.printPageSize(input.total),
  isReprint: (input: { history: Input<'isReprint'>; type: Input<'isReprint', 1>; range?: Input<'isReprint', 2> }) =>
    rules.isReprint(input.history, input.type, input.range),
  checkPrint: (input: { ticket: Input<'checkPrint'>; type: Input<'checkPrint', 1> }) =>
    rules.checkPrint(input.ticket, input.type),
  wristbandCode: (input: { code: string; number: number; mark: string }) =>
    rules.wristbandCode(input.code, input.number, input.mark),
  checkBoarding: (input: { ticket: Input<'checkBoarding'>; trip: Input<'checkBoarding', 1>; now: number }) =>
    rules.checkBoarding(input.ticket, input.trip, input.now),
  checkPart: (input: { wanted: Input<'checkPart'>; left: Input<'checkPart', 1> }) =>
    rules.checkPart(input.wanted, input.left),
  countLeft: (input: { ticket: Input<'countLeft'>; boarded: Input<'countLeft', 1> }) =>
    rules.countLeft(input.ticket, input.boarded),
  readScannedCode: (input: { text: string }) => rules.readScannedCode(input.text),
  tripTimes: (input: { slots: Input<'tripTimes'> }) => rules.tripTimes(input.slots),
  checkTripStart: (input: { validated: number; named: number }) => rules.checkTripStart(input.validated, input.named),
  checkUndo: (input: { validation: Input<'checkUndo'>; now: number }) => rules.checkUndo(input.validation, input.now),
  readWristbandCode: (input: { text: string }) => rules.readWristbandCode(input.text),
};

/** An order that can leave out anything that costs nothing. */
type SparseOrder = Partial<Omit<OrderToPrice, 'package' | 'foods'>> & {
  package?: {
    charter?: boolean;
    prices?: Partial<CategoryPrices>;
    charterPrices?: NonNullable<OrderToPrice['package']>['charterPrices'];
    tiers?: { agent?: Partial<CategoryTiers>; tourguide?: Partial<CategoryTiers> };
    freeTickets?: NonNullable<OrderToPrice['package']>['freeTickets'];
    minisigua?: boolean;
  } | null;
  foods?: { name: string; prices: Partial<CategoryPrices>; quantities: Partial<CategoryPrices> }[];
};

function fill({ package: pricing, foods = [], ...order }: SparseOrder): OrderToPrice {
  return {
    mode: 'sale',
    source: 'none',
    counts: {},
    minisigua: null,
    cashierDiscount: null,
    enableDiscount: false,
    fee: null,
    ...order,
    package: pricing
      ? {
          charter: false,
          charterPrices: { normal: 0, agent: 0, tourguide: 0 },
          freeTickets: [],
          minisigua: false,
          ...pricing,
          prices: perCategory(pricing.prices, 0),
          tiers: {
            agent: perCategory<readonly Tier[]>(pricing.tiers?.agent, []),
            tourguide: perCategory<readonly Tier[]>(pricing.tiers?.tourguide, []),
          },
        }
      : null,
    foods: foods.map((food) => ({ ...food, prices: perCategory(food.prices, 0) })),
  };
}

function perCategory<Value>(given: Partial<Record<string, Value>> | undefined, missing: Value) {
  return Object.fromEntries(PRICED_CATEGORIES.map((category) => [category, given?.[category] ?? missing])) as Record<
    (typeof PRICED_CATEGORIES)[number],
    Value
  >;
}

describe.each(files)('%s', (file) => {
  it.each(vectorsOf(file).map((vector) => [vector.rule, vector.name, vector] as const))(
    '%s: %s',
    (rule, _name, { input, expected }) => {
      expect({ result: run[rule]?.(input) }).toMatchObject({ result: expected });
    },
  );

  it('names every vector of a rule once, with a clause and a rule that exists', () => {
    const vectors = vectorsOf(file);
    const names = vectors.map(({ rule, name }) => `${rule}: ${name}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { rule, clause } of vectors) {
      expect(Object.keys(rules)).toContain(rule);
      expect(clause).toMatch(/^00[0-2] §\d/);
    }
  });

  it('refuses with codes of the error catalogue, and fills the braces of their messages', () => {
    for (const { expected } of vectorsOf(file)) {
      if (!isRefusal(expected)) continue;
      expect(Object.keys(ERRORS)).toContain(expected.code);
      const { message } = ERRORS[expected.code as keyof typeof ERRORS];
      const braces = [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(expected.params ?? {})).toEqual(braces);
    }
  });
});

function isRefusal(expected: unknown): expected is { code: string; params?: Record<string, string> } {
  return typeof expected === 'object' && expected !== null && 'code' in expected && 'ok' in expected;
}
