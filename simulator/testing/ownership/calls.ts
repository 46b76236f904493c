import { OPERATIONS, type OperationId } from '@muara/contract/operations';
import { REFUND_BANK } from '../samples/online.ts';
import { agentSale, publicSale } from '../stages/sales.ts';

/** Callers who are not staff: the demo accounts, and a guest. */
export const OUTSIDERS = ['agent', 'tourguide', 'customer', 'guest'] as const;
export type Outsider = (typeof OUTSIDERS)[number];

export function mayCall(who: Outsider, id: OperationId): boolean {
  const audience: readonly string[] = OPERATIONS[id].audience;
  if (audience.includes('public')) return true;
  return who !== 'guest' && (audience.includes('session') || audience.includes(who));
}

/** What somebody could know about others' records, and something of their own. */
export interface Names {
  purchases: readonly { id: number; code: string }[];
  parts: readonly { id: number; code: string }[];
  users: readonly { id: number }[];
  /** Codes, numbers, names and addresses. */
  words: readonly string[];
  /** Ids of the caller's own batch tickets; empty without any. */
  own: readonly number[];
  rivalId: number;
  nonce: string;
}
type Inputs = (names: Names) => object[];

const byPartId: Inputs = ({ parts }) => parts.slice(0, 3).map(({ id }) => ({ params: { id } }));
export const searching: Inputs = ({ words, purchases, parts }) =>
  [...words, purchases[0]?.code, parts[0]?.code].map((search) => ({ query: { search } }));
const listed: Inputs = (names) => [
  {},
  ...searching(names),
  ...names.purchases.map(({ code }) => ({ query: { batch: code } })),
];
const selected: Inputs = ({ parts, own }) => [
  { body: { ticket_ids: [parts[1]?.id], name: 'Thief', email: 'thief@mail.test' } },
  { body: { ticket_ids: [...own, parts[1]?.id], name: 'Thief', email: 'thief@mail.test' } },
];

/** Calls that name or search records: others' records must not exist for the caller. */
export const OWNED: Partial<Record<OperationId, Inputs>> = {
  listMyPurchases: (names) => [
    {},
    { query: { type: 'agents-ticket' } },
    { query: { ticket_type: 2 } },
    ...searching(names),
  ],
  getMyPurchase: ({ purchases, parts }) =>
    [...purchases, ...parts.slice(0, 2)].map(({ code }) => ({ params: { ticket_code: code } })),
  requestRefund: ({ purchases, parts }) =>
    [...purchases, ...parts.slice(0, 1)].map(({ id }) => ({ body: { id, ...REFUND_BANK } })),
  requestCancel: ({ purchases, parts }) => [
    ...purchases.map(({ id }) => ({ body: { id, type: 'ticket', cancel_note: 'Mine now' } })),
    ...['ticket_agent', 'exhibition', 'normal'].map((type) => ({
      body: { id: parts[0]?.id, type, cancel_note: 'Mine now' },
    })),
  ],
  listMyTickets: listed,
  listReceivedTickets: () => [{}, { query: { page: 0 } }],
  exportMyTickets: listed,
  getMyTicket: ({ parts, purchases }) => [...parts.slice(0, 3), ...purchases].map(({ code }) => ({ params: { code } })),
  markTicketsSold: (names) => selected(names).map(({ body }: { body?: object }) => ({ body })),
  sendTickets: selected,
  editMyTicketEmail: ({ parts }) => parts.slice(0, 3).map(({ id }) => ({ body: { id, email: 'thief@mail.test' } })),
  resendMyTicket: byPartId,
  voidMyTicket: byPartId,
  editUser: ({ users }) => users.map(({ id }) => ({ body: { id, name: 'Thief', password: 'thief123' } })),
  uploadUserPicture: ({ users }) => users.map(({ id }) => ({ body: { user_id: id, img: '', original_name: 'a.png' } })),
  listBugReports: searching,
  getDashboard: () => [{}],
  listSlots: ({ purchases }) =>
    purchases.map(({ id }) => ({ body: { package_id: 1, jetty_id: 1, date: '2026-03-11', ticket_id: id } })),
  generateTicket: ({ rivalId, nonce }) => [
    { body: agentSale({ agent_id: rivalId }) },
    { body: agentSale({ _: nonce }) },
    { body: publicSale({ agent_id: rivalId }) },
    { body: publicSale({ _: nonce }) },
  ],
  generatePublicTicket: ({ rivalId, nonce }) => [
    { body: publicSale({ agent_id: rivalId }) },
    { body: publicSale({ _: nonce }) },
  ],
};

const byCode: Inputs = ({ purchases }) => purchases.map(({ code }) => ({ params: { code } }));

/**
 * Calls with the code of a purchase.
 * Documents stay closed without their key; the others show what is printed, without address or phone number.
 */
export const BY_CODE: Partial<Record<OperationId, Inputs>> = {
  downloadReceipt: byCode,
  downloadPrintableTicket: byCode,
  downloadAgentTickets: byCode,
  downloadWristbands: byCode,
  buildAgentTickets: byCode,
  getPaymentPage: byCode,
  startBookingPayment: byCode,
  getSalePackages: ({ purchases }) => purchases.map(({ code }) => ({ query: { ticket_code: code } })),
  requestPublicRefund: ({ purchases }) => purchases.map(({ code }) => ({ body: { search: code } })),
};

/**
 * The form that leads to the payment provider names the buyer, because the provider requires it (002
 * §7.6).
 */
export const TO_THE_PROVIDER: ReadonlySet<OperationId> = new Set(['startBookingPayment']);

/** Calls that involve no buyer's data, and why. */
export const UNCONCERNED: Partial<Record<OperationId, string>> = {
  login: 'Its password is the proof.',
  logout: 'It ends the session that calls.',
  authenticate: 'It returns the calling session.',
  forgotPassword: 'It responds identically to everybody, and mails the owner of the address.',
  resetPassword: 'Its token was mailed to the owner of the account.',
  receivePaymentBackend: 'The provider signs it.',
  receivePaymentResponse: 'The provider signs it.',
  listBlockedDates: 'It returns what the calendar of a package shows to everybody.',
  getUserPicture: 'The name of a picture is a secret of its own.',
  getImage: 'Images of the catalogue are for everybody.',
  getPublicPage: 'Public pages are for everybody.',
  reportBug: 'It names nothing.',
};
