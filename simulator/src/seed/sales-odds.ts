import type { Channel } from './sales-input.ts';
import { weightedPick } from './weighted-pick.ts';

export const DAYS = 60;
/** One day in a fortnight an exhibition is on the road. */
export const EXHIBITION_EVERY = 14;
export const drawChannel = weightedPick<Channel>([
  ['counter', 54],
  ['web_app', 16],
  ['mobile_app', 6],
  ['kiosk', 5],
  ['terminal', 7],
  ['booking', 7],
  ['agent_dashboard', 5],
]);
/** Package ids; see catalogue.ts. */
export const drawPackage = weightedPick([
  [1, 46],
  [2, 24],
  [3, 12],
  [4, 10],
  [5, 8],
]);
/** Days from purchase to departure, online; 3 means later. */
export const drawDays = weightedPick([
  [0, 2],
  [1, 3],
  [2, 2],
  [3, 4],
]);
export const SCHOOL_PACKAGE = 9;
export const EXHIBITION_PACKAGE = 8;
export const NEVER_FULL_PACKAGE = 2;
export const WRISTBAND_PACKAGE = 5;
export const AGENT_TILES = ['FPX', 'Credit Card', 'E-Wallet'];
/** Larger worlds do not need more open batches, and each costs a record a head. */
export const MOST_BATCHES = 240;
export const MOST_FOR_DEMO = 40;
