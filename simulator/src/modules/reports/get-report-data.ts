import type { Handler } from '../../kernel/handler.ts';
import { makeVersion } from './make-version.ts';
import { openRun } from './open-run.ts';
import { renderData } from './render/data.ts';

/** Returns the rows of a report for programs (001 §7). */
export const getReportData: Handler<'getReportData'> = ({ params, query }, ctx) => {
  const run = openRun(ctx, params.type, query, ctx.request.language);
  return renderData(run, makeVersion(run));
};
