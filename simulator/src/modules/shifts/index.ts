import type { Handlers } from '../../kernel/handler.ts';
import { closeShift } from './close-shift.ts';
import { downloadSlip } from './download-slip.ts';
import { printSlip } from './print-slip.ts';
import { reopenShift } from './reopen-shift.ts';
import { startShift } from './start-shift.ts';

/** A cashier's shift: the float, the blind count and the slips (002 §4.4). */
export const shifts = { startShift, closeShift, reopenShift, downloadSlip, printSlip } satisfies Partial<Handlers>;
