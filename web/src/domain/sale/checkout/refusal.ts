import { ApiError } from '@muara/client/http';
import type { Problem, SaleField } from '@/domain/sale/sale.ts';
import type { SaleStep } from '../sale-steps.ts';

/** The step and field of the wizard for each field of the request. */
const PLACES: Record<string, [SaleStep, SaleField]> = {
  package_id: ['package', 'package'],
  depart_date: ['package', 'date'],
  jetty_id: ['jetty', 'jetty'],
  slot: ['jetty', 'slot'],
  malaysian: ['passengers', 'group'],
  non_malaysian: ['passengers', 'group'],
  state: ['passengers', 'state'],
  country: ['passengers', 'country'],
  total_adult: ['passengers', 'counts'],
  total_passengers: ['passengers', 'counts'],
  total_adult_foreigner: ['passengers', 'foreign-counts'],
  name: ['info', 'name'],
  company_name: ['info', 'company_name'],
  email: ['info', 'email'],
  contact: ['info', 'contact'],
  agent_id: ['package', 'agent'],
  tourguide_id: ['package', 'guide'],
  foods: ['addons', 'dishes'],
  payment_method_agent: ['checkout', 'tile'],
  discount_value: ['checkout', 'discount'],
  amount_discount: ['checkout', 'discount'],
};

/** Refusals that name no field. */
const BY_CODE: Record<string, [SaleStep, SaleField]> = {
  too_many_passengers: ['passengers', 'counts'],
};

/** Returns a refusal as a problem of one of the steps; null when it names no field of the wizard. */
export function problemOf(error: unknown): Problem | null {
  if (!(error instanceof ApiError) || error.status !== 422) return null;
  const place = PLACES[error.field ?? ''] ?? BY_CODE[error.code];
  return place ? { step: place[0], field: place[1], message: error.message } : null;
}

/** A proxy that times out does not know what the server did. */
const REQUEST_TIMEOUT = 408;

/**
 * Whether an error proves that the server did nothing.
 * Only then is the nonce of an attempt forgotten. After a time-out, a lost connection or a broken response, the next
 * attempt must carry the same one.
 */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.kind !== 'http') return false;
  return error.status >= 400 && error.status < 500 && error.status !== REQUEST_TIMEOUT;
}
