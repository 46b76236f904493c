import { demand } from '../../kernel/refusal.ts';
import type { Context } from '../../kernel/handler.ts';
import type { GenerateRequest } from '@muara/contract/types';
import type { TicketBuyer } from '../../world/ticket-records.ts';
import type { Order } from './order.ts';

/**
 * Who buys: an agent on the dashboard is its own buyer, everybody else fills a form in (002 §5.3, §6).
 * @throws Refusal buyer_required, customer_info_required, user_info_incomplete, a field's own code
 */
export function buyerOf(
  { rules }: Context,
  { seller, offer, agent, guide }: Order,
  body: GenerateRequest,
  method: string,
): TicketBuyer {
  const origin = {
    state: body.malaysian ? (body.state ?? null) : null,
    country: body.non_malaysian ? (body.country ?? null) : null,
  };
  const groupType = agent ? 'Agent' : guide ? 'Tour Guide' : 'Individual';
  if (seller.platform === 'agent_dashboard' && seller.user) {
    const { name, companyName, email, contact } = seller.user;
    return {
      name,
      companyName,
      email,
      emails: [],
      contact,
      address: seller.user.agent?.address ?? null,
      ...origin,
      groupType,
    };
  }
  const buyer = {
    name: trimmed(body.name),
    company_name: trimmed(body.company_name),
    email: trimmed(body.email),
    contact: trimmed(body.contact),
  };
  demand(
    rules.checkBuyer({
      ...buyer,
      platform: seller.platform,
      vvip: offer.vvip,
      creditFacility: method === 'Credit Facility',
    }),
  );
  return {
    name: buyer.name,
    companyName: buyer.company_name,
    email: buyer.email,
    emails: [],
    contact: buyer.contact,
    address: null,
    ...origin,
    groupType,
  };
}

function trimmed(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
