import type { RedemptionFact } from '@muara/contract/reports';
import { toLocalDate } from '@muara/contract/rules';
import type { Boarding } from '../../../world/boardings.ts';
import type { SubTicketRecord, TicketRecord } from '../../../world/ticket-records.ts';
import type { TripRecord } from '../../../world/trip-records.ts';
import type { World } from '../../../world/world.ts';
import { Purchase } from './purchase.ts';

/**
 * A boarding of a purchase, or of one ticket of its batch.
 * Figures are computed when read. Removed records keep their names.
 */
export class Redemption implements RedemptionFact {
  readonly ticket: TicketRecord;
  readonly at: number;
  readonly passengers: number;
  readonly #world: World;
  readonly #part: SubTicketRecord | null;
  readonly #tripId: string | null;

  constructor(world: World, { at, passengers, tripId }: Boarding, ticket: TicketRecord, part: SubTicketRecord | null) {
    this.#world = world;
    this.#part = part;
    this.#tripId = tripId;
    this.ticket = ticket;
    this.at = at;
    this.passengers = passengers;
  }

  get day(): string {
    return toLocalDate(this.at);
  }

  get purchase(): Purchase {
    return new Purchase(this.#world, this.ticket);
  }

  get code(): string {
    return this.#part?.code ?? this.ticket.code;
  }

  /** That of the trip; a purchase without a trip boards at its own. */
  get jettyId(): number | null {
    return this.#trip?.jettyId ?? this.ticket.jettyId;
  }

  get jetty(): string | null {
    const { jettyId } = this;
    return jettyId === null ? null : this.#world.tables.jetties.must(jettyId).name;
  }

  get boatOperator(): string | null {
    const trip = this.#trip;
    return trip ? this.#world.tables.boatOperators.must(trip.boatOperatorId).name : null;
  }

  get boatNo(): string | null {
    return this.#trip?.boatNo ?? null;
  }

  get csa(): string | null {
    const staffId = this.#trip?.staffId ?? (this.#part ? null : this.ticket.adminValidatedId);
    return staffId === null ? null : this.#world.tables.users.must(staffId).name;
  }

  get #trip(): TripRecord | undefined {
    return this.#tripId === null ? undefined : this.#world.tables.trips.one('tripId', this.#tripId);
  }
}
