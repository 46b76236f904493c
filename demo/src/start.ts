import './start.css';
import { personaButtons } from './personas.ts';
import { askWorker, defaultApp, site, startWorker } from './worker-client.ts';

/** The address of this page once the worker shows the shop at the site's own. */
const START = 'start.html';

const problem = document.getElementById('problem')!;
const state = document.getElementById('state')!;
const choice = document.getElementById('choice')!;

function show(text: string): void {
  problem.textContent = text;
  problem.hidden = false;
}

const explain = (error: unknown): void => show(error instanceof Error ? error.message : String(error));

/** Waits for the server, and then loads everything that the app may need. */
async function prepare(ready: Promise<void>): Promise<void> {
  try {
    await ready;
    // The server starts before anybody asks for it.
    await fetch(new URL('config.json', site));
  } catch (error) {
    state.hidden = true;
    return explain(error);
  }
  state.textContent = 'Ready. Loading the rest, to work offline too …';
  const isKept = await askWorker('keep-files').then(
    () => true,
    () => false,
  );
  state.textContent = isKept ? 'Ready, also offline.' : 'Ready.';
}

/** Loads the first files of the app beside the server, which takes longer. */
async function fetchFirstFiles(): Promise<void> {
  const page = await (await fetch(new URL('app.html', site))).text();
  const names = [...page.matchAll(/="\.\/((?:assets|demo)\/[^"]+)"/g)].map(([, name]) => name!);
  await Promise.all(names.map((name) => fetch(new URL(name, site), { priority: 'low' })));
}

if (navigator.serviceWorker === undefined) {
  state.hidden = true;
  show('The demo needs a browser with service workers, and an address with https or localhost.');
} else {
  history.replaceState(null, '', new URL(START, site));
  const ready = startWorker();
  choice.append(personaButtons(defaultApp, explain, ready));
  void prepare(ready);
  fetchFirstFiles().catch(() => undefined);
}
