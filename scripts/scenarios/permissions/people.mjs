// Who tries the operations: an account for each column of the permission table.
import { WorldError } from '../control.mjs';

const PASSWORD = 'muara123';
/** The demo account of each column. */
const ACCOUNTS = {
  'Super User': 'superuser',
  Manager: 'manager',
  Admin: 'admin',
  Accountant: 'accountant',
  Cashier: 'cashier',
  CSA: 'csa',
  Supervisor: 'supervisor',
  Marketing: 'marketing',
  Agent: 'agent',
  'Tour Guide': 'tourguide',
  Customer: 'customer',
};
const DEVELOPER = 'skaloot';
const GRID_ACCOUNT = 'custom.grid';

/** Returns the account of a column. */
export function accountOf(column, grid) {
  return column === grid?.name ? GRID_ACCOUNT : (ACCOUNTS[column] ?? DEVELOPER);
}

/**
 * Signs in and returns the token.
 * @throws WorldError when the account may not sign in
 */
export async function signIn(server, account) {
  const email = `${account}@muara.test`;
  const { token, message, status } = await post(server, '/api/login', {
    email,
    password: PASSWORD,
    platform: 'web_app',
  });
  if (!token) throw new WorldError(`${email} may not sign in (${status}): ${message}`);
  return token;
}

/** Makes a role of a grid, and an account that has it. */
export async function addGridAccount(server, { name, policies }) {
  const token = await signIn(server, 'superuser');
  const settings = await read(server, '/api/setting', token);
  const { ages, roles } = pickSettings(settings);
  await command(
    server,
    '/api/setting',
    { ...ages, roles: [...roles, { name, policies }], updated_at: settings.updated_at },
    token,
  );
  await command(
    server,
    '/api/users/add',
    {
      name,
      username: 'customgrid',
      email: `${GRID_ACCOUNT}@muara.test`,
      contact: '0123456789',
      password: PASSWORD,
      role: name,
    },
    token,
  );
}

function pickSettings(settings) {
  const { child_min_age, adult_min_age, senior_min_age, super_senior_min_age, agents_ticket_expiry_period } = settings;
  const ages = { child_min_age, adult_min_age, senior_min_age, super_senior_min_age, agents_ticket_expiry_period };
  return { ages, roles: settings.policies.roles.map(({ name, policies }) => ({ name, policies })) };
}

async function command(server, path, body, token) {
  const { ok, status, message } = await post(server, path, body, token);
  if (!ok) throw new WorldError(`the grid was refused (${status}): ${message}`);
}

async function post(server, path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${server}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { ok: response.ok, status: response.status, ...(await response.json().catch(() => ({}))) };
}

async function read(server, path, token) {
  const response = await fetch(`${server}${path}`, { headers: { authorization: `Bearer ${token}` } });
  return response.json();
}
