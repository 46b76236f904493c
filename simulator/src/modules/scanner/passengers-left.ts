import type { BoardingCategory, PassengersLeft } from '@muara/contract/rules';
import { listPartCategories } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { Scanned } from './get-scanned.ts';

/** Returns the passengers of a purchase who have not boarded, by category. */
export function listLeft({ rules }: Pick<Context, 'rules'>, ticket: TicketRecord): PassengersLeft[] {
  return ticket.validatedAt === null ? rules.countLeft(ticket, ticket.partialValidate) : [];
}

/** Returns the passengers of a code who have not boarded, by category. */
export function listAdmitted(ctx: Pick<Context, 'rules' | 'world'>, scanned: Scanned): PassengersLeft[] {
  const { ticket, part, wristband } = scanned;
  if (part) return part.validatedAt === null ? [{ category: part.category, total: 1 }] : [];
  const left = listLeft(ctx, ticket);
  if (wristband === null) return left;
  const category = findCategory(scanned) as BoardingCategory;
  const isLeft = left.some((one) => one.category === category);
  return isLeft && findWristband(ctx, scanned) === undefined ? [{ category, total: 1 }] : [];
}

/** Returns the category of a batch ticket or wristband; null for a purchase. */
export function findCategory({ ticket, part, wristband }: Scanned): BoardingCategory | null {
  if (part) return part.category;
  return wristband === null ? null : (listPartCategories(ticket)[wristband - 1] as BoardingCategory);
}

/** Returns the validation that boarded a wristband. */
export function findWristband({ world }: Pick<Context, 'world'>, { ticket, wristband }: Scanned) {
  return wristband === null
    ? undefined
    : world.tables.validations.by('ticket', ticket.id).find((scan) => scan.wristband === wristband);
}

export function sumPassengers(passengers: readonly { total: number }[]): number {
  return passengers.reduce((sum, { total }) => sum + total, 0);
}
