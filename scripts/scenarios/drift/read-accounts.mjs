// Who signs in at a foreign server: from a file, or from the environment.
import { readFileSync } from 'node:fs';
import { UsageError } from '../options.mjs';
import { suggest } from '../suggest.mjs';

/** The accounts that workflows sign in with, by the name before @muara.test. */
export const ACCOUNT_NAMES =
  'superuser manager admin accountant cashier csa supervisor marketing agent tourguide customer skaloot cashier2'.split(
    ' ',
  );
const DOMAIN = '@muara.test';
export const DEMO_PASSWORD = 'muara123';
const EXAMPLE = '{"cashier": {"email": "gate@example.com", "password": "…"}}';

/**
 * Returns email and password of each account.
 * They come from the file, or from MUARA_<ACCOUNT>_EMAIL and _PASSWORD; without either, all demo accounts.
 * @throws UsageError with the place when they cannot be read
 */
export function readAccounts(path, environment = process.env) {
  const given = path ? readFile(path) : readEnvironment(environment);
  if (Object.keys(given).length > 0) return given;
  if (path) throw new UsageError(`${path}: no account is given, such as ${EXAMPLE}`);
  return listDemoAccounts();
}

/** Returns email and password of every demo account. */
export function listDemoAccounts() {
  return Object.fromEntries(
    ACCOUNT_NAMES.map((name) => [name, { email: `${name}${DOMAIN}`, password: DEMO_PASSWORD }]),
  );
}

/** Returns the account of a demo email, if it is one. */
export function accountOfEmail(text) {
  if (typeof text !== 'string' || !text.endsWith(DOMAIN)) return undefined;
  const name = text.slice(0, -DOMAIN.length);
  return ACCOUNT_NAMES.includes(name) ? name : undefined;
}

function readFile(path) {
  let entries;
  try {
    entries = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${path}: not JSON (${firstLine(error)}); write ${EXAMPLE}`);
    throw new UsageError(`${path}: cannot be read (${error.code})`);
  }
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries))
    throw new UsageError(`${path}: not an object such as ${EXAMPLE}`);
  return Object.fromEntries(
    Object.entries(entries).map(([role, account]) => [nameOf(path, role), pick(path, role, account)]),
  );
}

/** JSON.parse quotes the text, which contains passwords. */
const firstLine = ({ message }) => message.split('\n')[0].replace(/(?:,? ?["'`.]).*$/, '');

/** `Tour Guide` and `tourguide` are the same role. */
function nameOf(path, role) {
  const name = role.toLowerCase().replaceAll(/[\s_-]/g, '');
  if (!ACCOUNT_NAMES.includes(name))
    throw new UsageError(
      `${path}: unknown account ${role}${suggest(name, ACCOUNT_NAMES) || `; use ${ACCOUNT_NAMES.join(', ')}`}`,
    );
  return name;
}

function pick(path, role, account) {
  const missing = ['email', 'password'].find((field) => typeof account?.[field] !== 'string' || account[field] === '');
  if (missing) throw new UsageError(`${path}: ${role} has no ${missing}`);
  return { email: account.email, password: account.password };
}

function readEnvironment(environment) {
  const names = ACCOUNT_NAMES.filter((name) => environment[`MUARA_${name.toUpperCase()}_EMAIL`]);
  return Object.fromEntries(
    names.map((name) => {
      const variable = `MUARA_${name.toUpperCase()}`;
      const account = { email: environment[`${variable}_EMAIL`], password: environment[`${variable}_PASSWORD`] };
      if (!account.password) throw new UsageError(`${variable}_PASSWORD is missing; ${variable}_EMAIL is set`);
      return [name, account];
    }),
  );
}
