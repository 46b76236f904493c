// Hands the report of a run to the simulator that it ran against, whose console shows it under Runs.
import { hideInUrl } from './http-log.mjs';

/** Reports a run to a simulator; returns the lines to print. A refused report does not fail the run. */
export async function reportRun({ base, isSimulator }, run) {
  if (!isSimulator) return [];
  const response = await fetch(`${base}/__sim/runs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(toReport(run)),
  }).catch((error) => ({ ok: false, json: async () => ({ message: error.cause?.code ?? error.message }) }));
  const { id, message } = await response.json();
  return [response.ok ? `${base}/__sim/runs/${id}` : `The run was not reported to ${base}: ${message}`];
}

function toReport({ results, skipped, seconds, isComplete }) {
  const scenarios = results.map(({ id, summary, file, world, calls, took, failure }) => ({
    name: id,
    summary,
    file,
    world,
    calls,
    took_ms: Math.round(took),
    failure: failure && {
      step: failure.step,
      check: failure.check.slice(0, 5000),
      call: failure.call && toCall(failure.call),
    },
  }));
  return { seconds, complete: isComplete, scenarios, skipped };
}

const toCall = ({ method, url, body, status, answer }) => ({ method, url: hideInUrl(url), body, status, answer });
