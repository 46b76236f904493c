// Where the answer of a server parts from the answer of the twin to the same call.
import { compareMoney, readMoney } from './compare-money.mjs';
import { compareTexts } from './compare-texts.mjs';
import { isKnown, isMap, isMoney, isRequired } from './read-schema.mjs';

/**
 * Returns the differences of two answers: what differs (`kind`), where, and both sides in words.
 * @param sameData whether both answers are about the same records: one by one, in amounts too
 * @param rates which amount of the server is right for an amount of the twin
 */
export function compareAnswers({ twin, server }, entry, contract, { sameData, rates }) {
  if (server.status !== twin.status || server.code !== twin.code)
    return [
      { kind: server.status === twin.status ? 'code' : 'status', path: '', twin: nameOf(twin), server: nameOf(server) },
    ];
  if (twin.json === undefined && server.json === undefined) return [];
  const differences = [];
  const context = { contract, differences, sameData, rates, isRefused: twin.status >= 400 };
  compareNodes(twin.json, server.json, contract.ofAnswer(entry, twin.status), '', context);
  return differences;
}

const nameOf = ({ status, code, error }) => (status ? `${status}${code ? ` ${code}` : ''}` : `no answer (${error})`);

function compareNodes(twin, server, schemas, path, context) {
  const { differences, rates, sameData } = context;
  if (sameData && isMoney(schemas)) {
    const difference = compareMoney(twin, server, path, rates);
    if (difference) differences.push(difference);
    return;
  }
  const [one, other] = [typeOf(twin), typeOf(server)];
  if (one !== other) {
    // Nothing where the other has something is data; the schema says whether it may be.
    if (one === 'nothing' || other === 'nothing') return;
    differences.push({ kind: 'shape', path, twin: `is ${one}`, server: `is ${other}` });
  } else if (one === 'a list') compareLists(twin, server, schemas, path, context);
  else if (one === 'an object') compareObjects(twin, server, schemas, path, context);
  else if (one === 'a text') {
    const difference = compareTexts(twin, server, path, context);
    if (difference) differences.push(difference);
  }
}

function typeOf(value) {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return { string: 'a text', number: 'a number', boolean: 'true or false' }[typeof value];
}

function compareLists(twin, server, schemas, path, context) {
  const items = context.contract.ofItems(schemas);
  if (context.sameData && twin.length === server.length) {
    for (const [index, item] of twin.entries()) compareNodes(item, server[index], items, `${path}[]`, context);
    return;
  }
  // Other rows: their fields are compared, not their amounts.
  if (twin.length === 0 || server.length === 0) return;
  compareNodes(mergeItems(twin), mergeItems(server), items, `${path}[]`, { ...context, sameData: false });
}

/** Returns one item with the fields of all. */
function mergeItems(items) {
  return items.reduce((merged, item) => {
    if (typeOf(merged) === 'nothing') return item;
    if (typeOf(item) === 'a list' && typeOf(merged) === 'a list') return [...merged, ...item];
    if (typeOf(item) !== 'an object' || typeOf(merged) !== 'an object') return merged;
    const names = new Set([...Object.keys(merged), ...Object.keys(item)]);
    return Object.fromEntries(
      [...names].map((name) => {
        const values = [merged, item].filter((one) => Object.hasOwn(one, name)).map((one) => one[name]);
        return [name, mergeItems(values)];
      }),
    );
  });
}

function compareObjects(twin, server, schemas, path, context) {
  const { contract, differences, sameData, rates } = context;
  const isOpen = isMap(schemas);
  for (const name of new Set([...Object.keys(twin), ...Object.keys(server)])) {
    const at = `${path}${path && '.'}${isOpen ? '*' : name}`;
    const [inTwin, inServer] = [Object.hasOwn(twin, name), Object.hasOwn(server, name)];
    if (inTwin && inServer) {
      const fields = contract.ofField(schemas, name);
      compareNodes(twin[name], server[name], fields, at, context);
      if (sameData && !isOpen) compareFormatted({ twin, server, name, schemas, at, contract, rates, differences });
    } else if (!isOpen && (sameData || (inTwin ? isRequired(schemas, name) : !isKnown(schemas, name)))) {
      differences.push({ kind: 'field', path: at, ...(inTwin ? MISSING : EXTRA) });
    }
  }
}

const MISSING = { twin: 'is there', server: 'is missing' };
const EXTRA = { twin: 'is not there', server: 'is there' };

/** `_amount` is `amount` as a text. */
function compareFormatted({ twin, server, name, schemas, at, contract, rates, differences }) {
  if (!name.startsWith('_') || !isMoney(contract.ofField(schemas, name.slice(1)))) return;
  const difference = compareMoney(readMoney(twin[name]), readMoney(server[name]), at, rates);
  if (difference) differences.push(difference);
}
