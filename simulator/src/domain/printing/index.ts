export { agentTicketLink, paymentLink, receiptLink } from './document-links.ts';
export { openDocument, type OpenedDocument, openPurchase } from './open-document.ts';
export {
  getTicketJob,
  getOwnJob,
  jobNamed,
  jobUnder,
  getJobKey,
  presentJob,
  recordResult,
  rememberJob,
} from './print-jobs.ts';
export { findPartner, buildReceipt, type ReceiptWords } from './build-receipt.ts';
export { getPrinter, publicUrl, sendJob } from './send-job.ts';
