import type { ReportFilters } from '@muara/contract/reports';
import { textsMatch } from '../../../domain/lists/index.ts';
import { writeExpiry } from '../../../domain/tickets/index.ts';
import type { Context } from '../../../kernel/handler.ts';
import { getReportDefinition } from '../get-report-definition.ts';
import { createRun } from '../create-run.ts';
import { getTable } from '../render/table-rows.ts';
import { renderXlsx } from '../render/xlsx.ts';

/** Returns the agent report as a workbook, with the rows that match a search. */
export function exportAgentTickets(
  { world, session, request, now }: Context,
  filters: ReportFilters,
  search: string,
): ReadableStream<Uint8Array> {
  writeExpiry(world);
  const { user } = session;
  const definition = getReportDefinition(world, session, 'agent');
  const run = createRun(world, { definition, filters, user, language: request.language, now });
  const batches = getTable(run);
  function* rows() {
    for (const row of batches.rows()) {
      const { code, _id, agent, package: name } = row.cells;
      if (textsMatch(search, [code, _id, agent, name].map(toText))) yield row;
    }
  }
  return renderXlsx(run, { ...batches, rows });
}

function toText(cell: string | number | null | undefined): string | null {
  return cell == null ? null : String(cell);
}
