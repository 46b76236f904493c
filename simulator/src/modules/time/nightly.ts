/** Five past midnight in Kuala Lumpur: yesterday is over, and today's boats are not yet out. */
export const NIGHTLY_MINUTE = 5;
