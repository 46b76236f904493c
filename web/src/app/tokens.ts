import type { TokenStore } from '@muara/client/http';
import type { storage } from '@/lib/storage.ts';
import { toast } from '@/lib/toast.ts';
import { en } from './messages/en.ts';

const KEY = 'muara.token';

/**
 * The bearer token of this browser and whose it is; tabs share it.
 * A token in any response replaces it (000 §7). Another tab may save somebody else's at any moment; calls of this
 * tab's person never use that one.
 */
export interface Tokens {
  /** Returns the saved token, no matter whose it is. */
  kept(): string | null;
  /** Keeps a token; `person` is null while the server has not said whose it is. */
  keep(token: string, person: number | null): void;
  forget(): void;
  /** This tab is this person's from now on, with this token. */
  belong(person: number, token: string): void;
  /** Signs this tab out. */
  leave(): void;
  /** Whether another tab saved a token that does not, or may not, belong to the user of this tab. */
  isForeign(): boolean;
  /** For calls of this tab's person: shows and replaces no token but theirs. */
  own: TokenStore;
  /** For signing in and for calls that find out whose token is saved. */
  any: TokenStore;
}

export function createTokens(box: Pick<typeof storage, 'get' | 'set' | 'remove'>): Tokens {
  let person: number | null = null;
  let mine: string | null = null;

  /** `7 default.abc` is user 7's; a token alone is of a person who is not known yet. */
  const read = () => {
    const text = box.get(KEY);
    const [, owner, token] = /^(\d+) (.+)$/.exec(text ?? '') ?? [];
    return token === undefined ? { owner: null, token: text } : { owner: Number(owner), token };
  };

  const tokens: Tokens = {
    kept: () => read().token,
    keep(token, owner) {
      if (!box.set(KEY, owner === null ? token : `${owner} ${token}`)) toast.error(en.enableCookies);
    },
    forget: () => box.remove(KEY),
    belong(owner, token) {
      person = owner;
      mine = token;
      if (read().token === token && read().owner !== owner) tokens.keep(token, owner);
    },
    leave() {
      person = null;
      mine = null;
    },
    isForeign() {
      const { owner, token } = read();
      return person !== null && token !== null && owner !== person && (owner !== null || token !== mine);
    },
    own: {
      get: () => (tokens.isForeign() ? null : read().token),
      set(token) {
        if (tokens.isForeign()) return;
        if (token === null) return tokens.forget();
        if (person !== null) mine = token;
        tokens.keep(token, person);
      },
    },
    any: { get: () => read().token, set: (token) => (token === null ? tokens.forget() : tokens.keep(token, null)) },
  };
  return tokens;
}
