import type { ReportFilters } from '@muara/contract/reports';
import type { TicketRecord } from '../../../world/ticket-records.ts';
import type { World } from '../../../world/world.ts';

const INDIVIDUAL = 'Individual';

/** Returns whether a purchase fits the filters that are about purchases. Dates and statuses are for the report itself. */
export function matchesFilters({ tables }: World, ticket: TicketRecord, filters: ReportFilters): boolean {
  const { buyer } = ticket;
  const shift = ticket.shiftId === null ? undefined : tables.shifts.get(ticket.shiftId);
  return (
    fits(filters.staff_id, ticket.adminId) &&
    fits(filters.agent_id, ticket.agentId) &&
    fits(filters.package_id, ticket.packageId) &&
    fits(filters.jetty_id, ticket.jettyId ?? ticket.posJettyId) &&
    fits(filters.payment_method, ticket.payment.method) &&
    fits(filters.platform, ticket.platform) &&
    fits(filters.counter, shift?.station ?? null) &&
    fits(filters.shift, shift?.shiftName ?? null) &&
    fits(filters.group_type, buyer.groupType ?? INDIVIDUAL) &&
    fits(filters.group_type_value, buyer.companyName) &&
    fits(filters.state, buyer.state) &&
    fits(filters.country, buyer.country) &&
    (filters.addon_id === undefined || ticket.foods.some(({ foodId }) => foodId === filters.addon_id))
  );
}

/** Returns whether a value is the wanted one; without a wish every value is. */
function fits<T>(wanted: T | undefined, value: T | null): boolean {
  return wanted === undefined || wanted === value;
}
