// What a workflow's calls become at a foreign server: its own accounts, catalogue and amounts.
import { accountOfEmail, DEMO_PASSWORD } from './read-accounts.mjs';
import { isCart, showAmounts } from './prices.mjs';

/** How long a nonce may be. */
const LONGEST_NONCE = 64;

/**
 * Returns the `adapt` of the twin and that of the server, for one workflow.
 * @param run makes the nonces of this workflow differ from those of others and of earlier runs
 */
export function createAdapters({ accounts, run, twinPricing, serverPricing, isSignIn }) {
  const quotes = [];
  const twin = async ({ url, init, index, isControl }) => {
    const body = readBody(init);
    if (!body) return undefined;
    if (isControl) return withBody(undefined, await twinPricing.useCatalogue(body, init.headers));
    if (isCart(body)) quotes[index] = await twinPricing.quote(body, init.headers);
    return withBody(url, freshNonce(body, run));
  };
  const server = async ({ url, init, call, index, isControl }) => {
    const body = readBody(init);
    if (!body) return undefined;
    if (isControl) return withBody(undefined, await serverPricing.useCatalogue(body, init.headers));
    const known = useAccounts(freshNonce(body, run), accounts, isSignIn(init.method, call.path));
    if (!isCart(body)) return withBody(url, known);
    call.quotes = { twin: quotes[index], server: await serverPricing.quote(body, init.headers) };
    return withBody(url, showAmounts(known, call.quotes));
  };
  return { twin, server };
}

function readBody({ body }) {
  if (typeof body !== 'string') return undefined;
  try {
    const value = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const withBody = (url, body) => ({ ...(url && { url }), init: { body: JSON.stringify(body) } });

function freshNonce(body, run) {
  if (typeof body._ !== 'string') return body;
  return { ...body, _: `${body._.slice(0, LONGEST_NONCE - run.length - 1)}-${run}` };
}

/** Puts the given accounts in the place of the demo accounts. */
function useAccounts(body, accounts, signsIn) {
  const emailOf = (value) => accounts[accountOfEmail(value)]?.email ?? value;
  const replace = (node) => {
    if (Array.isArray(node)) return node.map(replace);
    if (typeof node !== 'object' || node === null) return emailOf(node);
    return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, replace(part)]));
  };
  const account = accounts[accountOfEmail(body.email)];
  const password = signsIn && account && body.password === DEMO_PASSWORD ? { password: account.password } : {};
  return { ...replace(body), ...password };
}
