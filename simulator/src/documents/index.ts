export { renderAgentTickets } from './agent-ticket.ts';
export { renderBookingSheet } from './booking-sheet.ts';
export { getBusiness, getOperatorName, MUARA_BUSINESS } from './business.ts';
export { type FontLoader, useFonts } from './fonts/font-files.ts';
export { nextTurn } from './next-turn.ts';
export { renderReceipt } from './receipt.ts';
export { renderSlip } from './slip.ts';
export type * from './types.ts';
export { renderWristbands } from './wristband.ts';
