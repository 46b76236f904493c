import type { BuyerToCheck } from '@muara/contract/rules';
import type { GenerateRequest } from '@muara/contract/types';
import { assertAllowed } from '../../kernel/refusal.ts';
import type { PublicContext } from '../../kernel/handler.ts';
import type { TicketBuyer } from '../../world/ticket-records.ts';
import type { Order } from './order.ts';

/** The user info step, by wire names. */
type Fields = Pick<BuyerToCheck, 'name' | 'company_name' | 'email' | 'contact'>;

/** A record that describes a buyer: a tour guide, an agent, or the ticket that dishes are added to. */
interface KnownBuyer {
  readonly name: string | null;
  readonly companyName: string | null;
  readonly email: string | null;
  readonly contact: string | null;
}

/**
 * Returns the buyer (002 §5.3, §6): an agent on the dashboard buys for itself, everybody else fills in
 * a form. A tour guide's sale skips that step, so the guide's record fills the blanks; an agent's record does so at a
 * counter when nothing was entered and a VVIP sale needs a buyer.
 * @throws Refusal buyer_required, customer_info_required, user_info_incomplete, a field's own code
 */
export function readBuyer(ctx: PublicContext, order: Order, body: GenerateRequest, method: string): TicketBuyer {
  const { seller, pkg, agent, guide } = order;
  const origin = {
    emails: [],
    state: body.malaysian ? (body.state ?? null) : null,
    country: body.non_malaysian ? (body.country ?? null) : null,
    groupType: agent ? 'Agent' : guide ? 'Tour Guide' : 'Individual',
    // At a counter the language is that of the till.
    ...(seller.platform !== 'counter' && { language: ctx.request.language }),
  };
  if (seller.platform === 'agent_dashboard' && seller.user) {
    const { name, companyName, email, contact } = seller.user;
    return { name, companyName, email, contact, address: seller.user.agent?.address ?? null, ...origin };
  }
  const typed = readFields(body);
  const known = guide ?? (pkg.vvip && isBlank(typed) ? agent : null);
  const buyer = assertBuyer(ctx, typed, known, {
    platform: seller.platform,
    vvip: pkg.vvip,
    creditFacility: method === 'Credit Facility',
  });
  return { ...buyer, address: null, ...origin };
}

/** Returns the form's fields, trimmed. */
export function readFields(body: Partial<Fields>): Fields {
  return {
    name: trimmed(body.name),
    company_name: trimmed(body.company_name),
    email: trimmed(body.email),
    contact: trimmed(body.contact),
  };
}

/**
 * Returns the buyer of a form, with blanks filled from a record.
 * Entered values are validated; the record was validated by its own form.
 * @throws Refusal
 */
export function assertBuyer(
  { rules }: PublicContext,
  typed: Fields,
  known: KnownBuyer | null,
  sale: Pick<BuyerToCheck, 'platform' | 'vvip' | 'creditFacility'>,
): Pick<TicketBuyer, 'name' | 'companyName' | 'email' | 'contact'> {
  const filled: Fields = {
    name: typed.name ?? known?.name ?? null,
    company_name: typed.company_name ?? known?.companyName ?? null,
    email: typed.email ?? known?.email ?? null,
    contact: typed.contact ?? known?.contact ?? null,
  };
  const presence = rules.checkBuyer({ ...filled, ...sale });
  if (!presence.ok && filled[presence.field as keyof Fields] === null) assertAllowed(presence);
  assertAllowed(rules.checkBuyer({ ...typed, platform: 'counter', vvip: false, creditFacility: false }));
  return { name: filled.name, companyName: filled.company_name, email: filled.email, contact: filled.contact };
}

function isBlank(fields: Fields): boolean {
  return Object.values(fields).every((text) => text === null);
}

function trimmed(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
