/** Every rule of the contract: the package exports each by name, and all of them as `rules`. */
export { checkDate, findHoliday } from './availability/check-date.ts';
export { checkDaySeats } from './availability/check-day-seats.ts';
export { checkPackage } from './availability/check-package.ts';
export { checkSlot } from './availability/check-slot.ts';
export { disableDates } from './availability/disable-dates.ts';
export { freeHeadsThatFit } from './availability/free-heads-that-fit.ts';
export { isLateTonight } from './availability/is-late-tonight.ts';
export { isSeatLimited } from './availability/is-seat-limited.ts';
export { isSeatideSlot } from './availability/is-seatide-slot.ts';
export { maxPassengers } from './availability/max-passengers.ts';
export { parseSlot } from './availability/parse-slot.ts';
export { slotLabel } from './availability/slot-label.ts';
export { slotState } from './availability/slot-state.ts';
export { departureState } from './boarding/departure-state.ts';
export { tripEndsAt } from './boarding/trip-ends-at.ts';
export { tripState } from './boarding/trip-state.ts';
export { checkBoarding } from './boarding/check-boarding.ts';
export { checkPart } from './boarding/check-part.ts';
export { checkTripSession } from './boarding/check-trip-session.ts';
export { checkTripStart } from './boarding/check-trip-start.ts';
export { checkUndo, undoUntil } from './boarding/check-undo.ts';
export { countLeft } from './boarding/count-left.ts';
export { readScannedCode } from './boarding/read-scanned-code.ts';
export { scannerBanners } from './boarding/scanner-banners.ts';
export { tripTimes } from './boarding/trip-times.ts';
export {
  canDiscountBooking,
  checkBookingCancel,
  checkBookingDecision,
  checkBookingDelete,
  checkBookingEdit,
  checkBookingMail,
  checkBookingPayment,
} from './bookings/booking-actions.ts';
export { bookingPaymentState, bookingRibbon, meetsBookingFilter, paymentEntryState } from './bookings/booking-words.ts';
export { clampBookedFoods, clampBookingCounts } from './bookings/clamp-booking.ts';
export { chooseAgent, chooseGroupType, chooseTourGuide } from './bookings/couple-group.ts';
export { addDays } from './dates/add-days.ts';
export { daysBetween } from './dates/days-between.ts';
export { formatInstant } from './dates/format-instant.ts';
export { isLocalDate } from './dates/is-local-date.ts';
export { parseInstant } from './dates/parse-instant.ts';
export { splitRange } from './dates/split-range.ts';
export { toEpoch } from './dates/to-epoch.ts';
export { toLocalDate } from './dates/to-local-date.ts';
export { toLocalMinutes } from './dates/to-local-minutes.ts';
export { checkAgent } from './forms/check-agent.ts';
export { checkAppVersions } from './forms/check-app-versions.ts';
export { checkBoatOperator } from './forms/check-boat-operator.ts';
export { checkBooking } from './forms/check-booking.ts';
export { checkCustomer } from './forms/check-customer.ts';
export { checkDocument } from './forms/check-document.ts';
export { checkEmail } from './forms/check-email.ts';
export { checkEmails, checkPaymentInput, checkSendTickets } from './forms/check-emails.ts';
export { checkFood } from './forms/check-food.ts';
export { checkHoliday } from './forms/check-holiday.ts';
export { checkImage } from './forms/check-image.ts';
export { checkJetty } from './forms/check-jetty.ts';
export { checkLogin } from './forms/check-login.ts';
export { checkNewPassword } from './forms/check-new-password.ts';
export { checkBookingDecisionForm, checkCancelNote } from './forms/check-notes.ts';
export { checkPackageForm } from './forms/check-package-form.ts';
export { checkPage } from './forms/check-page.ts';
export { isWebAddress } from './forms/check-popup.ts';
export { checkPopup } from './forms/check-popup.ts';
export { checkRefundForm } from './forms/check-refund-form.ts';
export { checkPublicRefund } from './forms/check-refund.ts';
export { checkReport } from './forms/check-report.ts';
export { checkRoles } from './forms/check-roles.ts';
export { checkSeaTide } from './forms/check-sea-tide.ts';
export { checkSettings } from './forms/check-settings.ts';
export { checkSurplusPaidBack } from './forms/check-surplus.ts';
export { checkTourGuide } from './forms/check-tour-guide.ts';
export { checkUser } from './forms/check-user.ts';
export { applyPosting } from './ledger/apply-posting.ts';
export { balanceOf } from './ledger/balance-of.ts';
export { listSaleLines } from './ledger/list-sale-lines.ts';
export { partAmounts } from './ledger/part-amounts.ts';
export { planRefund } from './ledger/plan-refund.ts';
export { planVoid } from './ledger/plan-void.ts';
export { refundableOf } from './ledger/refundable-of.ts';
export { spreadAmount } from './ledger/spread-amount.ts';
export { sumAccounts } from './ledger/sum-accounts.ts';
export { sumLines } from './ledger/sum-lines.ts';
export { withoutZeros } from './ledger/without-zeros.ts';
export { formatMoney } from './money/format-money.ts';
export { formatRinggit } from './money/format-ringgit.ts';
export { parseRinggit } from './money/parse-ringgit.ts';
export { percentOf } from './money/percent-of.ts';
export { quickCash } from './money/quick-cash.ts';
export { roundHalfUp } from './money/round-half-up.ts';
export { toRinggit } from './money/to-ringgit.ts';
export { toSen } from './money/to-sen.ts';
export { couplePackage } from './packages/couple-package.ts';
export { packageLocks } from './packages/package-locks.ts';
export { settlePlatforms } from './packages/settle-platforms.ts';
export { tierWarnings } from './packages/tier-warnings.ts';
export { ageBands } from './passengers/age-bands.ts';
export { capCount } from './passengers/cap-count.ts';
export { checkGroup } from './passengers/check-group.ts';
export { checkPartySize } from './passengers/check-party-size.ts';
export { countHeads } from './passengers/count-heads.ts';
export { countsFromWire } from './passengers/counts-from-wire.ts';
export { countsToWire } from './passengers/counts-to-wire.ts';
export { canEditUser } from './permissions/can-edit-user.ts';
export { canGiveRole } from './permissions/can-give-role.ts';
export { canManageAccount } from './permissions/can-manage-account.ts';
export { checkPolicies } from './permissions/check-policies.ts';
export { hasPermission } from './permissions/has-permission.ts';
export { holdsAllPolicies } from './permissions/holds-all-policies.ts';
export { isAllowed } from './permissions/is-allowed.ts';
export { isInternal } from './permissions/is-internal.ts';
export { isSuperUser } from './permissions/is-super-user.ts';
export { listPolicyChanges } from './permissions/list-policy-changes.ts';
export { mergePolicies } from './permissions/merge-policies.ts';
export { permissionTableCsv } from './permissions/permission-table-csv.ts';
export { permissionTable } from './permissions/permission-table.ts';
export { rankOf } from './permissions/rank-of.ts';
export { togglePolicy } from './permissions/toggle-policy.ts';
export { cashierDiscount } from './pricing/cashier-discount.ts';
export { checkDiscount } from './pricing/check-discount.ts';
export { checkFoods } from './pricing/check-foods.ts';
export { feeFromWire } from './pricing/fee-from-wire.ts';
export { findTier } from './pricing/find-tier.ts';
export { freeTickets } from './pricing/free-tickets.ts';
export { hasAgentPrice } from './pricing/has-agent-price.ts';
export { isShownPrice } from './pricing/is-shown-price.ts';
export { mergeDishes } from './pricing/merge-dishes.ts';
export { minisiguaFromWire } from './pricing/minisigua-from-wire.ts';
export { packagePricingFromWire } from './pricing/package-pricing-from-wire.ts';
export { priceLines } from './pricing/price-lines.ts';
export { priceOrder } from './pricing/price-order.ts';
export { pricesFromWire } from './pricing/prices-from-wire.ts';
export { processingFee } from './pricing/processing-fee.ts';
export { shownPriceToWire } from './pricing/shown-price-to-wire.ts';
export { tierDiscount } from './pricing/tier-discount.ts';
export { checkPrint } from './printing/check-print.ts';
export { isReprint } from './printing/is-reprint.ts';
export { checkPrintRange, printPageSize, printRangeMax, resolvePrintRange } from './printing/print-range.ts';
export { readWristbandCode, wristbandCode } from './printing/wristband-code.ts';
export { amountToPay } from './sales/amount-to-pay.ts';
export { changeDue } from './sales/change-due.ts';
export { checkCash } from './sales/check-cash.ts';
export { cashDifference, expectedCash } from './sales/expected-cash.ts';
export { checkDepartureEdit, checkExpiryEdit } from './tickets/actions/check-dates.ts';
export { checkMarkSold, checkResendMine, checkSendToUser, checkVoidMine } from './tickets/actions/check-my-ticket.ts';
export { checkForcePaid, checkMarkAsPaid, checkPaymentCheck } from './tickets/actions/check-paid.ts';
export { checkRefund, checkRefundApproval, checkRefundRejection } from './tickets/actions/check-refund.ts';
export {
  checkMinisigua,
  checkReceipt,
  checkReceiptResend,
  checkSubMinisigua,
} from './tickets/actions/check-sending.ts';
export {
  checkSubVoid,
  checkSubVoidApproval,
  checkSubVoidRejection,
  checkVoid,
  checkVoidApproval,
  checkVoidRejection,
} from './tickets/actions/check-void.ts';
export { hasBuyerCharacters } from './tickets/buyer-characters.ts';
export { canPayOnline } from './tickets/can-pay-online.ts';
export { checkBuyer } from './tickets/check-buyer.ts';
export { holdEndsAt, holdsCapacity } from './tickets/holds-capacity.ts';
export { isFoc } from './tickets/is-foc.ts';
export { paymentPendingUntil } from './tickets/payment-pending-until.ts';
export { platformFilterLabel, platformWord } from './tickets/platform-word.ts';
export { readReceiptNumber } from './tickets/read-receipt-number.ts';
export { countedSubTicketState, subTicketState } from './tickets/sub-ticket-state.ts';
export { ticketFlags } from './tickets/ticket-flags.ts';
export { ticketRibbon } from './tickets/ticket-ribbon.ts';
