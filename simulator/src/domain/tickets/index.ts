export { amountToPay } from './amount-to-pay.ts';
export { canPayOnline } from './can-pay-online.ts';
export { isExpired, isPartExpired, writeExpiry } from './expiry.ts';
export { findBoardingJetty } from './find-boarding-jetty.ts';
export { getTicket } from './get-ticket.ts';
export { hideNotes, hideStaff } from './hide-staff.ts';
export { isOwn } from './is-own.ts';
export { NIGHTLY_MINUTE } from './nightly.ts';
export { partAmountOf } from './part-amount.ts';
export { pendingUntil } from './pending-until.ts';
export { bankOf, presentSubTicketFor, presentTicketFor } from './present-for.ts';
export { presentRow, presentSubRow } from './present-row.ts';
export { presentPrint, presentTicket } from './present-ticket.ts';
export { presentVoidOutcome } from './present-void-outcome.ts';
export { printableOf, printableParts, uncountedParts } from './printable-of.ts';
export { refundAmountOf } from './refund-amount.ts';
export { listPartCategories, newQrCode, subTicketsOf } from './sub-tickets.ts';
export {
  CODE_ALPHABET,
  foodOf,
  foodToPrice,
  moneyOf,
  newTicket,
  NO_PAYMENT,
  pricingOf,
  receiptNumber,
  type TicketDraft,
} from './ticket-draft.ts';
export { ticketMatches } from './ticket-matches.ts';
export {
  commandStateOf,
  countBatch,
  openRequestOf,
  seatHolderOf,
  stateOf,
  subStateOf,
  subTicketOf,
} from './ticket-state.ts';
export { countTickets, listUpcomingTickets } from './tickets-to-come.ts';
export { voidPart, voidTicket } from './void-ticket.ts';
