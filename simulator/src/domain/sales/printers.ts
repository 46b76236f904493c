import type { GenerateRequest } from '@muara/contract/types';
import type { TicketPrinters } from '../../world/ticket-records.ts';

type PrintersBody = Pick<
  GenerateRequest,
  | 'printer_id'
  | 'printer_name'
  | 'printer_agent_id'
  | 'printer_agent_name'
  | 'printer_wristband_id'
  | 'printer_wristband_name'
>;

/** Returns the printers chosen at a till; the sale records them, the till itself prints (002 §7.6). */
export function readPrinters(body: PrintersBody): TicketPrinters | null {
  const receipt = printer(body.printer_id, body.printer_name);
  const agent = printer(body.printer_agent_id, body.printer_agent_name);
  const wristband = printer(body.printer_wristband_id, body.printer_wristband_name);
  return receipt || agent || wristband ? { receipt, agent, wristband } : null;
}

function printer(id: string | null | undefined, name: string | null | undefined): { id: string; name: string } | null {
  return id ? { id, name: name ?? id } : null;
}
