import type { OperationId } from '@muara/contract/operations';
import { counterSale, publicSale } from '../stages/sales.ts';
import type { Sample } from './cases.ts';
import { deriveSample } from './derive-sample.ts';
import { foodForm } from './packages.ts';
import { settingsForm } from './people.ts';
import { REDEEMED } from './report-views.ts';

/** Operations of tickets: a new world has ticket 1; their examples are about one that was just sold. */
const ABOUT_TICKET = [
  'listTicketLogs',
  'listPrintHistory',
  'editExpiryDate',
  'requestRefund',
  'refundTicket',
  'approveRefund',
  'rejectRefund',
  'cancelTicket',
  'approveVoid',
  'rejectVoid',
  'markAsPaid',
  'forceMarkAsPaid',
  'generateDining',
  'editMyTicketEmail',
  'resendMyTicket',
  'voidMyTicket',
] as const satisfies OperationId[];

/** Returns the example of an operation of a ticket, for ticket 1. */
function aboutTicket(id: OperationId): Sample {
  const { params, body, ...query }: Sample = deriveSample(id);
  return { ...query, ...(body ? { body: { ...body, id: 1 } } : { params: { ...params, id: 1 } }) };
}

/** Samples where the example in the contract reaches less of an operation than these do. */
export const SAMPLE_OVERRIDES: Partial<Record<OperationId, Sample>> = {
  ...Object.fromEntries(ABOUT_TICKET.map((id) => [id, aboutTicket(id)])),
  // Each sale needs a nonce of its own.
  generatePublicTicket: { body: publicSale() },
  generateTicket: { body: counterSale() },
  printSlip: { body: { printer_id: 'R1', user_id: 5, type: 'start' } },
  // The examples come after other calls, from whose responses they take ids and names.
  deletePackageImage: { params: { id: 1, img: 'package-1.jpg' } },
  deleteFoodImage: { params: { id: 1, img: 'food-1.jpg' } },
  addFood: { body: foodForm() },
  testPrint: { query: { printer_id: 'R1' } },
  getBooking: { params: { ticket_code: 'MRBAAAAAAAA' } },
  markTicketsSold: { body: { ticket_ids: [1] } },
  sendTickets: { body: { ticket_ids: [1], email: 'aina@mail.test', name: 'Aina' } },
  // The example takes the other roles from an earlier response.
  saveSetting: { body: settingsForm() },
  // The date is optional in the schema, and refused by a rule when it is missing.
  listAgentRedemptions: { query: { departure_date: REDEEMED } },
  listRedemptions: { query: { departure_date: REDEEMED } },
};
