import type { Call } from '../contract/calls.ts';
import { runCheck } from '../contract/checks.ts';
import type { Saved, SentRequest } from '../contract/send-call.ts';
import { type Answer, send } from './send.ts';
import { codeOf, element, showAnswer } from './show-answer.ts';
import { findTwin } from './twin.ts';

/** Lets the page run its sequences of calls, where a server responds beside the site. */
export async function startRuns(): Promise<void> {
  const isThere = await findTwin();
  document.getElementById('no-twin')?.toggleAttribute('hidden', isThere);
  for (const box of document.querySelectorAll<HTMLElement>('[data-run]')) {
    const button = box.querySelector('button');
    const output = box.querySelector<HTMLElement>('[data-output]');
    if (!isThere || !button || !output) continue;
    box.hidden = false;
    const calls = JSON.parse(box.dataset['run'] ?? '[]') as Call[];
    button.addEventListener('click', () => {
      button.disabled = true;
      output.replaceChildren();
      runInOwnWorld(calls, output)
        .catch((error: unknown) => output.append(element('p', { class: 'problem' }, String(error))))
        .finally(() => (button.disabled = false));
    });
  }
}

/** Runs calls in a world that nobody else uses, and removes it. */
async function runInOwnWorld(calls: readonly Call[], output: HTMLElement): Promise<void> {
  const [suffix = 0] = crypto.getRandomValues(new Uint32Array(1));
  const world = `docs-run-${suffix.toString(36)}`;
  const address = `/__sim/worlds/${world}`;
  let isPassed = false;
  try {
    isPassed = await runAll(
      // Paths of the control plane name the world.
      calls.map((call) => ({ ...call, path: call.path.replace(/^\/__sim\/worlds\/[^/?]+/, address) })),
      world,
      output,
    );
  } finally {
    await send({ title: 'Remove the world', method: 'DELETE', path: address }, world, {});
  }
  if (isPassed && calls.some(({ checks }) => checks))
    output.append(element('p', { class: 'passed' }, 'Every check passed. The world is removed.'));
}

/** Makes calls until one fails, and shows each. Returns whether all of them went as they should. */
async function runAll(calls: readonly Call[], world: string, output: HTMLElement): Promise<boolean> {
  const saved: Saved = {};
  for (const call of calls) {
    const answer = await send(call, world, saved);
    const checks = (call.checks ?? []).map((check) => ({ ...check, ...runCheck(check, answer, saved) }));
    const isExpected = call.checks
      ? checks.every(({ isMet }) => isMet)
      : answer.status >= 400 === (call.refusedWith !== undefined);
    const item = element('details', { class: 'run-step' });
    item.append(summaryOf(call, answer, isExpected), showRequest(answer.request), showAnswer(answer));
    if (checks.length > 0) item.insertBefore(showChecks(checks), item.children[1] ?? null);
    if (!isExpected || call.refusedWith) item.setAttribute('open', '');
    output.append(item);
    if (!isExpected) {
      output.append(element('p', { class: 'problem' }, `Stopped at ${call.title}.`));
      return false;
    }
  }
  return true;
}

function summaryOf(call: Call, { status, request }: Answer, isExpected: boolean): HTMLElement {
  // A refusal that a check expects is no failure.
  const color = call.checks ? (isExpected ? '2' : '4') : String(status)[0];
  const summary = element('summary', {});
  summary.append(
    element('strong', { 'data-status': color ?? '' }, String(status)),
    ` ${call.title} `,
    element('code', {}, `${call.method} ${new URL(request.url).pathname.replace(/^\/w\/[^/]+/, '')}`),
  );
  return summary;
}

function showRequest({ url, init: { method, body } }: SentRequest): HTMLElement {
  const box = element('details', { class: 'answer' });
  const { pathname, search } = new URL(url);
  box.append(
    element('summary', {}, 'Request'),
    codeOf([`${method} ${pathname}${search}`, body ?? ''].join('\n').trim()),
  );
  return box;
}

function showChecks(checks: readonly { text: string; isMet: boolean; found: unknown }[]): HTMLElement {
  const list = element('ul', { class: 'checks' });
  for (const { text, isMet, found } of checks) {
    const item = element('li', {});
    item.append(
      element('strong', { 'data-status': isMet ? '2' : '4' }, isMet ? 'Passed' : 'Failed'),
      ' ',
      element('code', { class: 'wrap' }, text),
      ...(isMet ? [] : [` The response has ${JSON.stringify(found) ?? 'nothing'}.`]),
    );
    list.append(item);
  }
  return list;
}
