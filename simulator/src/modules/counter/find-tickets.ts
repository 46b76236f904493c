import type { Context } from '../../kernel/handler.ts';
import { assertAllowed, Refusal } from '../../kernel/refusal.ts';
import { mailKey, type MailSearch } from '../../world/mail-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';

/** Most results of a counter search. */
const MAX_FOUND = 20;
const CODE = /^[A-Z0-9]{4,20}$/;

/**
 * Returns the ticket with a code or receipt number, in any case.
 * @throws Refusal search_required, search_code_only
 */
export function findByCode({ world, rules }: Context, search: string): TicketRecord[] {
  const { tickets } = world.tables;
  const code = readTerm(search).toUpperCase();
  const receipt = rules.readReceiptNumber(code);
  if (receipt === null && !CODE.test(code)) throw new Refusal('search_code_only', { field: 'search' });
  const ticket = receipt === null ? tickets.one('code', code) : tickets.one('receiptNo', receipt);
  return ticket ? [ticket] : [];
}

/**
 * Returns bookings, or tickets with wristbands, by code, receipt number or buyer's email (002 §5.3),
 * newest first.
 * @throws Refusal search_required, search_invalid
 */
export function findByCodeOrMail(ctx: Context, kind: MailSearch, search: string): TicketRecord[] {
  const { world, rules } = ctx;
  const term = readTerm(search);
  if (term.includes('@')) {
    const [problem] = rules.checkEmail(term);
    assertAllowed(problem ? { ok: false, code: 'search_invalid', field: 'search' } : { ok: true });
    return world.tables.tickets.cursor('mail', { key: mailKey(kind, term) }).page(0, MAX_FOUND);
  }
  if (rules.readReceiptNumber(term) === null && !CODE.test(term.toUpperCase()))
    throw new Refusal('search_invalid', { field: 'search' });
  return findByCode(ctx, term).filter(({ bookingStatus, wristband }) =>
    kind === 'booking' ? bookingStatus !== null : wristband,
  );
}

function readTerm(search: string): string {
  const term = search.trim();
  if (term === '') throw new Refusal('search_required', { field: 'search' });
  return term;
}
