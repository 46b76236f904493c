import type { Handler } from '../../kernel/handler.ts';
import { makeVersion } from './make-version.ts';
import { openRun } from './open-run.ts';

/** Returns a version that changes with the content of a report. */
export const getReportVersion: Handler<'getReportVersion'> = ({ params, query }, ctx) => ({
  version: makeVersion(openRun(ctx, params.type, query, ctx.request.language)),
});
