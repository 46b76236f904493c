export { MUARA_BUSINESS } from './business.ts';
export { renderReceipt } from './receipt.ts';
export { renderSlip } from './slip.ts';
export type * from './types.ts';
