export { hasClosedToday, needsShift, findOpenShift, presentPos } from './open-shift.ts';
export { findPosJetty } from './pos-jetty.ts';
export { type Seller, getSeller } from './seller.ts';
