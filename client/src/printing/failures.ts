import { type ErrorCode, ERRORS } from '@muara/contract/errors';
import { ApiError } from '../http/api-error.ts';
import { PrinterCallError } from '../printers/printer-call-error.ts';
import type { PrintFailure, TryEnd } from './types.ts';

/** A failure with a code of the catalogue, in its words. */
export const failureOf = (code: ErrorCode): PrintFailure => ({ code, message: ERRORS[code].message });

/** What printers say; the realtime channel brings their words without the code. */
const PRINTER_WORDS = ['printer_offline', 'printer_not_connected', 'printer_paper_out'] as const satisfies ErrorCode[];

/** A failure that came as words alone. */
export function failureSaid(message: string | null): PrintFailure {
  const code = PRINTER_WORDS.find((each) => ERRORS[each].message === message);
  return message === null ? failureOf('printer_offline') : { code: code ?? null, message };
}

export const UNKNOWN: TryEnd = { state: 'unknown', failure: failureOf('printer_job_unknown') };
export const CANCELED: TryEnd = { state: 'canceled', failure: failureOf('printer_job_canceled') };
export const PRINTED: TryEnd = { state: 'printed', failure: null };

export const failed = (failure: PrintFailure): TryEnd => ({ state: 'failed', failure });

/** What a refusal alone says of the end. */
export function refusedEnd(failure: PrintFailure): TryEnd {
  if (failure.code === 'printer_job_unknown') return { state: 'unknown', failure };
  return failure.code === 'printer_job_canceled' ? { state: 'canceled', failure } : failed(failure);
}

/** What an error says of a print; the words are those of whoever refused. */
export function explain(error: unknown): PrintFailure {
  if (error instanceof ApiError || error instanceof PrinterCallError)
    return { code: error.code, message: error.message };
  throw error;
}

/** Whether a call may have been carried out although it failed: no answer came, or one that is none of the contract's. */
export function isLost(error: unknown): boolean {
  if (error instanceof ApiError) return error.kind === 'http' ? error.status >= 500 : true;
  return error instanceof PrinterCallError && error.code === null;
}
