// Amounts are compared in sen.

const show = (amount) => (typeof amount === 'number' ? `RM ${amount.toFixed(2)}` : String(amount));

/** Returns an amount that is written as a text, such as `1,234.50`. */
export function readMoney(text) {
  const amount = Number(String(text ?? '').replaceAll(',', ''));
  return text === null || text === '' || Number.isNaN(amount) ? text : amount;
}

/**
 * Returns which amounts of a server are right for amounts of the twin, in one workflow.
 * @param samePrices whether both catalogues have the same prices; otherwise only the amounts of carts are compared
 */
export function createRates({ samePrices }) {
  const known = new Map();
  return {
    /** Keeps what the rules give for the same cart at both. */
    learn(twin, server) {
      for (const [name, amount] of Object.entries(twin)) {
        if (amount === 0 || name === 'free_tickets') continue;
        if (!known.has(amount)) known.set(amount, new Set());
        known.get(amount).add(server[name]);
      }
    },
    /** Returns the amounts that are right, or undefined when the prices differ and nothing says which. */
    expect(amount) {
      if (known.has(amount)) return [...known.get(amount)];
      return samePrices ? [amount] : undefined;
    },
  };
}

/** Returns the difference of two amounts, if there is one. */
export function compareMoney(twin, server, path, rates) {
  if (twin === server) return isWrongCoincidence(twin, rates) ? describe(twin, server, path, rates) : undefined;
  const expected = rates.expect(twin);
  if (expected === undefined || expected.some((amount) => isSame(amount, server))) return undefined;
  return describe(twin, server, path, rates);
}

const isSame = (one, other) =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.round(one * 100) === Math.round(other * 100) && isWhole(other)
    : one === other;
/** A fraction of a sen is no amount. */
const isWhole = (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** An amount that did not change with the catalogue is wrong when the rules give another. */
function isWrongCoincidence(amount, rates) {
  const expected = rates.expect(amount);
  return typeof amount === 'number' && expected !== undefined && !expected.some((one) => isSame(one, amount));
}

function describe(twin, server, path, rates) {
  const expected = rates.expect(twin) ?? [twin];
  return { kind: 'sen', path, twin: expected.map(show).join(' or '), server: show(server) };
}
