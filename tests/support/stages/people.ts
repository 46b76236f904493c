import type { MuaraClient } from '@muara/client/http';
import type { SessionUser } from '@muara/contract/types';

/** Somebody signed in, in a test with a server or without one. */
export interface Person {
  readonly user: SessionUser;
  readonly call: MuaraClient['call'];
}

/** The world of a test, with a server or without one. */
export interface World<P extends Person = Person> {
  /** Returns the day of the world's clock, such as '2026-03-10'. */
  today(): Promise<string>;
  /** Stops the clock today at a Kuala Lumpur time, such as '08:00'. */
  freezeAt(time: string): Promise<void>;
  /** Signs in a demo account. @param account the part before @muara.test */
  signIn(account: string): Promise<P>;
}
