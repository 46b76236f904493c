import { hasPermission, toLocalDate } from '@muara/contract/rules';
import { getActor } from '../../domain/people/index.ts';
import { Binary, streamText } from '../../kernel/binary.ts';
import type { Handler } from '../../kernel/handler.ts';
import { markFile } from '../../world/training-word.ts';
import { openRun } from './open-run.ts';
import { renderCsv } from './render/csv.ts';
import { renderHtml, reportPolicy } from './render/html.ts';
import { getTable } from './render/table-rows.ts';
import { WORKBOOK, renderXlsx } from './render/xlsx.ts';

/** Returns a report as a page, a spreadsheet or CSV (001 §2, §5 to §7). */
export const getReport: Handler<'getReport'> = ({ params, query }, ctx) => {
  const run = openRun(ctx, params.type, query, query.lang ?? ctx.request.language);
  const file = markFile(`${params.type}-${toLocalDate(ctx.now)}`, ctx.world);
  if (query.download === 1)
    return new Binary(renderXlsx(run, getTable(run, query.table)), WORKBOOK, { filename: `${file}.xlsx` });
  if (query.format === 'csv')
    return new Binary(streamText(renderCsv(run, getTable(run, query.table))), 'text/csv', {
      filename: `${file}.csv`,
    });
  const opensTickets = hasPermission(getActor(ctx.session), 'Tickets', 'Update');
  return new Binary(streamText(renderHtml({ run, opensTickets, training: ctx.world.training })), 'text/html', {
    policy: reportPolicy(),
  });
};
