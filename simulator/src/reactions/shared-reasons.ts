import { none } from './reaction.ts';

/** Reasons that several events share. */
export const NOTHING_PRINTED = none('Nothing is printed for it.');
export const PRINTED_ON_REQUEST = none('The till asks for each document with an operation of its own.');
export const NOT_SENT_TO_PARK = none('The park service has no message for it.');
export const NOT_MAILED = none('Staff see it on their screens; customers are not concerned.');
