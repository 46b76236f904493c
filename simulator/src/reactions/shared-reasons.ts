import { none } from './reaction.ts';

/** Reasons that several events share. */
export const NOTHING_PRINTED = none('Nothing is printed for it.');
export const PRINTED_ON_REQUEST = none('The till asks for each document with an operation of its own.');
export const NOT_SENT_TO_PARK = none('The park service has no message for it.');
export const READ_ON_RETURN = none('The buyer reads the reason on the page that the provider leads back to.');
export const NOT_IN_LISTS = none('No list shows when a mail was sent.');
export const NOT_MAILED = none('Staff see it on their screens; customers are not concerned.');
