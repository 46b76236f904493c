export { amountToPay } from './amount-to-pay.ts';
export { canPayOnline } from './can-pay-online.ts';
export { isExpired, isPartExpired, writeExpiry } from './expiry.ts';
export { findBoardingJetty } from './find-boarding-jetty.ts';
export { getTicketByCode } from './get-ticket-by-code.ts';
export { hideNotes, hideStaff } from './hide-staff.ts';
export { isOwn } from './is-own.ts';
export { NIGHTLY_MINUTE } from './nightly.ts';
export { getPartAmount } from './part-amount.ts';
export { pendingUntil } from './pending-until.ts';
export { presentBank, presentSubTicketFor, presentTicketFor } from './present-for.ts';
export { presentRow, presentSubRow } from './present-row.ts';
export { presentPrint, presentTicket } from './present-ticket.ts';
export { presentVoidOutcome } from './present-void-outcome.ts';
export { getPrintable, printableParts, uncountedParts } from './get-printable.ts';
export { getRefundAmount } from './refund-amount.ts';
export { listPartCategories, newQrCode, buildSubTickets } from './sub-tickets.ts';
export {
  CODE_ALPHABET,
  storeFood,
  foodToPrice,
  getMoney,
  newTicket,
  NO_PAYMENT,
  getPricing,
  receiptNumber,
  type TicketDraft,
} from './ticket-draft.ts';
export { ticketMatches } from './ticket-matches.ts';
export {
  getCommandState,
  countBatch,
  findOpenRequest,
  getSeatHolder,
  getTicketState,
  getSubTicketState,
  getSubTicketFacts,
} from './ticket-state.ts';
export { countTickets, listUpcomingTickets } from './tickets-to-come.ts';
export { voidPart, voidTicket } from './void-ticket.ts';
