export { presentEntry } from './log-entry.ts';
export { isSentToPark, sendPurchase } from './send-purchase.ts';
export { sendScan, sendSubScan } from './send-scan.ts';
export { sentToPark } from './sent-to-park.ts';
