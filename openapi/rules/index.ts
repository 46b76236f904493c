/**
 * The business rules of Muara: pure functions in integer sen, with the present moment passed in. Use them by name, or
 * take them as one object (`Rules`) where a test may want to put another rule in a rule's place.
 */
import { checkDate, findHoliday } from './availability/check-date.ts';
import { checkPackage } from './availability/check-package.ts';
import { checkDaySeats } from './availability/check-day-seats.ts';
import { checkSlot } from './availability/check-slot.ts';
import { disableDates } from './availability/disable-dates.ts';
import { freeHeadsThatFit } from './availability/free-heads-that-fit.ts';
import { isLateTonight } from './availability/is-late-tonight.ts';
import { isSeatLimited } from './availability/is-seat-limited.ts';
import { isSeatideSlot } from './availability/is-seatide-slot.ts';
import { maxPassengers } from './availability/max-passengers.ts';
import { parseSlot } from './availability/parse-slot.ts';
import { slotLabel } from './availability/slot-label.ts';
import { slotState } from './availability/slot-state.ts';
import { checkPrint } from './printing/check-print.ts';
import { isReprint } from './printing/is-reprint.ts';
import { checkPrintRange, printPageSize, printRangeMax, resolvePrintRange } from './printing/print-range.ts';
import { readWristbandCode, wristbandCode } from './printing/wristband-code.ts';
import { readReceiptNumber } from './tickets/read-receipt-number.ts';
import { addDays } from './dates/add-days.ts';
import { daysBetween } from './dates/days-between.ts';
import { formatInstant } from './dates/format-instant.ts';
import { isLocalDate } from './dates/is-local-date.ts';
import { parseInstant } from './dates/parse-instant.ts';
import { toEpoch } from './dates/to-epoch.ts';
import { toLocalDate } from './dates/to-local-date.ts';
import { toLocalMinutes } from './dates/to-local-minutes.ts';
import { checkBooking } from './forms/check-booking.ts';
import { checkBookingDecisionForm, checkCancelNote } from './forms/check-notes.ts';
import { checkEmails, checkPaymentInput, checkSendTickets } from './forms/check-emails.ts';
import { checkRefundForm } from './forms/check-refund-form.ts';
import { checkSurplusPaidBack } from './forms/check-surplus.ts';
import {
  canDiscountBooking,
  checkBookingCancel,
  checkBookingDecision,
  checkBookingDelete,
  checkBookingEdit,
  checkBookingMail,
  checkBookingPayment,
} from './bookings/booking-actions.ts';
import { bookingPaymentState, bookingRibbon, meetsBookingFilter, paymentEntryState } from './bookings/booking-words.ts';
import { chooseAgent, chooseGroupType, chooseTourGuide } from './bookings/couple-group.ts';
import { clampBookedFoods, clampBookingCounts } from './bookings/clamp-booking.ts';
import { checkDepartureEdit, checkExpiryEdit } from './tickets/actions/check-dates.ts';
import { checkMarkSold, checkResendMine, checkSendToUser, checkVoidMine } from './tickets/actions/check-my-ticket.ts';
import { checkForcePaid, checkMarkAsPaid, checkPaymentCheck } from './tickets/actions/check-paid.ts';
import { checkRefund, checkRefundApproval, checkRefundRejection } from './tickets/actions/check-refund.ts';
import {
  checkMinisigua,
  checkReceipt,
  checkReceiptResend,
  checkSubMinisigua,
} from './tickets/actions/check-sending.ts';
import {
  checkSubVoid,
  checkSubVoidApproval,
  checkSubVoidRejection,
  checkVoid,
  checkVoidApproval,
  checkVoidRejection,
} from './tickets/actions/check-void.ts';
import { checkAppVersions } from './forms/check-app-versions.ts';
import { checkEmail } from './forms/check-email.ts';
import { checkImage } from './forms/check-image.ts';
import { checkLogin } from './forms/check-login.ts';
import { checkNewPassword } from './forms/check-new-password.ts';
import { checkReport } from './forms/check-report.ts';
import { checkPublicRefund } from './forms/check-refund.ts';
import { checkRoles } from './forms/check-roles.ts';
import { checkSettings } from './forms/check-settings.ts';
import { checkUser } from './forms/check-user.ts';
import { tierWarnings } from './packages/tier-warnings.ts';
import { couplePackage } from './packages/couple-package.ts';
import { packageLocks } from './packages/package-locks.ts';
import { settlePlatforms } from './packages/settle-platforms.ts';
import { checkTourGuide } from './forms/check-tour-guide.ts';
import { checkSeaTide } from './forms/check-sea-tide.ts';
import { isWebAddress } from './forms/check-popup.ts';
import { checkPopup } from './forms/check-popup.ts';
import { checkPage } from './forms/check-page.ts';
import { checkPackageForm } from './forms/check-package-form.ts';
import { checkJetty } from './forms/check-jetty.ts';
import { checkHoliday } from './forms/check-holiday.ts';
import { checkFood } from './forms/check-food.ts';
import { checkDocument } from './forms/check-document.ts';
import { checkCustomer } from './forms/check-customer.ts';
import { checkBoatOperator } from './forms/check-boat-operator.ts';
import { checkAgent } from './forms/check-agent.ts';
import { RANGE_MARK, splitRange } from './dates/split-range.ts';
import { applyPosting, EMPTY_BALANCE } from './ledger/apply-posting.ts';
import { balanceOf } from './ledger/balance-of.ts';
import { ACCOUNTS, LINE_KINDS, LINES } from './ledger/lines.ts';
import { listSaleLines } from './ledger/list-sale-lines.ts';
import { partAmounts } from './ledger/part-amounts.ts';
import { planRefund } from './ledger/plan-refund.ts';
import { planVoid } from './ledger/plan-void.ts';
import { refundableOf } from './ledger/refundable-of.ts';
import { spreadAmount } from './ledger/spread-amount.ts';
import { sumAccounts } from './ledger/sum-accounts.ts';
import { sumLines } from './ledger/sum-lines.ts';
import { withoutZeros } from './ledger/without-zeros.ts';
import { formatRinggit } from './money/format-ringgit.ts';
import { parseRinggit } from './money/parse-ringgit.ts';
import { percentOf } from './money/percent-of.ts';
import { quickCash } from './money/quick-cash.ts';
import { roundHalfUp } from './money/round-half-up.ts';
import { toRinggit } from './money/to-ringgit.ts';
import { toSen } from './money/to-sen.ts';
import { ageBands } from './passengers/age-bands.ts';
import { capCount } from './passengers/cap-count.ts';
import { checkGroup } from './passengers/check-group.ts';
import { checkPartySize } from './passengers/check-party-size.ts';
import { countHeads } from './passengers/count-heads.ts';
import { countsFromWire } from './passengers/counts-from-wire.ts';
import { countsToWire } from './passengers/counts-to-wire.ts';
import { canEditUser } from './permissions/can-edit-user.ts';
import { canGiveRole } from './permissions/can-give-role.ts';
import { canManageAccount } from './permissions/can-manage-account.ts';
import { checkPolicies } from './permissions/check-policies.ts';
import { hasPermission } from './permissions/has-permission.ts';
import { holdsAllPolicies } from './permissions/holds-all-policies.ts';
import { isAllowed } from './permissions/is-allowed.ts';
import { isInternal } from './permissions/is-internal.ts';
import { isSuperUser } from './permissions/is-super-user.ts';
import { listPolicyChanges } from './permissions/list-policy-changes.ts';
import { mergePolicies } from './permissions/merge-policies.ts';
import { permissionTable } from './permissions/permission-table.ts';
import { permissionTableCsv } from './permissions/permission-table-csv.ts';
import { rankOf } from './permissions/rank-of.ts';
import { togglePolicy } from './permissions/toggle-policy.ts';
import { cashierDiscount } from './pricing/cashier-discount.ts';
import { checkDiscount } from './pricing/check-discount.ts';
import { checkFoods } from './pricing/check-foods.ts';
import { feeFromWire } from './pricing/fee-from-wire.ts';
import { findTier } from './pricing/find-tier.ts';
import { freeTickets } from './pricing/free-tickets.ts';
import { hasAgentPrice } from './pricing/has-agent-price.ts';
import { isShownPrice } from './pricing/is-shown-price.ts';
import { mergeDishes } from './pricing/merge-dishes.ts';
import { minisiguaFromWire } from './pricing/minisigua-from-wire.ts';
import { packagePricingFromWire } from './pricing/package-pricing-from-wire.ts';
import { priceLines } from './pricing/price-lines.ts';
import { priceOrder } from './pricing/price-order.ts';
import { pricesFromWire } from './pricing/prices-from-wire.ts';
import { processingFee } from './pricing/processing-fee.ts';
import { shownPriceToWire } from './pricing/shown-price-to-wire.ts';
import { tierDiscount } from './pricing/tier-discount.ts';
import { changeDue } from './sales/change-due.ts';
import { checkCash } from './sales/check-cash.ts';
import { amountToPay } from './sales/amount-to-pay.ts';
import { cashDifference, expectedCash } from './sales/expected-cash.ts';
import { hasBuyerCharacters } from './tickets/buyer-characters.ts';
import { checkBuyer } from './tickets/check-buyer.ts';
import { canPayOnline } from './tickets/can-pay-online.ts';
import { holdEndsAt, holdsCapacity } from './tickets/holds-capacity.ts';
import { paymentPendingUntil } from './tickets/payment-pending-until.ts';
import { isFoc } from './tickets/is-foc.ts';
import { countedSubTicketState, subTicketState } from './tickets/sub-ticket-state.ts';
import { ticketFlags } from './tickets/ticket-flags.ts';
import { platformFilterLabel, platformWord } from './tickets/platform-word.ts';
import { ticketRibbon } from './tickets/ticket-ribbon.ts';

/** Every rule in one object, which is how the simulator takes them. */
export const rules = {
  checkDate,
  findHoliday,
  checkPackage,
  checkDaySeats,
  checkSlot,
  disableDates,
  freeHeadsThatFit,
  isLateTonight,
  isSeatLimited,
  isSeatideSlot,
  maxPassengers,
  parseSlot,
  slotLabel,
  slotState,
  addDays,
  daysBetween,
  formatInstant,
  isLocalDate,
  parseInstant,
  toEpoch,
  toLocalDate,
  toLocalMinutes,
  checkAppVersions,
  checkEmail,
  checkImage,
  checkLogin,
  checkNewPassword,
  checkReport,
  checkPublicRefund,
  checkRoles,
  checkSettings,
  checkUser,
  tierWarnings,
  couplePackage,
  packageLocks,
  settlePlatforms,
  checkTourGuide,
  checkSeaTide,
  isWebAddress,
  checkPopup,
  checkPage,
  checkPackageForm,
  checkJetty,
  checkHoliday,
  checkFood,
  checkDocument,
  checkCustomer,
  checkBoatOperator,
  checkAgent,
  splitRange,
  formatRinggit,
  parseRinggit,
  percentOf,
  quickCash,
  roundHalfUp,
  toRinggit,
  toSen,
  ageBands,
  capCount,
  checkGroup,
  checkPartySize,
  countHeads,
  countsFromWire,
  countsToWire,
  canEditUser,
  canGiveRole,
  canManageAccount,
  checkPolicies,
  hasPermission,
  holdsAllPolicies,
  isAllowed,
  isInternal,
  isSuperUser,
  listPolicyChanges,
  mergePolicies,
  permissionTable,
  permissionTableCsv,
  rankOf,
  togglePolicy,
  cashierDiscount,
  checkDiscount,
  checkFoods,
  feeFromWire,
  findTier,
  freeTickets,
  hasAgentPrice,
  isShownPrice,
  mergeDishes,
  minisiguaFromWire,
  packagePricingFromWire,
  priceLines,
  priceOrder,
  pricesFromWire,
  processingFee,
  shownPriceToWire,
  tierDiscount,
  changeDue,
  checkCash,
  cashDifference,
  amountToPay,
  expectedCash,
  hasBuyerCharacters,
  checkBuyer,
  canPayOnline,
  holdEndsAt,
  paymentPendingUntil,
  holdsCapacity,
  isFoc,
  countedSubTicketState,
  subTicketState,
  ticketFlags,
  platformFilterLabel,
  platformWord,
  ticketRibbon,
  canDiscountBooking,
  checkBookingCancel,
  checkBookingDecision,
  checkBookingDelete,
  checkBookingEdit,
  checkBookingMail,
  checkBookingPayment,
  bookingPaymentState,
  bookingRibbon,
  meetsBookingFilter,
  paymentEntryState,
  chooseAgent,
  chooseGroupType,
  chooseTourGuide,
  clampBookedFoods,
  clampBookingCounts,
  checkDepartureEdit,
  checkExpiryEdit,
  checkMarkSold,
  checkResendMine,
  checkSendToUser,
  checkVoidMine,
  checkForcePaid,
  checkMarkAsPaid,
  checkPaymentCheck,
  checkRefund,
  checkRefundApproval,
  checkRefundRejection,
  checkMinisigua,
  checkPrint,
  checkPrintRange,
  isReprint,
  printPageSize,
  printRangeMax,
  readWristbandCode,
  readReceiptNumber,
  resolvePrintRange,
  wristbandCode,
  checkReceipt,
  checkReceiptResend,
  checkSubMinisigua,
  checkSubVoid,
  checkSubVoidApproval,
  checkSubVoidRejection,
  checkVoid,
  checkVoidApproval,
  checkVoidRejection,
  checkBooking,
  checkBookingDecisionForm,
  checkCancelNote,
  checkEmails,
  checkPaymentInput,
  checkSendTickets,
  checkRefundForm,
  checkSurplusPaidBack,
  applyPosting,
  balanceOf,
  listSaleLines,
  partAmounts,
  planRefund,
  planVoid,
  refundableOf,
  spreadAmount,
  sumAccounts,
  sumLines,
  withoutZeros,
};

/** The rules as a type: `{ ...rules, priceOrder: skewed }` is one too. */
export type Rules = typeof rules;

export {
  checkDate,
  findHoliday,
  checkPackage,
  checkDaySeats,
  checkSlot,
  disableDates,
  freeHeadsThatFit,
  isLateTonight,
  isSeatLimited,
  isSeatideSlot,
  maxPassengers,
  parseSlot,
  slotLabel,
  slotState,
  addDays,
  daysBetween,
  formatInstant,
  isLocalDate,
  parseInstant,
  toEpoch,
  toLocalDate,
  toLocalMinutes,
  checkAppVersions,
  checkEmail,
  checkImage,
  checkLogin,
  checkNewPassword,
  checkReport,
  checkPublicRefund,
  checkRoles,
  checkSettings,
  checkUser,
  tierWarnings,
  couplePackage,
  packageLocks,
  settlePlatforms,
  checkTourGuide,
  checkSeaTide,
  isWebAddress,
  checkPopup,
  checkPage,
  checkPackageForm,
  checkJetty,
  checkHoliday,
  checkFood,
  checkDocument,
  checkCustomer,
  checkBoatOperator,
  checkAgent,
  RANGE_MARK,
  splitRange,
  formatRinggit,
  parseRinggit,
  percentOf,
  quickCash,
  roundHalfUp,
  toRinggit,
  toSen,
  ageBands,
  capCount,
  checkGroup,
  checkPartySize,
  countHeads,
  countsFromWire,
  countsToWire,
  canEditUser,
  canGiveRole,
  canManageAccount,
  checkPolicies,
  hasPermission,
  holdsAllPolicies,
  isAllowed,
  isInternal,
  isSuperUser,
  listPolicyChanges,
  mergePolicies,
  permissionTable,
  permissionTableCsv,
  rankOf,
  togglePolicy,
  cashierDiscount,
  checkDiscount,
  checkFoods,
  feeFromWire,
  findTier,
  freeTickets,
  hasAgentPrice,
  isShownPrice,
  mergeDishes,
  minisiguaFromWire,
  packagePricingFromWire,
  priceLines,
  priceOrder,
  pricesFromWire,
  processingFee,
  shownPriceToWire,
  tierDiscount,
  changeDue,
  checkCash,
  cashDifference,
  amountToPay,
  expectedCash,
  hasBuyerCharacters,
  checkBuyer,
  canPayOnline,
  holdEndsAt,
  paymentPendingUntil,
  holdsCapacity,
  isFoc,
  countedSubTicketState,
  subTicketState,
  ticketFlags,
  platformFilterLabel,
  platformWord,
  ticketRibbon,
  canDiscountBooking,
  checkBookingCancel,
  checkBookingDecision,
  checkBookingDelete,
  checkBookingEdit,
  checkBookingMail,
  checkBookingPayment,
  bookingPaymentState,
  bookingRibbon,
  meetsBookingFilter,
  paymentEntryState,
  chooseAgent,
  chooseGroupType,
  chooseTourGuide,
  clampBookedFoods,
  clampBookingCounts,
  checkDepartureEdit,
  checkExpiryEdit,
  checkMarkSold,
  checkResendMine,
  checkSendToUser,
  checkVoidMine,
  checkForcePaid,
  checkMarkAsPaid,
  checkPaymentCheck,
  checkRefund,
  checkRefundApproval,
  checkRefundRejection,
  checkMinisigua,
  checkPrint,
  checkPrintRange,
  isReprint,
  printPageSize,
  printRangeMax,
  readWristbandCode,
  readReceiptNumber,
  resolvePrintRange,
  wristbandCode,
  checkReceipt,
  checkReceiptResend,
  checkSubMinisigua,
  checkSubVoid,
  checkSubVoidApproval,
  checkSubVoidRejection,
  checkVoid,
  checkVoidApproval,
  checkVoidRejection,
  checkBooking,
  checkBookingDecisionForm,
  checkCancelNote,
  checkEmails,
  checkPaymentInput,
  checkSendTickets,
  checkRefundForm,
  checkSurplusPaidBack,
  applyPosting,
  balanceOf,
  listSaleLines,
  partAmounts,
  planRefund,
  planVoid,
  refundableOf,
  spreadAmount,
  sumAccounts,
  sumLines,
  withoutZeros,
  ACCOUNTS,
  EMPTY_BALANCE,
  LINE_KINDS,
  LINES,
};

export type { DateCode, DateToCheck } from './availability/check-date.ts';
export type { PackageToCheck } from './availability/check-package.ts';
export type { SlotCode, SlotToTake } from './availability/check-slot.ts';
export type { DatesToDisable, DisabledDates } from './availability/disable-dates.ts';
export type { PartyLimits } from './availability/max-passengers.ts';
export type { DateContext, Holiday, JettyCapacity, SlotToCheck } from './availability/shapes.ts';
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
