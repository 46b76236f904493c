import type { RunReport, RunSummary } from '@muara/contract/control';
import { formatInstant } from '@muara/contract/rules';

/** Reports that are kept; a report of five hundred scenarios has about 100 KB. */
export const KEPT_RUNS = 20;

interface StoredRun {
  summary: RunSummary;
  report: RunReport;
}

/** The reports of scenario runs, which belong to no world. */
export class RunStore {
  readonly #runs: StoredRun[] = [];
  #lastId = 0;

  /** Returns the stored runs, newest first. */
  list(): readonly StoredRun[] {
    return this.#runs.toReversed();
  }

  find(id: number): StoredRun | undefined {
    return this.#runs.find(({ summary }) => summary.id === id);
  }

  /** Stores a report, and drops the oldest one when there are too many. */
  add(report: RunReport, now: number): StoredRun {
    this.#lastId += 1;
    const run = { summary: summarize(report, this.#lastId, now), report };
    this.#runs.push(run);
    if (this.#runs.length > KEPT_RUNS) this.#runs.shift();
    return run;
  }
}

function summarize({ seconds, complete, scenarios, skipped }: RunReport, id: number, now: number): RunSummary {
  const failed = scenarios.filter(({ failure }) => failure).length;
  const passed = scenarios.length - failed;
  return { id, at: formatInstant(now), seconds, complete, passed, failed, skipped: skipped.length };
}
