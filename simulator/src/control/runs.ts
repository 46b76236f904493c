import type { HandlersOf } from './action.ts';
import { ControlError } from './refuse.ts';
import { KEPT_RUNS } from './run-store.ts';

export const RUNS: HandlersOf<'listRuns' | 'addRun' | 'getRun'> = {
  listRuns: (_input, { runs }) => {
    const data = runs.list().map(({ summary }) => summary);
    return { data, total: data.length };
  },
  addRun: ({ body }, { runs, clock }) => runs.add(body, clock.now()).summary,
  getRun: ({ params: { id } }, { runs }) => {
    const run = runs.find(id);
    if (!run)
      throw new ControlError(
        'run_not_found',
        `There is no run ${id}; GET /__sim/runs lists the last ${KEPT_RUNS}`,
        'id',
      );
    const { summary, report } = run;
    return { summary, scenarios: report.scenarios, skipped: report.skipped };
  },
};
