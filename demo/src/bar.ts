import { useWorkerSockets } from '@muara/simulator/hosts/browser/page';
import styles from './bar.css?inline';
import { fetchDownloads } from './downloads.ts';
import { PAPERS_CHANNEL } from './messages.ts';
import { personaButtons } from './personas.ts';
import { askWorker, findApp, site, startWorker } from './worker-client.ts';

// The web app's own script comes after this one.
useWorkerSockets(site, navigator.serviceWorker);
fetchDownloads(site);
stayOnline();
customElements.define(
  'muara-demo',
  class extends HTMLElement {
    connectedCallback(): void {
      build(this.attachShadow({ mode: 'open' }));
    }
  },
);
document.body.append(document.createElement('muara-demo'));
// A reload past the worker (Shift) shows a page without a server.
if (!navigator.serviceWorker.controller) void startWorker().then(() => location.reload());

/** The server is in this browser: the app is online without a network, and no line is slow. */
function stayOnline(): void {
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
  Object.defineProperty(Navigator.prototype, 'connection', { get: () => undefined });
  addEventListener('offline', (event) => event.stopImmediatePropagation(), { capture: true });
}

function build(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = `
    <button class="open" type="button" aria-haspopup="dialog">Demo <span class="count" hidden></span></button>
    <dialog aria-labelledby="title">
      <header><h2 id="title">Demo</h2><button class="close" type="button" aria-label="Close">×</button></header>
      <p class="problem" role="alert" hidden></p>
      <section><h3>Who do you want to be?</h3><div class="choice"></div></section>
      <section aria-labelledby="papers"><h3 id="papers">Printed papers</h3><div class="papers"></div></section>
      <footer>
        <a class="mails" target="muara-demo-mails">Sent mails</a>
        <a class="console" target="muara-console">Console</a>
        <a class="start">Start page</a>
        <button class="again" type="button">Start again</button>
      </footer>
    </dialog>`;
  const find = <E extends HTMLElement>(selector: string): E => root.querySelector<E>(selector)!;
  const dialog = find<HTMLDialogElement>('dialog');
  const count = find('.count');
  const problem = find('.problem');
  const papers = find('.papers');
  const show = (error: unknown): void => {
    problem.textContent = error instanceof Error ? error.message : String(error);
    problem.hidden = false;
  };
  const showPapers = async (): Promise<void> => {
    const { renderPapers } = await import('./papers.ts');
    await renderPapers(papers, site);
  };

  const app = findApp();
  find<HTMLAnchorElement>('.mails').href = new URL(`__sim/worlds/${app.world}/outbox`, site).href;
  find<HTMLAnchorElement>('.console').href = new URL('__sim/', site).href;
  find<HTMLAnchorElement>('.start').href = new URL('start.html', site).href;
  find('.choice').append(personaButtons(app, show));
  find('.open').addEventListener('click', () => {
    count.hidden = true;
    dialog.showModal();
    showPapers().catch(show);
  });
  find('.close').addEventListener('click', () => dialog.close());
  find('.again').addEventListener('click', () => {
    startAgain().catch(show);
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  new BroadcastChannel(PAPERS_CHANNEL).addEventListener('message', ({ data }: MessageEvent<number>) => {
    if (dialog.open) return void showPapers().catch(show);
    count.textContent = String((count.hidden ? 0 : Number(count.textContent)) + data);
    count.hidden = false;
    return undefined;
  });
}

/** Returns the demo to its beginning, in every tab: sales, papers and who is signed in. */
async function startAgain(): Promise<void> {
  await askWorker('start-again');
  for (const box of [localStorage, sessionStorage])
    for (const name of Object.keys(box)) if (name.startsWith('muara.')) box.removeItem(name);
  location.assign(new URL('start.html', site));
}
