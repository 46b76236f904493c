import {
  PASSENGER_CATEGORIES,
  PASSENGER_CATEGORIES_LABELS,
  PASSENGER_CATEGORIES_META,
  TICKET_PLATFORMS_LABELS,
  type TicketPlatform,
} from '@muara/contract/constants';
import type { PassengerFact, PurchaseFact } from '@muara/contract/reports';
import type { TicketRecord } from '../../../world/ticket-records.ts';
import type { World } from '../../../world/world.ts';

const NO_METHOD = 'None';
const INDIVIDUAL = 'Individual';

/** Returns a purchase as reports see it. What it refers to keeps its name after it was removed. */
export function presentPurchase({ tables }: World, ticket: TicketRecord): PurchaseFact {
  const { users, packages, jetties } = tables;
  const { buyer, adminId, agentId } = ticket;
  const platform = platformName(ticket);
  const jettyId = ticket.jettyId ?? ticket.posJettyId;
  const agent = agentId === null ? undefined : users.get(agentId);
  return {
    id: ticket.id,
    code: ticket.code,
    receiptNo: ticket.receiptNo,
    packageName: packages.must(ticket.packageId).name,
    platform,
    method: ticket.payment.method ?? NO_METHOD,
    sellerId: adminId,
    seller: adminId === null ? platform : (users.get(adminId)?.name ?? platform),
    agentId,
    agent: agent ? (agent.companyName ?? agent.name) : null,
    jetty: jettyId === null ? null : (jetties.get(jettyId)?.name ?? null),
    departDate: ticket.departDate,
    slot: ticket.slot,
    groupType: buyer.groupType ?? INDIVIDUAL,
    company: buyer.companyName,
    buyer: buyer.name,
    email: buyer.email,
    contact: buyer.contact,
    state: buyer.state,
    country: buyer.country,
    passengers: ticket.heads,
    parties: listParties(ticket),
  };
}

/** Returns the passengers of a purchase by category, those without a seat price last. */
export function listParties({ counts, free }: Pick<TicketRecord, 'counts' | 'free'>): PassengerFact[] {
  const parties: PassengerFact[] = [];
  for (const category of PASSENGER_CATEGORIES) {
    const count = counts[category] ?? 0;
    if (count === 0) continue;
    const kind = PASSENGER_CATEGORIES_META[category].group === 'malaysian' ? 'local' : 'foreign';
    parties.push({ label: PASSENGER_CATEGORIES_LABELS[category], kind, count });
  }
  if (free > 0) parties.push({ label: 'Free', kind: 'free', count: free });
  return parties;
}

/** A platform as staff name it: the dashboard is that of an agent or of a tour guide (001 §3). */
function platformName({ platform, tourguideId }: TicketRecord): string {
  if (platform === 'agent_dashboard') return tourguideId === null ? 'Agent' : 'Tour Guide';
  return TICKET_PLATFORMS_LABELS[platform as TicketPlatform] ?? platform;
}
