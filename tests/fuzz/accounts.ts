import type { TestCaller, TestSimulator } from '@muara/simulator/testing';

/** Who calls: staff from the developer down, partners, a buyer, and somebody who is not signed in. */
export const ACCOUNTS = [
  'skaloot',
  'superuser',
  'manager',
  'cashier',
  'csa',
  'accountant',
  'marketing',
  'agent',
  'tourguide',
  'customer',
  null,
] as const;

type UserRecord = ReturnType<TestSimulator['world']['tables']['users']['must']>;

/**
 * The sessions of a world.
 * Calls sign people out, deactivate them and change their passwords: each is let in again.
 */
export class Accounts {
  readonly #sim: TestSimulator;
  readonly #callers = new Map<string, TestCaller>();
  readonly #records: ReadonlyMap<string, UserRecord>;

  constructor(sim: TestSimulator) {
    this.#sim = sim;
    this.#records = new Map(sim.world.tables.users.all().map((user) => [user.username, user]));
  }

  /** Returns who calls as an account; a guest for null. */
  async caller(account: string | null): Promise<TestCaller> {
    if (account === null) return this.#sim;
    const known = this.#callers.get(account);
    if (known) return known;
    const { id, ...record } = this.#records.get(account)!;
    const { users } = this.#sim.world.tables;
    // Once an account is removed, a call may add another under its address.
    for (const other of [users.one('email', record.email.toLowerCase()), users.one('username', account)])
      if (other && other.id !== id) users.update(other.id, { deletedAt: 1 });
    users.update(id, record);
    const caller = await this.#sim.as(account);
    this.#callers.set(account, caller);
    return caller;
  }

  /** Drops a session that was refused: the next call of the account opens another. */
  drop(account: string | null): void {
    if (account !== null) this.#callers.delete(account);
  }
}
