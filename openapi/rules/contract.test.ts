import { describe, expectTypeOf, it } from 'vitest';
import type { ErrorCode } from '../generated/errors.ts';
import type { OPERATIONS } from '../generated/operations.ts';
import type {
  Food,
  GenerateRequest,
  Jetty,
  Package,
  SalePackages,
  SessionUser,
  Slot,
  Ticket,
} from '../generated/types.ts';
import type {
  Actor,
  JettyCapacity,
  MinimumAges,
  PackageToCheck,
  Requirement,
  Rules,
  SeatHolder,
  SlotToCheck,
  TicketDetailState,
  WireFees,
  WireMinisigua,
  WirePackage,
  WirePrices,
  WireTotals,
} from './index.ts';

type Codes<Rule> = Rule extends (...input: never[]) => infer Answer ? Extract<Answer, { ok: false }> : never;
type CodeOf<Refusal> = Refusal extends { code: infer Code } ? Code : never;

/** Checked by the type check: what the rules take and give is what the contract carries. */
describe('the rules', () => {
  it('refuse with codes of the error catalogue only', () => {
    expectTypeOf<CodeOf<{ [Name in keyof Rules]: Codes<Rules[Name]> }[keyof Rules]>>().toExtend<ErrorCode>();
  });

  it('take the records of the contract as they are', () => {
    expectTypeOf<Package>().toExtend<WirePackage>();
    expectTypeOf<Package>().toExtend<PackageToCheck['package']>();
    expectTypeOf<Food>().toExtend<WirePrices>();
    expectTypeOf<SalePackages['minisigua']>().toExtend<WireMinisigua>();
    expectTypeOf<SalePackages['processing_fee']>().toExtend<WireFees>();
    expectTypeOf<SalePackages>().toExtend<MinimumAges>();
    expectTypeOf<GenerateRequest>().toExtend<WireTotals>();
    expectTypeOf<Ticket>().toExtend<WireTotals & TicketDetailState & SeatHolder>();
    expectTypeOf<SessionUser>().toExtend<Actor>();
    expectTypeOf<Jetty>().toExtend<JettyCapacity>();
    expectTypeOf<Slot>().toExtend<SlotToCheck>();
    expectTypeOf<(typeof OPERATIONS)[keyof typeof OPERATIONS]>().toExtend<Requirement>();
  });
});
