import type { Rules } from '@muara/contract/rules';
import type { RealtimeChannel } from '@muara/contract/types';

/** What the contract requires of a message's receiver; checked by the rule `isAllowed`. */
export type Requirement = Parameters<Rules['isAllowed']>[1];

/** The owner of a token, as far as the hub needs to know. */
export interface HubSession {
  readonly userId: number;
  readonly name: string;
  readonly role: string;
  readonly channel: Extract<RealtimeChannel, 'staff' | 'agents' | 'customers'>;
  /** Shown to others, so that they know whom they can write to. */
  readonly canChat: boolean;
  /** Checked per message, so that changed permissions and ended sessions apply immediately. */
  allows(requirement: Requirement): boolean;
}
