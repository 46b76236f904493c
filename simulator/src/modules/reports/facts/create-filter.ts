import type { ReportFilters } from '@muara/contract/reports';
import type { TicketRecord } from '../../../world/ticket-records.ts';
import type { World } from '../../../world/world.ts';

const INDIVIDUAL = 'Individual';
const COMPANY = 'Company';

/** Returns whether a purchase matches the filters of a run. */
export type PurchaseFilter = (ticket: TicketRecord) => boolean;

/** Returns the filter of purchases. Dates and statuses are left to the report. */
export function createFilter({ tables: { shifts } }: World, filters: ReportFilters): PurchaseFilter {
  const shiftOf = ({ shiftId }: TicketRecord) => (shiftId === null ? undefined : shifts.get(shiftId));
  const checks: [wanted: unknown, value: (ticket: TicketRecord) => unknown][] = [
    [filters.staff_id, ({ adminId }) => adminId],
    [filters.agent_id, ({ agentId }) => agentId],
    [filters.package_id, ({ packageId }) => packageId],
    [filters.jetty_id, ({ jettyId, posJettyId }) => jettyId ?? posJettyId],
    [filters.payment_method, ({ payment }) => payment.method],
    [filters.platform, ({ platform }) => platform],
    [filters.counter, (ticket) => shiftOf(ticket)?.station],
    [filters.shift, (ticket) => shiftOf(ticket)?.shiftName],
    [shownGroup(filters.group_type), ({ buyer }) => shownGroup(buyer.groupType ?? INDIVIDUAL)],
    [filters.group_type_value, ({ buyer }) => buyer.companyName],
    [filters.state, ({ buyer }) => buyer.state],
    [filters.country, ({ buyer }) => buyer.country],
    [filters.addon_id, ({ foods }) => foods.find(({ foodId }) => foodId === filters.addon_id)?.foodId],
  ];
  const used = checks.filter(([wanted]) => wanted !== undefined);
  return (ticket) => used.every(([wanted, value]) => value(ticket) === wanted);
}

/** Individual is shown as Company, so that both are one choice of the filter (002 §3.3). */
function shownGroup(groupType: string | undefined): string | undefined {
  return groupType === INDIVIDUAL ? COMPANY : groupType;
}
