import { overlayCatalogues } from '@/lib/catalogue.ts';
import { approvalsMs } from '@/features/approvals/approvals.ms.ts';
import { ticketsMs } from '@/features/tickets/tickets.ms.ts';
import { bookingsMs } from '@/features/bookings/bookings.ms.ts';
import { myTicketsMs } from '@/features/my-tickets/my-tickets.ms.ts';
import { agentsMs } from '@/features/agents/agents.ms.ts';
import { apiLogMs } from '@/features/api-log/api-log.ms.ts';
import { appVersionMs } from '@/features/app-version/app-version.ms.ts';
import { auditMs } from '@/features/audit/audit.ms.ts';
import { boatOperatorsMs } from '@/features/boat-operators/boat-operators.ms.ts';
import { customersMs } from '@/features/customers/customers.ms.ts';
import { dashboardMs } from '@/features/dashboard/dashboard.ms.ts';
import { errorLogMs } from '@/features/error-log/error-log.ms.ts';
import { foodsMs } from '@/features/foods/foods.ms.ts';
import { holidaysMs } from '@/features/holidays/holidays.ms.ts';
import { jettiesMs } from '@/features/jetties/jetties.ms.ts';
import { minisiguaMs } from '@/features/minisigua/minisigua.ms.ts';
import { packagesMs } from '@/features/packages/packages.ms.ts';
import { pagesMs } from '@/features/pages/pages.ms.ts';
import { popupsMs } from '@/features/popups/popups.ms.ts';
import { profileMs } from '@/features/profile/profile.ms.ts';
import { agentViewsMs } from '@/features/reports/agents/agent-views.ms.ts';
import { reportsMs } from '@/features/reports/reports.ms.ts';
import { scannerMs } from '@/features/scanner/scanner.ms.ts';
import { seaTideMs } from '@/features/sea-tide/sea-tide.ms.ts';
import { settingsMs } from '@/features/settings/settings.ms.ts';
import { shiftSlipMs } from '@/features/shift-slip/shift-slip.ms.ts';
import { supportMs } from '@/features/support/support.ms.ts';
import { tourGuidesMs } from '@/features/tour-guides/tour-guides.ms.ts';
import { tripsMs } from '@/features/trips/trips.ms.ts';
import { usersMs } from '@/features/users/users.ms.ts';
import { tillMs } from '@/features/counter/till.ms.ts';
import { papersMs } from '@/features/counter/papers/papers.ms.ts';
import { toolsMs } from '@/features/counter/tools/tools.ms.ts';
import { saleMs } from '@/domain/online-sale/sale.ms.ts';

/** The Malay words of the screens behind the session, by the name of their catalogue. */
export const areaMs = {
  ...saleMs,
  ...approvalsMs,
  ...ticketsMs,
  ...bookingsMs,
  ...myTicketsMs,
  ...agentsMs,
  ...apiLogMs,
  ...appVersionMs,
  ...auditMs,
  ...boatOperatorsMs,
  ...customersMs,
  ...dashboardMs,
  ...errorLogMs,
  ...foodsMs,
  ...holidaysMs,
  ...jettiesMs,
  ...minisiguaMs,
  ...packagesMs,
  ...pagesMs,
  ...popupsMs,
  ...profileMs,
  ...reportsMs,
  ...agentViewsMs,
  ...scannerMs,
  ...seaTideMs,
  ...settingsMs,
  ...shiftSlipMs,
  ...supportMs,
  ...tourGuidesMs,
  ...tripsMs,
  ...usersMs,
  ...tillMs,
  ...papersMs,
  ...toolsMs,
};

/** Shows the screens behind the session in Malay. */
export function speakMalayArea(): void {
  overlayCatalogues(areaMs);
}
