import type { ErrorCode } from '@muara/contract/errors';
import { resumeRandom, type Random, type RandomState } from '../world/random.ts';

/** Services outside the operator that a fault can put out of order, as if they were operations. */
export const OUTSIDE_SERVICES = ['park_service'] as const;
export type OutsideService = (typeof OUTSIDE_SERVICES)[number];

const OUTSIDE: ReadonlySet<string> = new Set(OUTSIDE_SERVICES);

/** A trouble that QA orders for an operation. Exactly one of `nth` and `rate` may narrow it; without both it strikes every call. */
export interface FaultOrder {
  /** An operation of the contract, `*` for all of them, or a service outside. */
  operationId: string;
  /** Strikes the nth call from now (1 = the next one), once. */
  nth?: number;
  /** Strikes each call with this probability (0–1). */
  rate?: number;
  /** Answers this code of the error catalogue, with the catalogue's status unless `status` is given. */
  code?: ErrorCode;
  status?: number;
  message?: string;
  /** Waits so many real milliseconds before going on. */
  delay_ms?: number;
  /** Ends the connection without an answer. */
  drop?: boolean;
  /** Answers 200 with a body that is cut in the middle. */
  malformed?: boolean;
}

export interface Fault extends FaultOrder {
  id: number;
  /** Calls of the operation seen since it was ordered. */
  seen: number;
  /** How often it struck. */
  struck: number;
}

/** All that is ordered, and the chance it depends on, so that a snapshot can hold it. */
export interface FaultsState {
  orders: Fault[];
  /** What services outside answer, where they were told to. */
  services: Partial<Record<OutsideService, number>>;
  random: RandomState;
  nextId: number;
}

/** Thrown out of `fetch` when a fault drops the connection; hosts turn it into a closed socket. */
export class DroppedConnection extends TypeError {
  override readonly name = 'DroppedConnection';

  constructor() {
    super('connection dropped by a fault');
  }
}

/** The faults of one world. Their chance is their own, so that ordering one does not shift the world's. */
export class Faults {
  readonly #random: Random;
  readonly #faults: Fault[] = [];
  readonly #standing = new Map<OutsideService, number>();
  #nextId = 1;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Continues where `state()` was taken. */
  static resume({ orders, services, random, nextId }: FaultsState): Faults {
    const faults = new Faults(resumeRandom(random));
    faults.#faults.push(...orders.map((order) => ({ ...order })));
    for (const service of OUTSIDE_SERVICES) {
      const status = services[service];
      if (status !== undefined) faults.settle(service, status);
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

  /** Takes one fault back, or all; tells how many went. */
  cancel(id?: number): number {
    const before = this.#faults.length;
    for (let index = before - 1; index >= 0; index--) {
      if (id === undefined || this.#faults[index]?.id === id) this.#faults.splice(index, 1);
    }
    return before - this.#faults.length;
  }

  /** What a service outside answers unless a fault strikes it: 200, until it is told otherwise. */
  standing(service: OutsideService): number {
    return this.#standing.get(service) ?? 200;
  }

  /** Lets a service outside answer every call with this status from now on. */
  settle(service: OutsideService, status: number): void {
    this.#standing.set(service, status);
  }

  /** The fault that strikes this call, the first ordered winning; every fault of the operation counts the call. */
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
