export { newPosting, NO_BALANCE, type PostingDraft, sumBalance } from './ledger.ts';
export { planTicketVoid, postExpiry, postRefund, postRestored, postVoid } from './post-end.ts';
export { postCreditSettled, postPayment, postSurplus, postSurplusPaidBack } from './post-payment.ts';
export { postSale } from './post-sale.ts';
