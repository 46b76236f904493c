import type { PrinterInfo, PrinterSwitches, PrintJob } from '@muara/contract/types';
import { html, raw } from 'hono/html';

type Html = ReturnType<typeof html>;

const KIND = { receipt: 'Receipts', ticket_agent: 'Agent tickets', wristband: 'Wristbands' } as const;
const SPEEDS = [
  [0, 'At once'],
  [1000, '1 second'],
  [3000, '3 seconds'],
  [10_000, '10 seconds'],
  [45_000, '45 seconds'],
] as const;

/** The page of a helper: its state, its switches, and the last prints, the newest one open. */
export function trayPage(
  printer: Required<PrinterInfo>,
  switches: PrinterSwitches,
  jobs: readonly PrintJob[],
  total: number,
): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${printer.name} – tray</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/tray.css" />
        <script src="/tray.js" defer></script>
      </head>
      <body>
        <header>
          <div>
            <h1>${printer.name}</h1>
            <p>${KIND[printer.printer_type]} · <code>${printer.device_id}</code></p>
          </div>
          ${stateBadge(switches)}
        </header>
        <main>
          ${switchForm(switches)}
          <section id="prints" aria-labelledby="prints-title" data-total="${total}" data-newest="${jobs[0]?.id ?? ''}">
            <h2 id="prints-title">Tray</h2>
            <p class="count">${countText(jobs.length, total)}</p>
            ${
              jobs.length === 0
                ? html`<p class="empty">Nothing has been printed yet.</p>`
                : html`<ol>
                    ${jobs.map(printCard)}
                  </ol>`
            }
          </section>
        </main>
      </body>
    </html>`;
}

function countText(shown: number, total: number): string {
  if (total === 0) return '';
  const prints = `${total} ${total === 1 ? 'print' : 'prints'}`;
  return shown < total ? `The last ${shown} of ${prints}` : prints;
}

function stateBadge({ offline, connected, paper }: PrinterSwitches): Html {
  const [kind, text] = offline
    ? ['bad', 'Offline']
    : !connected
      ? ['bad', 'Not connected']
      : paper
        ? ['good', 'Ready']
        : ['warn', 'Out of paper'];
  return html`<p id="state" class="state ${kind}" role="status">${text}</p>`;
}

function switchForm({ offline, connected, paper, delay_ms: delay }: PrinterSwitches): Html {
  const speeds = SPEEDS.some(([ms]) => ms === delay) ? SPEEDS : [...SPEEDS, [delay, `${delay} ms`] as const];
  return html`<form id="switches" aria-labelledby="switches-title">
    <h2 id="switches-title">Switches</h2>
    ${toggle('online', 'Online', 'Off: the helper does not answer and leaves the realtime channel.', !offline)}
    ${toggle('connected', 'Printer connected', 'Off: the helper answers, but cannot reach its printer.', connected)}
    ${toggle('paper', 'Paper', 'Off: prints are refused until there is paper again.', paper)}
    <label class="speed"
      ><span><b>Speed</b><small>How long each print takes.</small></span>
      <select name="delay_ms">
        ${speeds.map(([ms, text]) => html`<option value="${ms}" ${ms === delay ? raw('selected') : ''}>${text}</option>`)}
      </select></label
    >
    <p id="saved" role="status"></p>
    <noscript
      ><p>The switches need JavaScript. <code>PUT /switches</code> works without.</p></noscript
    >
  </form>`;
}

function toggle(name: string, label: string, hint: string, on: boolean): Html {
  return html`<label class="toggle"
    ><span><b>${label}</b><small id="${name}-hint">${hint}</small></span>
    <input
      type="checkbox"
      role="switch"
      name="${name}"
      aria-label="${label}"
      aria-describedby="${name}-hint"
      ${on ? raw('checked') : ''}
  /></label>`;
}

function printCard(job: PrintJob, index: number): Html {
  const title = job.code ?? (job.pdf === null ? 'Test page' : 'Slip');
  const document = `/tray/${job.id}.pdf`;
  return html`<li>
    <details name="print" ${index === 0 ? raw('open') : ''}>
      <summary>
        <b>${title}</b>${job.reprint === 1 ? html` <em>Reprint</em>` : ''}<time datetime="${job.printed_at}"
          >${job.printed_at.slice(0, 10)} ${job.printed_at.slice(11, 19)}</time
        >
      </summary>
      <p class="facts">
        ${job.source === 'local' ? 'From a browser on this machine' : 'From the server'} ·
        ${job.bytes.toLocaleString('en')} bytes
        ${job.reprint_reason ? html`<br />Reason for the reprint: ${job.reprint_reason}` : ''}
      </p>
      <iframe
        src="${document}#toolbar=0&amp;navpanes=0&amp;view=FitH"
        title="Print of ${title}"
        loading="lazy"
      ></iframe>
      <p><a href="${document}" target="_blank" rel="noopener">Open the PDF</a></p>
    </details>
  </li>`;
}
