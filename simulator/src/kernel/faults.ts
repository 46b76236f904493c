import type { ErrorCode } from '@muara/contract/errors';
import { resumeRandom, type Random, type RandomState } from '../world/random.ts';

/** External services that a fault can break, addressed like operations. */
export const OUTSIDE_SERVICES = ['park_service'] as const;
export type OutsideService = (typeof OUTSIDE_SERVICES)[number];

const OUTSIDE: ReadonlySet<string> = new Set(OUTSIDE_SERVICES);

/** Conditions on a call; all of them must be met. */
export interface FaultWhen {
  /** The role of the user; `public` without a session. */
  role?: string;
  /** A field of the body, query or path; a dot leads into an object. */
  field?: string;
  /** The value of `field`. */
  equals?: string | number | boolean | null;
  /** How the path begins. */
  path?: string;
}

/** What conditions are compared with. */
export interface CallFacts {
  role: string;
  path: string;
  /** Body, query and path parameters, as far as they could be read. */
  inputs: readonly unknown[];
}

/**
 * A fault that QA orders for an operation.
 * At most one of `nth` and `rate` may narrow it; without either it strikes every call that meets `when`.
 */
export interface FaultOrder {
  /** An operation of the contract, `*` for all of them, or an external service. */
  operationId: string;
  /** Strikes the nth call from now (1 = the next one), once. */
  nth?: number;
  /** Strikes each call with this probability (0–1). */
  rate?: number;
  /** Strikes at most this many times. */
  times?: number;
  when?: FaultWhen;
  /** Handles the call first and keeps what it wrote: only its answer is lost, late or replaced. */
  after?: 'commit';
  /** Refuses with this code of the error catalogue, with the catalogue's status unless `status` is given. */
  code?: ErrorCode;
  status?: number;
  message?: string;
  /** The JSON to return, with status 200 by default. */
  body?: unknown;
  /** Waits this many real milliseconds before continuing. */
  delay_ms?: number;
  /** Closes the connection without a response. */
  drop?: boolean;
  /** Returns 200 with a truncated body. */
  malformed?: boolean;
  /** The preset that the fault is part of. */
  preset?: string;
}

export interface Fault extends FaultOrder {
  id: number;
  /** Calls that met the conditions since the fault was ordered. */
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

  find(id: number): Fault | undefined {
    return this.#faults.find((fault) => fault.id === id);
  }

  /**
   * Whether a fault asks for the fields of the operation's calls, so that their bodies must be read
   * first.
   */
  readsInput(operationId: string): boolean {
    return this.#faults.some((fault) => fault.when?.field !== undefined && strikesAt(fault, operationId));
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
   * The call counts for every fault of the operation whose conditions it meets. A fault that strikes after the commit has
   * struck once `confirm` says so: a refused call commits nothing.
   */
  strike(operationId: string, facts?: CallFacts): Fault | undefined {
    if (this.#faults.length === 0) return undefined;
    let striking: Fault | undefined;
    for (const fault of this.#faults) {
      if (!strikesAt(fault, operationId) || !meets(fault.when, facts)) continue;
      fault.seen++;
      if (striking || !strikes(fault, this.#random)) continue;
      if (fault.after === undefined) fault.struck++;
      striking = fault;
    }
    return striking;
  }

  /** Counts the strike of a fault that waited for the commit. */
  confirm(fault: Fault): void {
    fault.struck++;
  }
}

/** Returns whether a fault can strike no more. */
export function isSpent({ nth, times, seen, struck }: Fault): boolean {
  if (nth !== undefined) return seen >= nth;
  return times !== undefined && struck >= times;
}

function strikesAt({ operationId }: FaultOrder, called: string): boolean {
  return operationId === called || (operationId === '*' && !OUTSIDE.has(called));
}

function strikes(fault: Fault, random: Random): boolean {
  if (fault.times !== undefined && fault.struck >= fault.times) return false;
  if (fault.nth !== undefined) return fault.seen === fault.nth;
  return fault.rate === undefined || random.chance(fault.rate);
}

function meets(when: FaultWhen | undefined, facts: CallFacts | undefined): boolean {
  if (when === undefined) return true;
  if (facts === undefined) return false;
  const { role, field, path } = when;
  if (role !== undefined && facts.role !== role) return false;
  if (path !== undefined && !facts.path.startsWith(path)) return false;
  if (field === undefined) return true;
  const values = facts.inputs.map((input) => valueAt(input, field)).filter((value) => value !== undefined);
  const { equals } = when;
  return equals === undefined ? values.length > 0 : values.includes(equals);
}

/** Returns the value of a field; a dot leads into an object. */
function valueAt(input: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (node, name) =>
        typeof node === 'object' && node !== null && Object.hasOwn(node, name)
          ? (node as Record<string, unknown>)[name]
          : undefined,
      input,
    );
}
