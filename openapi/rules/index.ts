/**
 * The business rules of Muara: pure functions in integer sen, with the current moment passed in.
 * Import them by name, or take them as one object (`Rules`) where a test replaces a rule.
 */
import * as list from '../generated/rules.ts';

export * from '../generated/rules.ts';
export { RANGE_MARK } from './dates/split-range.ts';
export { BOARDING_CATEGORIES } from './boarding/count-left.ts';
export { EMPTY_BALANCE } from './ledger/apply-posting.ts';
export { ACCOUNTS, LINE_KINDS, LINES } from './ledger/lines.ts';

/** All rules in one object, as the simulator takes them. */
export const rules = list;

/** The type of the rules: `{ ...rules, priceOrder: skewed }` is one too. */
export type Rules = typeof rules;

export type {
  BoardingCategory,
  BoardingVerdict,
  PassengersLeft,
  TicketToBoard,
  TripToBoard,
} from './boarding/shapes.ts';
export type { WantedPart } from './boarding/check-part.ts';
export type { TripSessionValues } from './boarding/check-trip-session.ts';
export type { ValidationToUndo } from './boarding/check-undo.ts';
export type { ScannedCode } from './boarding/read-scanned-code.ts';
export type { ScannerBanner } from './boarding/scanner-banners.ts';
export type { DateCode, DateToCheck } from './availability/check-date.ts';
export type { PackageToCheck } from './availability/check-package.ts';
export type { SlotCode, SlotToTake } from './availability/check-slot.ts';
export type { DatesToDisable, DisabledDates } from './availability/disable-dates.ts';
export type { PassengerLimits } from './availability/max-passengers.ts';
export type { DateContext, Holiday, JettyCapacity, SlotToCheck } from './availability/shapes.ts';
export type { DepartureToJudge } from './boarding/departure-state.ts';
export type { TripTime } from './boarding/trip-ends-at.ts';
export type { TripToJudge } from './boarding/trip-state.ts';
export type { EpochMs, LocalDate } from './dates/local-date.ts';
export type { FieldProblem } from './forms/field-problem.ts';
export type { ImageToCheck } from './forms/check-image.ts';
export type { PublicRefundValues } from './forms/check-refund.ts';
export type { RoleToCheck, SavedRole } from './forms/check-roles.ts';
export type { SettingsToCheck } from './forms/check-settings.ts';
export type { UserToCheck, UserValues } from './forms/check-user.ts';
export type { AgentToCheck, AgentValues } from './forms/check-agent.ts';
export type { BoatOperatorValues } from './forms/check-boat-operator.ts';
export type { CustomerValues } from './forms/check-customer.ts';
export type { FoodValues } from './forms/check-food.ts';
export type { HolidayValues } from './forms/check-holiday.ts';
export type { JettyToCheck, JettyValues } from './forms/check-jetty.ts';
export type { PackageValues } from './forms/check-package-form.ts';
export type { PageValues } from './forms/check-page.ts';
export type { PopupValues } from './forms/check-popup.ts';
export type { SeaTideToCheck } from './forms/check-sea-tide.ts';
export type { TourGuideValues } from './forms/check-tour-guide.ts';
export type {
  PackageClick,
  PackageKinds,
  PackageLocks,
  PackageOption,
  TierValues,
  TierWarning,
} from './packages/shapes.ts';
export type { Account, LineKind, Lines } from './ledger/lines.ts';
export type { Bill } from './ledger/list-sale-lines.ts';
export type { PricedPart } from './ledger/part-amounts.ts';
export type { RefundPlan } from './ledger/plan-refund.ts';
export type { VoidPlan } from './ledger/plan-void.ts';
export type { Balance, Posting, Receipt } from './ledger/shapes.ts';
export type { Sen } from './money/sen.ts';
export type { AgeBand, MinimumAges } from './passengers/age-bands.ts';
export type { CappedCount, CountToCap } from './passengers/cap-count.ts';
export type { GroupRefusal, GroupToCheck } from './passengers/check-group.ts';
export type { Counts } from './passengers/counts.ts';
export type { WireTotals } from './passengers/counts-from-wire.ts';
export type { PermissionRow, PermissionTable, RoleColumn } from './permissions/permission-table.ts';
export type {
  Actor,
  Audience,
  Permission,
  PolicyGroup,
  Ranked,
  RecordKind,
  Requirement,
} from './permissions/shapes.ts';
export type { DiscountRefusal, DiscountToCheck } from './pricing/check-discount.ts';
export type { WireFees } from './pricing/fee-from-wire.ts';
export type { CountedFreeTickets } from './pricing/free-tickets.ts';
export type { ShownPrice } from './pricing/is-shown-price.ts';
export type { WireDish } from './pricing/merge-dishes.ts';
export type { WireMinisigua } from './pricing/minisigua-from-wire.ts';
export type { WirePackage, WireTier } from './pricing/package-pricing-from-wire.ts';
export type { WirePrices } from './pricing/prices-from-wire.ts';
export type {
  CashierDiscount,
  CategoryPrices,
  CategoryTiers,
  FoodToPrice,
  FreeTickets,
  OrderToPrice,
  PackagePricing,
  PricedOrder,
  PriceLine,
  PriceSource,
  ProcessingFee,
  Tier,
  TraceStep,
} from './pricing/shapes.ts';
export type { CashToCheck } from './sales/check-cash.ts';
export type { DrawerMovements } from './sales/expected-cash.ts';
export type { Buyer, BuyerRefusal, BuyerToCheck } from './tickets/check-buyer.ts';
export type { SeatHolder } from './tickets/holds-capacity.ts';
export type { TicketDetailState, TicketState } from './tickets/shapes.ts';
export type { SubTicket, SubTicketState } from './tickets/sub-ticket-state.ts';
export type { TicketFlags } from './tickets/ticket-flags.ts';
export type { Refused, Verdict } from './verdict.ts';
export type { RefundValues } from './forms/check-refund-form.ts';
export type { DecisionValues } from './forms/check-notes.ts';
export type { EmailsValues } from './forms/check-emails.ts';
export type { BookingValues } from './forms/check-booking.ts';
export type { ActionVerdict, Asker, TicketToChange } from './tickets/actions/shapes.ts';
export type { MyTicketToChange } from './tickets/actions/check-my-ticket.ts';
export type { PrintableTicket } from './printing/check-print.ts';
export type { EarlierPrint } from './printing/is-reprint.ts';
export type { PrintRange, RangedPrint, TicketToPrint } from './printing/print-range.ts';
export type { SubTicketToSend } from './tickets/actions/check-sending.ts';
export type { BookingToChange } from './bookings/booking-actions.ts';
export type { BookingState } from './bookings/booking-words.ts';
export type { BookingGroup } from './bookings/couple-group.ts';
export type { BookedFood } from './bookings/clamp-booking.ts';
