import type { PrinterInfo } from '@muara/contract/types';
import { html } from 'hono/html';
import type { JobRecord } from '../journal.ts';
import type { Switches } from '../printer.ts';
import type { Refusal } from '../refusals.ts';
import type { TrayPrint } from '../tray.ts';
import { jobSection, refusalSection } from './job-lists.ts';
import { printSection } from './print-list.ts';
import type { Html } from './section.ts';
import { switchForm } from './switch-form.ts';

const KIND = { receipt: 'Receipts', ticket_agent: 'Agent tickets', wristband: 'Wristbands' } as const;

interface TrayPageContent {
  printer: Required<PrinterInfo>;
  switches: Switches;
  /** Newest first, like all lists. */
  prints: readonly TrayPrint[];
  /** Prints in the tray. */
  total: number;
  /** Whether pages can be drawn. */
  pictures: boolean;
  jobs: readonly JobRecord[];
  refusals: readonly Refusal[];
}

/** Renders the page of a helper: its state, the last prints, its switches, the last jobs, and refusals. */
export function trayPage(content: TrayPageContent): Html {
  const { printer, switches, prints, total, pictures, jobs, refusals } = content;
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
          ${printSection(prints, total, pictures)}
          <div class="side">${switchForm(switches)} ${jobSection(jobs)} ${refusalSection(refusals)}</div>
        </main>
      </body>
    </html>`;
}

function stateBadge({ offline, connected, paper }: Switches): Html {
  const [kind, text] = offline
    ? ['bad', 'Offline']
    : !connected
      ? ['bad', 'Not connected']
      : paper
        ? ['good', 'Ready']
        : ['warn', 'Out of paper'];
  return html`<p id="state" class="state ${kind}" role="status">${text}</p>`;
}
