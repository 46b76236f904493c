export { presentEntry } from './log-entry.ts';
export { sendPurchase, sendPurchaseAgain } from './send-purchase.ts';
export { sendScan, sendSubScan } from './send-scan.ts';
export { sentToPark } from './sent-to-park.ts';
