import { DEFAULT_STATE } from '@muara/contract/constants';
import type { GenerateRequest } from '@muara/contract/types';
import type { PrinterChoice } from '@/domain/sale/checkout/sale-payload.ts';

interface FreeTicket {
  guideId: number;
  jettyId: number | null;
  printer: PrinterChoice | null;
}

/** One free head for a tour guide: a Malaysian adult from Melaka, all amounts zero (002 §7.6). */
export function focPayload({ guideId, jettyId, printer }: FreeTicket): Omit<GenerateRequest, '_'> {
  return {
    platform: 'counter',
    foc: 1,
    tourguide_id: guideId,
    malaysian: true,
    non_malaysian: false,
    state: DEFAULT_STATE,
    total_adult: 1,
    payment_method: 'FOC',
    amount: 0,
    amount_food: 0,
    processing_fee: 0,
    amount_discount: 0,
    pos_jetty_id: jettyId,
    printer_id: printer?.id ?? null,
    printer_name: printer?.name ?? null,
  };
}
