import { type ErrorCode, ERRORS } from '@muara/contract/errors';
import { ApiError } from '../http/api-error.ts';
import { PrinterCallError } from '../printers/printer-call-error.ts';
import type { PrintFailure, AttemptResult } from './types.ts';

/** Returns a failure with a code of the catalogue and its message. */
export const failureOf = (code: ErrorCode): PrintFailure => ({ code, message: ERRORS[code].message });

/** Messages of printers; the realtime channel sends them without the code. */
const PRINTER_WORDS = ['printer_offline', 'printer_not_connected', 'printer_paper_out'] as const satisfies ErrorCode[];

/** Returns the failure for a message without a code. */
export function failureFromMessage(message: string | null): PrintFailure {
  const code = PRINTER_WORDS.find((each) => ERRORS[each].message === message);
  return message === null ? failureOf('printer_offline') : { code: code ?? null, message };
}

export const UNKNOWN: AttemptResult = { state: 'unknown', failure: failureOf('printer_job_unknown') };
export const CANCELED: AttemptResult = { state: 'canceled', failure: failureOf('printer_job_canceled') };
export const PRINTED: AttemptResult = { state: 'printed', failure: null };

export const failed = (failure: PrintFailure): AttemptResult => ({ state: 'failed', failure });

/** Returns the result that a refusal alone implies. */
export function resultOfRefusal(failure: PrintFailure): AttemptResult {
  if (failure.code === 'printer_job_unknown') return { state: 'unknown', failure };
  return failure.code === 'printer_job_canceled' ? { state: 'canceled', failure } : failed(failure);
}

/** Returns what an error means for a print, in the words of its source. */
export function failureFromError(error: unknown): PrintFailure {
  if (error instanceof ApiError || error instanceof PrinterCallError)
    return { code: error.code, message: error.message };
  throw error;
}

/**
 * Returns whether a failed call may have been carried out: no response came, or one outside the
 * contract.
 */
export function isLost(error: unknown): boolean {
  if (error instanceof ApiError) return error.kind === 'http' ? error.status >= 500 : true;
  return error instanceof PrinterCallError && error.code === null;
}
