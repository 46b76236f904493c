import type { NoSession } from '../kernel/handler.ts';
import type { HandlersOf } from './action.ts';
import { ControlError } from './refuse.ts';
import { didYouMean } from './suggest.ts';
import type { ControlContext } from './action.ts';

export const PERSONAS: HandlersOf<'listPersonas' | 'openSession'> = {
  listPersonas: (_input, { domain, world }) => {
    const data = [...domain.listPersonas(world())];
    return { data, total: data.length };
  },
  openSession: ({ params: { account } }, ctx) => {
    return assertAccount(ctx, account, ctx.domain.openSession(ctx.world(), account, ctx.rules));
  },
};

/** Returns what an account got. @throws ControlError when it does not exist or may not sign in */
export function assertAccount<T extends object>(
  { domain, world }: Pick<ControlContext, 'domain' | 'world'>,
  account: string,
  given: T | NoSession | undefined,
): T {
  if (given === undefined) {
    const known = domain.listPersonas(world()).map((persona) => persona.account);
    const hint = didYouMean(account, known) || '; GET …/personas lists the accounts';
    throw new ControlError('account_not_found', `There is no account ${account}${hint}`, 'account');
  }
  if (isRefused(given))
    throw new ControlError('account_cannot_sign_in', `${account} may not sign in: ${given.code}`, 'account');
  return given;
}

function isRefused(given: object): given is NoSession {
  return 'code' in given;
}
