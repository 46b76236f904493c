import type { Call } from '../contract/calls.ts';
import type { Saved } from '../contract/send-call.ts';
import { send } from './send.ts';
import { element, showAnswer } from './show-answer.ts';
import { findTwin } from './twin.ts';

/** World in which sequences run: each begins it again, and nobody else uses it. */
const WORLD = 'docs-run';

/** Lets the page run its sequences of calls, where a server responds beside the site. */
export async function startRuns(): Promise<void> {
  const isThere = await findTwin();
  document.getElementById('no-twin')?.toggleAttribute('hidden', isThere);
  for (const box of document.querySelectorAll<HTMLElement>('[data-run]')) {
    const button = box.querySelector('button');
    const output = box.querySelector<HTMLElement>('[data-output]');
    if (!isThere || !button || !output) continue;
    box.hidden = false;
    const calls = (JSON.parse(box.dataset['run'] ?? '[]') as Call[]).map(inOwnWorld);
    button.addEventListener('click', () => {
      button.disabled = true;
      output.replaceChildren();
      runAll(calls, output)
        .catch((error: unknown) => output.append(element('p', { class: 'problem' }, String(error))))
        .finally(() => (button.disabled = false));
    });
  }
}

/** Paths of the control plane name the world. */
const inOwnWorld = (call: Call): Call => ({
  ...call,
  path: call.path.replace(/^\/__sim\/worlds\/[^/]+/, `/__sim/worlds/${WORLD}`),
});

async function runAll(calls: readonly Call[], output: HTMLElement): Promise<void> {
  const saved: Saved = {};
  for (const call of calls) {
    const answer = await send(call, WORLD, saved);
    const item = element('details', { class: 'run-step' });
    const summary = element('summary', {});
    summary.append(
      element('strong', { 'data-status': String(answer.status)[0] ?? '' }, String(answer.status)),
      ` ${call.title} `,
      element('code', {}, `${call.method} ${call.path.split('?')[0] ?? ''}`),
    );
    item.append(summary, showAnswer(answer));
    output.append(item);
    const isExpected = call.refusedWith ? answer.status >= 400 : answer.status < 400;
    if (!isExpected || call.refusedWith) item.setAttribute('open', '');
    if (!isExpected) return;
  }
}
