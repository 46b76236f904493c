import type { ErrorCode } from '@muara/contract/errors';
import type { UserRecord } from '../world/records.ts';

/** Events of accounts: sessions and passwords. */
export interface AccountEvents {
  'user.signedIn': { readonly user: UserRecord };
  'user.signedOut': { readonly user: UserRecord; readonly token: string };
  /** Somebody else ended a user's sessions, or the user did with a new password. */
  'user.sessionsEnded': {
    readonly userId: number;
    /** The tokens of the sessions; empty when the user was not signed in. */
    readonly tokens: readonly string[];
    /** Why the account may not be used now; null when the user may sign in again. */
    readonly reason: ErrorCode | null;
  };
  /** Others changed what a user may do: the user's open pages are stale. */
  'user.rightsChanged': { readonly userId: number };
  /** The user asked for a link to set a password. */
  'user.resetRequested': { readonly user: UserRecord; readonly resetToken: string };
  /** The user asked for such a link, but the account may not be used now. */
  'user.resetDenied': { readonly user: UserRecord; readonly reason: ErrorCode };
  'user.passwordSet': { readonly before: UserRecord; readonly user: UserRecord };
}
