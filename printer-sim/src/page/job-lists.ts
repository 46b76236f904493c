import { html } from 'hono/html';
import type { JobRecord } from '../journal.ts';
import type { Refusal } from '../refusals.ts';
import { type Html, section, time } from './section.ts';

const STATES = {
  waiting: ['soft', 'Waiting'],
  printing: ['soft', 'Printing'],
  printed: ['good', 'Printed'],
  failed: ['bad', 'Failed'],
  canceled: ['soft', 'Canceled'],
  unknown: ['warn', 'Unknown'],
} as const satisfies Record<JobRecord['state'], readonly [string, string]>;

/** Renders the last jobs with their states. */
export function jobSection(jobs: readonly JobRecord[]): Html {
  const list = html`<ul>
    ${jobs.map(jobItem)}
  </ul>`;
  return section('jobs', 'Jobs', jobs.length === 0 ? html`<p class="empty">No jobs yet.</p>` : list);
}

function jobItem({ ticket, source, begun_at, state, message, parts_done, parts_total }: JobRecord): Html {
  const [kind, text] = STATES[state];
  const facts = [
    source === 'local' ? 'from this machine' : 'from the server',
    ...(parts_total > 1 ? [`${parts_done} of ${parts_total} parts`] : []),
    ...(message === null ? [] : [message]),
  ];
  return html`<li>
    <p><b>${ticket ?? 'No code'}</b><span class="mark ${kind}">${text}</span></p>
    <p class="facts">${time(begun_at)} · ${facts.join(' · ')}</p>
  </li>`;
}

/** Renders what was refused, and why. */
export function refusalSection(refusals: readonly Refusal[]): Html {
  const list = html`<ul>
    ${refusals.map(
      ({ at, what, why }) =>
        html`<li>
          <p><b>${why}</b></p>
          <p class="facts">${time(at)} · ${what}</p>
        </li>`,
    )}
  </ul>`;
  return section('refused', 'Refused', refusals.length === 0 ? html`<p class="empty">No refusals yet.</p>` : list);
}
