// What a run reached of the contract, read from the journals of its worlds, and the codes of their printer helpers.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../lib/project.mjs';

/** The accounts of a new world, by their ids from 1. */
const ACCOUNTS =
  'superuser manager admin accountant cashier csa supervisor marketing agent tourguide customer skaloot cashier2'.split(
    ' ',
  );
const FLOOR = 'tests/scenarios/coverage-floor.json';
const NOT_REACHED = 'tests/scenarios/errors/not-reached.yaml';
const MOST_NAMES = 12;

/** Counts operations, pairs of role and operation, and codes; lists what is below the floor. */
export function measureCoverage(results, operations) {
  const calls = results.flatMap((result) => result.reached ?? []);
  const reached = calls.filter(({ operationId }) => operationId);
  const found = {
    operations: new Set(reached.map(({ operationId }) => operationId)),
    pairs: new Set(reached.map(({ operationId, userId }) => `${ACCOUNTS[userId - 1] ?? 'guest'} ${operationId}`)),
    codes: new Set(calls.map(({ code }) => code).filter(Boolean)),
  };
  const wanted = readReachableCodes();
  const missing = {
    operations: [...operations.keys()].filter((id) => !found.operations.has(id)),
    codes: wanted.filter((code) => !found.codes.has(code)),
  };
  const floor = JSON.parse(readFileSync(inRoot(FLOOR), 'utf8'));
  const counts = Object.fromEntries(Object.entries(found).map(([name, set]) => [name, set.size]));
  const below = Object.keys(floor).filter((name) => counts[name] < floor[name]);
  const lines = [
    `${counts.operations} of ${operations.size} operations${listNames(missing.operations)}`,
    `${counts.codes} codes${listNames(missing.codes)}`,
    `${counts.pairs} pairs of account and operation`,
    ...below.map((name) => `✗ ${counts[name]} ${name} are below the floor of ${floor[name]} (${FLOOR})`),
  ];
  return { lines, isEnough: below.length === 0 };
}

/** Returns every code of the catalogue that ordinary calls can cause. */
function readReachableCodes() {
  const read = (path) => parse(readFileSync(inRoot(path), 'utf8'));
  const notReached = read(NOT_REACHED);
  return Object.keys(read('openapi/errors.yaml')).filter((code) => !Object.hasOwn(notReached, code));
}

function listNames(names) {
  if (names.length === 0) return '';
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  return `; not reached: ${names.slice(0, MOST_NAMES).join(', ')}${more}`;
}
