// What a cart costs by the contract's rules from the catalogue of a server, so that other prices are no drift.
import { NotRunnable } from './not-runnable.mjs';

const toSen = (ringgit) => Math.round(ringgit * 100);
const toRinggit = (sen) => sen / 100;
/** Fields of a catalogue that no price depends on. */
const NOT_PRICES = /^(?:id|.*_id|.*capacity.*|.*seats.*|total_.*|left|version)$/;

/** Returns whether a request body is a cart with the amounts that its buyer saw. */
export const isCart = (body) => typeof body?.package_id === 'number' && typeof body.amount === 'number';

/**
 * Returns the catalogue of a server and the functions that price carts from it.
 * @param twin base URL of the simulator whose control plane knows the rules
 * @param getToken signs in with an account by its name; undefined where none is given
 */
export function createPricing({ base, world, twin, getToken }) {
  const readCatalogue = async (headers = new Headers()) => {
    const kept = new Headers();
    for (const name of ['authorization', 'x-pos']) if (headers.has(name)) kept.set(name, headers.get(name));
    if (world) kept.set('x-sim-world', world);
    const response = await fetch(`${base}/tickets/packages`, { headers: kept });
    return response.ok ? response.json().catch(() => undefined) : undefined;
  };
  const post = async (body) => {
    const headers = { 'content-type': 'application/json' };
    return fetch(`${twin}/__sim/quote`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  return {
    readCatalogue,
    /** Returns the body of a quote with the catalogue of this server in place of a world's. */
    async useCatalogue({ world: _world, account, ...body }, headers) {
      const token = account && (await getToken(account));
      const seen = token ? new Headers({ authorization: `Bearer ${token}`, 'x-pos': '1' }) : headers;
      return { ...body, catalogue: await readCatalogue(seen) };
    },
    /** Returns the amounts of a cart by the rules, unless the request does not say enough. */
    async quote(body, headers) {
      const catalogue = await readCatalogue(headers);
      if (!Array.isArray(catalogue?.packages)) return undefined;
      if (!catalogue.packages.some(({ id }) => id === body.package_id)) return { isMissing: true };
      const response = await post({ cart: cartOf(body), catalogue });
      return response.ok ? (await response.json()).sale : undefined;
    },
  };
}

function cartOf(body) {
  const counts = Object.entries(body).filter(
    ([name, value]) => /^total_[a-z_]+$/.test(name) && Number.isInteger(value),
  );
  const passengers = counts.filter(([name]) => !/amount|discount|passenger/.test(name));
  const source =
    body.agent_id || body.platform === 'agent_dashboard' ? 'agent' : body.tourguide_id ? 'tourguide' : 'none';
  const { package_id, foods = [], discount_type, discount_value } = body;
  return {
    package_id,
    ...Object.fromEntries(passengers),
    foods: foods ?? [],
    source,
    payment_method: body.payment_method_agent ?? body.payment_method ?? null,
    ...(discount_value && { discount_type: discount_type ?? 'RM', discount_value }),
  };
}

/**
 * Returns a cart with the amounts of the server where the workflow sends those of the twin.
 * @throws NotRunnable when the server does not sell the package
 */
export function showAmounts(body, { twin, server }) {
  if (server?.isMissing && !twin?.isMissing)
    throw new NotRunnable(`package ${body.package_id} is not on sale at this server`);
  if (!twin || !server || server.isMissing || showsAmountsOf(server, body, twin)) return body;
  const shown = Object.fromEntries(
    Object.entries(twin)
      .filter(([name, value]) => typeof body[name] === 'number' && toSen(body[name]) === toSen(value))
      .map(([name]) => [name, server[name]]),
  );
  const more = toSen(server.total_amount) - toSen(twin.total_amount);
  const cash = typeof body.cash_in === 'number' ? { cash_in: toRinggit(toSen(body.cash_in) + more) } : {};
  return { ...body, ...shown, ...cash };
}

/** Returns whether a cart has the amounts of the server already, from a quote. */
function showsAmountsOf(server, body, twin) {
  const [shown, there, here] = [body, server, twin].map(({ amount }) => toSen(amount));
  return shown === there && shown !== here;
}

/** Returns whether two catalogues have the same prices. */
export function hasSamePrices(one, other) {
  return JSON.stringify(listPrices(one)) === JSON.stringify(listPrices(other));
}

function listPrices({ packages, processing_fee, minisigua, enable_discount } = {}) {
  const numbers = [];
  const walk = (node, path) => {
    if (typeof node === 'number') numbers.push([path, node]);
    else if (typeof node === 'object' && node !== null)
      for (const [name, part] of Object.entries(node)) if (!NOT_PRICES.test(name)) walk(part, `${path}/${name}`);
  };
  walk({ packages, processing_fee, minisigua }, '');
  return [numbers, enable_discount];
}
