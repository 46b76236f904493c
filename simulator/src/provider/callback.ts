/** The job in which the payment provider reports a result to the shop. */
export const CALLBACK = 'provider-callback';
