export { presentMail } from './present-mail.ts';
export { readMails } from './read-mails.ts';
export { receivedAt } from './received-at.ts';
export { RESENT_RECEIPT } from './resent-receipt.ts';
