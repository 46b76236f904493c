// What the columns of a table of carts mean.
import { suggest } from '../suggest.mjs';

/** What is wrong with a cell: its column, and what to write instead. */
export class CellError extends Error {
  constructor(column, message) {
    super(`column ${column}: ${message}`);
  }
}

const PRICED = 'adult adult_oku child child_oku senior super_senior student adult_foreigner child_foreigner'.split(' ');
const CATEGORIES = [...PRICED, 'baby', 'baby_foreigner'];
const FOREIGN = new Set(['adult_foreigner', 'child_foreigner', 'baby_foreigner']);
const SELLERS = ['cashier', 'agent', 'shop'];
const BUYERS = ['', 'agent', 'tour guide'];
const CHARTERS = {
  charter: 'vvip_price',
  'agent charter': 'vvip_agent_price',
  'guide charter': 'vvip_tourguide_price',
};
const PRICES = { ...Object.fromEntries(PRICED.map((name) => [name, `${name}_price`])), ...CHARTERS };

const readText = (_column, text) => text;
const readCategory = (column, text) => (text === '' ? 0 : readWhole(column, text));

/** Every column with its reader; `case`, `package` and `total` must have a value. */
const COLUMNS = {
  case: readText,
  package: readNumbered,
  seller: (column, text) => readChoice(column, text || 'cashier', SELLERS),
  buyer: (column, text) => readChoice(column, text, BUYERS),
  foc: (column, text) => readChoice(column, text, ['', 'yes']) === 'yes',
  jetty: (column, text) => (text === '' ? 1 : readWhole(column, text)),
  date: readDate,
  slot: readText,
  ...Object.fromEntries(CATEGORIES.map((name) => [name, readCategory])),
  dishes: (column, text) => splitList(text, ';').map((part) => readDish(column, part)),
  discount: readDiscount,
  payment: readText,
  prices: (column, text) => Object.fromEntries(splitList(text, ',').map((part) => readPrice(column, part))),
  agent_tiers: (column, text) => readTiers(column, text, 'agent_discount_'),
  guide_tiers: (column, text) => readTiers(column, text, 'tourguide_discount_'),
  free_tickets: (column, text) => splitList(text, ',').map((part) => readPromotion(column, part)),
  free: (column, text) => (text === '' ? undefined : readWhole(column, text)),
  total: (column, text) => (/^[a-z_]+$/.test(text) ? text : readAmount(column, text)),
};
const REQUIRED = ['case', 'package', 'total'];

/** Returns what is wrong with the head of a table, if anything. */
export function checkColumns(names) {
  const known = Object.keys(COLUMNS);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    return `unknown column ${unknown || '(empty)'}${suggest(unknown, known) || `; use ${known.join(', ')}`}`;
  const missing = REQUIRED.find((name) => !names.includes(name));
  return missing && `the column ${missing} is missing`;
}

/**
 * Returns the cart of a row.
 * @throws CellError for the first cell that is wrong
 */
export function readCart(names, cells) {
  if (cells.length > names.length) throw new CellError(names.length + 1, `the head has ${names.length} columns only`);
  const cellOf = (name) => cells[names.indexOf(name)] ?? '';
  const empty = REQUIRED.find((name) => cellOf(name) === '');
  if (empty) throw new CellError(empty, 'it is empty');
  const cart = Object.fromEntries(Object.entries(COLUMNS).map(([name, read]) => [name, read(name, cellOf(name))]));
  const counts = Object.fromEntries(CATEGORIES.map((name) => [`total_${name}`, cart[name]]));
  const isForeign = CATEGORIES.some((name) => FOREIGN.has(name) && cart[name] > 0);
  return { ...cart, counts, isForeign, isMalaysian: CATEGORIES.some((name) => !FOREIGN.has(name) && cart[name] > 0) };
}

const splitList = (text, separator) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

function readWhole(column, text) {
  if (!/^\d{1,5}$/.test(text)) throw new CellError(column, `"${text}" is not a whole number`);
  return Number(text);
}

function readAmount(column, text) {
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(text))
    throw new CellError(column, `"${text}" is not an amount in RM such as 75 or 67.50`);
  return Number(text);
}

function readChoice(column, text, choices) {
  if (!choices.includes(text))
    throw new CellError(column, `"${text}" is none of ${choices.map((choice) => choice || 'empty').join(', ')}`);
  return text;
}

/** An id, with a name behind it for the reader: `6 Dinner Cruise`. */
function readNumbered(column, text) {
  const [, id] = /^(\d{1,9})(?:\s|$)/.exec(text) ?? [];
  if (!id) throw new CellError(column, `"${text}" does not begin with an id, such as 1 Day Cruise`);
  return Number(id);
}

function readDate(column, text) {
  if (text !== '' && !/^\d{4}-\d\d-\d\d$/.test(text))
    throw new CellError(column, `"${text}" is not a date such as 2026-03-10`);
  return text || null;
}

function readDiscount(column, text) {
  if (text === '') return null;
  const [, ringgit, percent] = /^(?:RM ?(\S+)|(\S+?) ?%)$/.exec(text) ?? [];
  if (!ringgit && !percent) throw new CellError(column, `"${text}" is neither RM10 nor 10%`);
  return { discount_type: ringgit ? 'RM' : '%', discount_value: readAmount(column, ringgit ?? percent) };
}

/** `1 Nasi Lemak: 2 adult 1 child` */
function readDish(column, text) {
  const [dish, portions = ''] = text.split(':');
  const counts = [...portions.matchAll(/(\d+)\s+(\w+)/g)];
  const wrong = counts.find(([, , category]) => !PRICED.includes(category));
  if (counts.length === 0 || wrong)
    throw new CellError(column, `"${text}" is not a dish such as 1 Nasi Lemak: 2 adult 1 child`);
  return {
    id: readNumbered(column, dish),
    ...Object.fromEntries(counts.map(([, count, category]) => [`total_${category}`, Number(count)])),
  };
}

/** `child_oku 7.50` */
function readPrice(column, text) {
  const [, name, amount] = /^(.+?)\s+(\S+)$/.exec(text) ?? [];
  if (!name || !Object.hasOwn(PRICES, name))
    throw new CellError(
      column,
      `"${text}" is not a price such as adult 30; known are ${Object.keys(PRICES).join(', ')}`,
    );
  return [PRICES[name], readAmount(column, amount)];
}

/** `adult 10-49 10%, adult 50-999 RM5` */
function readTiers(column, text, prefix) {
  const tiers = {};
  for (const part of splitList(text, ',')) {
    const [, category, min, max, rest] = /^(\w+) (\d+)-(\d+) (.+)$/.exec(part) ?? [];
    if (!PRICED.includes(category)) throw new CellError(column, `"${part}" is not a tier such as adult 10-49 10%`);
    const { discount_type: type, discount_value: discount } = readDiscount(column, rest);
    (tiers[`${prefix}${category}s`] ??= []).push({ min: Number(min), max: Number(max), discount, type });
  }
  return tiers;
}

/** `10+1`: who buys ten gets one free. */
function readPromotion(column, text) {
  const [, buy, free] = /^(\d+)\+(\d+)$/.exec(text) ?? [];
  if (!buy) throw new CellError(column, `"${text}" is not a promotion such as 10+1`);
  return { buy: Number(buy), free: Number(free) };
}
