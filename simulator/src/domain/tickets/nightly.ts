/** 00:05 in Kuala Lumpur: yesterday is over, and today's boats have not left. */
export const NIGHTLY_MINUTE = 5;
