import type { Handlers } from '../../kernel/handler.ts';
import { getAgentTicketDetail } from './get-agent-ticket-detail.ts';
import { getReportData } from './get-report-data.ts';
import { getReportOptions } from './get-report-options.ts';
import { getReportVersion } from './get-report-version.ts';
import { getReport } from './get-report.ts';
import { listAgentRedemptions } from './list-agent-redemptions.ts';
import { listAgentTickets } from './list-agent-tickets.ts';
import { listGroupCompanies } from './list-group-companies.ts';
import { listRedemptions } from './list-redemptions.ts';

/** Reports for printing, for spreadsheets and for programs (001 §2, §5 to §7). */
export const reports = {
  getReportOptions,
  getReport,
  getReportData,
  getReportVersion,
  listAgentTickets,
  getAgentTicketDetail,
  listAgentRedemptions,
  listRedemptions,
  listGroupCompanies,
} satisfies Partial<Handlers>;
