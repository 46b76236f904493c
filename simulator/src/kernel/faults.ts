import type { ErrorCode } from '@muara/contract/errors';
import { resumeRandom, type Random, type RandomState } from '../world/random.ts';

/** External services that a fault can break, addressed like operations. */
export const OUTSIDE_SERVICES = ['park_service'] as const;
export type OutsideService = (typeof OUTSIDE_SERVICES)[number];

const OUTSIDE: ReadonlySet<string> = new Set(OUTSIDE_SERVICES);

/**
 * A fault that QA orders for an operation.
 * At most one of `nth` and `rate` may narrow it; without either it strikes every call.
 */
export interface FaultOrder {
  /** An operation of the contract, `*` for all of them, or an external service. */
  operationId: string;
  /** Strikes the nth call from now (1 = the next one), once. */
  nth?: number;
  /** Strikes each call with this probability (0–1). */
  rate?: number;
  /** Refuses with this code of the error catalogue, with the catalogue's status unless `status` is given. */
  code?: ErrorCode;
  status?: number;
  message?: string;
  /** Waits this many real milliseconds before continuing. */
  delay_ms?: number;
  /** Closes the connection without a response. */
  drop?: boolean;
  /** Returns 200 with a truncated body. */
  malformed?: boolean;
}

export interface Fault extends FaultOrder {
  id: number;
  /** Calls of the operation since the fault was ordered. */
  seen: number;
  /** How often the fault struck. */
  struck: number;
}

/** Everything that is ordered and its random state, so that a snapshot can contain it. */
export interface FaultsState {
  orders: Fault[];
  /** The status that each external service returns, when set. */
  services: Partial<Record<OutsideService, number>>;
  random: RandomState;
  nextId: number;
}

/** Thrown by `fetch` when a fault drops the connection; hosts then close the socket. */
export class DroppedConnection extends TypeError {
  override readonly name = 'DroppedConnection';

  constructor() {
    super('connection dropped by a fault');
  }
}

/**
 * The faults of one world.
 * They have their own random source, so that ordering one does not change the world's.
 */
export class Faults {
  readonly #random: Random;
  readonly #faults: Fault[] = [];
  readonly #standing = new Map<OutsideService, number>();
  #nextId = 1;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Continues from a saved `state()`. */
  static resume({ orders, services, random, nextId }: FaultsState): Faults {
    const faults = new Faults(resumeRandom(random));
    faults.#faults.push(...orders.map((order) => ({ ...order })));
    for (const service of OUTSIDE_SERVICES) {
      const status = services[service];
      if (status !== undefined) faults.setServiceStatus(service, status);
    }
    faults.#nextId = nextId;
    return faults;
  }

  state(): FaultsState {
    const orders = this.#faults.map((fault) => ({ ...fault }));
    return { orders, services: Object.fromEntries(this.#standing), random: this.#random.state(), nextId: this.#nextId };
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  order(order: FaultOrder): Fault {
    const fault: Fault = { ...order, id: this.#nextId++, seen: 0, struck: 0 };
    this.#faults.push(fault);
    return fault;
  }

  /** Cancels one fault, or all; returns how many were canceled. */
  cancel(id?: number): number {
    const before = this.#faults.length;
    for (let index = before - 1; index >= 0; index--) {
      if (id === undefined || this.#faults[index]?.id === id) this.#faults.splice(index, 1);
    }
    return before - this.#faults.length;
  }

  /** Returns the status of an external service while no fault strikes it: 200 by default. */
  serviceStatus(service: OutsideService): number {
    return this.#standing.get(service) ?? 200;
  }

  /** Makes an external service return this status from now on. */
  setServiceStatus(service: OutsideService, status: number): void {
    this.#standing.set(service, status);
  }

  /**
   * Returns the fault that strikes this call; the first ordered wins.
   * The call counts for every fault of the operation.
   */
  strike(operationId: string): Fault | undefined {
    if (this.#faults.length === 0) return undefined;
    let striking: Fault | undefined;
    for (const fault of this.#faults) {
      if (fault.operationId !== operationId && (fault.operationId !== '*' || OUTSIDE.has(operationId))) continue;
      fault.seen++;
      if (striking || !strikes(fault, this.#random)) continue;
      fault.struck++;
      striking = fault;
    }
    return striking;
  }
}

function strikes(fault: Fault, random: Random): boolean {
  if (fault.nth !== undefined) return fault.seen === fault.nth;
  return fault.rate === undefined || random.chance(fault.rate);
}
