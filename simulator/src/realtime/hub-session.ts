import type { Rules } from '@muara/contract/rules';
import type { RealtimeChannel } from '@muara/contract/types';

/** What the contract asks of the receiver of a message; `isAllowed` of the rules judges it. */
export type Requirement = Parameters<Rules['isAllowed']>[1];

/** Whoever a token belongs to, as far as the hub cares. */
export interface HubSession {
  readonly userId: number;
  readonly name: string;
  readonly role: string;
  readonly channel: Extract<RealtimeChannel, 'staff' | 'agents' | 'customers'>;
  /** Shown to others, so that they know whom they can write to. */
  readonly canChat: boolean;
  /** Asked at each message, so that rights that change under a connection, or a session that ended, count at once. */
  allows(requirement: Requirement): boolean;
}
