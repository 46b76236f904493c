import { can } from '@muara/client/http';
import { hasPermission } from '@muara/contract/rules/permissions/has-permission';
import type { Session, SessionActions } from '@/domain/session/session-context.ts';
import type { SessionStore } from './session.ts';
import type { Tokens } from './tokens.ts';

/** What screens may do with and ask of the session; the answers come from the contract's table. */
export function sessionActions(store: SessionStore, tokens: Tokens, session: Session | null): SessionActions {
  const user = session?.user ?? null;
  return {
    signIn: store.signIn,
    signOut: () => store.end('signed-out'),
    patchUser: store.patchUser,
    token: tokens.own.get,
    can: (operation) => can(user, operation),
    hasPermission: (area, action) => hasPermission(user, area, action),
  };
}
