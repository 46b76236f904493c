/** The job in which the payment provider tells the shop of a result. */
export const CALLBACK = 'provider-callback';
