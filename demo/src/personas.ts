import type { DemoApp } from './worker-client.ts';

/** Somebody whom a visitor of the demo can be. */
interface Persona {
  name: string;
  /** What they do there. */
  does: string;
  /** Their account in the seed; none for a visitor of the shop. */
  account?: string;
  /** Where they begin, below the app. */
  path: string;
}

const PASSWORD = 'muara123';

const PERSONAS: readonly Persona[] = [
  { name: 'Visitor', does: 'Buy tickets in the shop and pay at the emulated bank', path: '' },
  { name: 'Cashier', does: 'Sell at the counter and print receipts', account: 'cashier', path: 'd/pos' },
  { name: 'Agent', does: 'Buy for groups of a travel company', account: 'agent', path: 'd/pos' },
  {
    name: 'Supervisor',
    does: 'Scan tickets at the gate and follow the trips',
    account: 'supervisor',
    path: 'd/dashboard',
  },
  { name: 'Accountant', does: 'Approve refunds and read reports', account: 'accountant', path: 'd/dashboard' },
  { name: 'Manager', does: 'Change packages, prices and opening days', account: 'manager', path: 'd/dashboard' },
  { name: 'Super User', does: 'See and change everything', account: 'superuser', path: 'd/dashboard' },
];

/** The names under which the web app keeps its session, and tells its other tabs. */
const TOKEN = 'muara.token';
const SESSIONS = 'muara.session';

/** Signs in as a persona, for every tab of the app. @throws when the server refuses */
async function signIn(app: DemoApp, account: string): Promise<void> {
  const response = await fetch(new URL('api/login', app.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@muara.test`, password: PASSWORD, platform: 'web_app' }),
  });
  const body = (await response.json()) as { token: string; user: { id: number }; message?: string };
  if (!response.ok) throw new Error(body.message);
  localStorage.setItem(TOKEN + app.suffix, `${body.user.id} ${body.token}`);
  tellOtherTabs(app, { type: 'login', token: body.token, person: body.user.id });
}

function signOut(app: DemoApp): void {
  localStorage.removeItem(TOKEN + app.suffix);
  tellOtherTabs(app, { type: 'logout', person: null });
}

function tellOtherTabs({ suffix }: DemoApp, message: object): void {
  const channel = new BroadcastChannel(SESSIONS + suffix);
  channel.postMessage(message);
  channel.close();
}

/** Becomes a persona and opens their first screen. @throws when the server refuses */
async function become({ account, path }: Persona, app: DemoApp): Promise<void> {
  if (account === undefined) signOut(app);
  else await signIn(app, account);
  location.assign(new URL(path, app.url));
}

/** Returns a button for each persona. @param ready what a click waits for */
export function personaButtons(
  app: DemoApp,
  onProblem: (error: unknown) => void,
  ready: Promise<void> = Promise.resolve(),
): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'personas';
  for (const persona of PERSONAS) {
    const button = document.createElement('button');
    button.type = 'button';
    const name = document.createElement('strong');
    name.textContent = persona.name;
    const does = document.createElement('span');
    does.textContent = persona.does;
    button.append(name, does);
    button.addEventListener('click', () => {
      button.setAttribute('aria-busy', 'true');
      ready
        .then(() => become(persona, app))
        .catch((error: unknown) => {
          button.removeAttribute('aria-busy');
          onProblem(error);
        });
    });
    const item = document.createElement('li');
    item.append(button);
    list.append(item);
  }
  return list;
}
