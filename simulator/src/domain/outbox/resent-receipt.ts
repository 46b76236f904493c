/** Marks a receipt that was mailed again, which is possible at most once a minute. */
export const RESENT_RECEIPT = 'receipt';
