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

/**
 * A purchase as reports see it.
 * Figures are computed when read, because a report needs few of them. Removed records keep their names.
 */
export class Purchase implements PurchaseFact {
  readonly #world: World;
  readonly #ticket: TicketRecord;

  constructor(world: World, ticket: TicketRecord) {
    this.#world = world;
    this.#ticket = ticket;
  }

  get id(): number {
    return this.#ticket.id;
  }

  get code(): string {
    return this.#ticket.code;
  }

  get receiptNo(): string {
    return this.#ticket.receiptNo;
  }

  get packageName(): string {
    return this.#world.tables.packages.must(this.#ticket.packageId).name;
  }

  /** The dashboard of an agent or a tour guide (001 §3). */
  get platform(): string {
    const { platform, tourguideId } = this.#ticket;
    if (platform === 'agent_dashboard') return tourguideId === null ? 'Agent' : 'Tour Guide';
    return TICKET_PLATFORMS_LABELS[platform as TicketPlatform] ?? platform;
  }

  get method(): string {
    return this.#ticket.payment.method ?? NO_METHOD;
  }

  get sellerId(): number | null {
    return this.#ticket.adminId;
  }

  get seller(): string {
    return this.#nameOf(this.#ticket.adminId) ?? this.platform;
  }

  get agentId(): number | null {
    return this.#ticket.agentId;
  }

  get agent(): string | null {
    const { agentId } = this.#ticket;
    const agent = agentId === null ? undefined : this.#world.tables.users.get(agentId);
    return agent ? (agent.companyName ?? agent.name) : null;
  }

  /** Where the boat leaves or, for open tickets, where they were sold. */
  get jettyId(): number | null {
    return this.#ticket.jettyId ?? this.#ticket.posJettyId;
  }

  get jetty(): string | null {
    const { jettyId } = this;
    return jettyId === null ? null : (this.#world.tables.jetties.get(jettyId)?.name ?? null);
  }

  get departDate(): string | null {
    return this.#ticket.departDate;
  }

  get slot(): string | null {
    return this.#ticket.slot;
  }

  get groupType(): string {
    return this.#ticket.buyer.groupType ?? INDIVIDUAL;
  }

  get company(): string | null {
    return this.#ticket.buyer.companyName;
  }

  get buyer(): string | null {
    return this.#ticket.buyer.name;
  }

  get email(): string | null {
    return this.#ticket.buyer.email;
  }

  get contact(): string | null {
    return this.#ticket.buyer.contact;
  }

  get state(): string | null {
    return this.#ticket.buyer.state;
  }

  get country(): string | null {
    return this.#ticket.buyer.country;
  }

  get passengers(): number {
    return this.#ticket.passengers;
  }

  get categories(): PassengerFact[] {
    return listPassengers(this.#ticket);
  }

  get refunded(): number {
    const { refunded, handedBack } = this.#ticket.balance;
    return refunded + handedBack;
  }

  #nameOf(userId: number | null): string | null {
    return userId === null ? null : (this.#world.tables.users.get(userId)?.name ?? null);
  }
}

/** Returns the passengers of a purchase by category, free ones last. */
function listPassengers({ counts, free }: Pick<TicketRecord, 'counts' | 'free'>): PassengerFact[] {
  const listed: PassengerFact[] = [];
  for (const category of PASSENGER_CATEGORIES) {
    const count = counts[category] ?? 0;
    if (count === 0) continue;
    const kind = PASSENGER_CATEGORIES_META[category].group === 'malaysian' ? 'local' : 'foreign';
    listed.push({ label: PASSENGER_CATEGORIES_LABELS[category], kind, count });
  }
  if (free > 0) listed.push({ label: 'Free', kind: 'free', count: free });
  return listed;
}
