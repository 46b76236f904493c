export { buildHandOff, type HandOff, newAttempt, NOTHING_TO_PAY, repeatHandOff, startHandOff } from './ipay88.ts';
export { type ContactDetails, maskContactDetails, maskEmail, maskName } from './mask-contact-details.ts';
export { readBank, trimmed } from './refund-form.ts';
