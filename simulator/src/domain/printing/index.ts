export { agentTicketLink, paymentLink, receiptLink } from './document-links.ts';
export { openDocument, type OpenedDocument, openPurchase } from './open-document.ts';
export { getJobOf, getOwnJob, jobNamed, jobUnder, keyOf, presentJob, recordResult, rememberJob } from './print-jobs.ts';
export { partnerOf, receiptOf, type ReceiptWords } from './receipt-of.ts';
export { getPrinter, publicUrl, sendJob } from './send-job.ts';
