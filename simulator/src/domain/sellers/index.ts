export { hasClosedToday, needsShift, openShiftOf, presentPos } from './open-shift.ts';
export { posJettyOf } from './pos-jetty.ts';
export { type Seller, sellerOf } from './seller.ts';
