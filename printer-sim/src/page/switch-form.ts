import { html, raw } from 'hono/html';
import type { Switches } from '../printer.ts';
import type { Html } from './section.ts';

const SPEEDS = [
  ['0', 'Immediately'],
  ['1000', '1 second'],
  ['3000', '3 seconds'],
  ['10000', '10 seconds'],
  ['45000', '45 seconds'],
] as const;

const ENDS = [
  ['never', 'Never'],
  ['before_paper', 'Before paper'],
  ['after_paper', 'After paper'],
] as const;

/** Renders the switches for printer faults. */
export function switchForm(switches: Switches): Html {
  const delay = String(switches.delay_ms);
  const speeds = SPEEDS.some(([ms]) => ms === delay) ? SPEEDS : [...SPEEDS, [delay, `${delay} ms`] as const];
  return html`<form id="switches" aria-labelledby="switches-title">
    <h2 id="switches-title">Switches</h2>
    ${toggle('online', 'Online', 'Off: the helper responds with 503 and leaves the realtime channel.', !switches.offline)}
    ${toggle('connected', 'Printer connected', 'Off: the helper responds, but cannot reach its printer.', switches.connected)}
    ${toggle('paper', 'Paper', 'Off: prints are refused, also in the middle of a long one.', switches.paper)}
    ${choice('delay_ms', 'Speed', 'How long each print takes.', speeds, delay)}
    ${choice('dies', 'Dies in its next job', 'Drops every connection and restarts two seconds later.', ENDS, switches.dies)}
    ${toggle(
      'duplicates',
      'Duplicate messages',
      'On: reports to the server and reprint notes arrive twice.',
      switches.duplicates,
    )}
    <p id="saved" role="status"></p>
    <noscript
      ><p>The switches need JavaScript. <code>PUT /switches</code> works without it.</p></noscript
    >
  </form>`;
}

function toggle(name: string, label: string, hint: string, on: boolean): Html {
  return html`<label class="field"
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

type Option = readonly [value: string, text: string];

function choice(name: string, label: string, hint: string, options: readonly Option[], chosen: string): Html {
  return html`<label class="field"
    ><span><b>${label}</b><small id="${name}-hint">${hint}</small></span>
    <select name="${name}" aria-label="${label}" aria-describedby="${name}-hint">
      ${options.map(
        ([value, text]) => html`<option value="${value}" ${value === chosen ? raw('selected') : ''}>${text}</option>`,
      )}
    </select></label
  >`;
}
