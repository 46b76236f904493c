import { PASSENGER_CATEGORIES_LABELS, type PassengerCategory } from '@muara/contract/constants';
import { csvText } from '../../documents/csv.ts';
import { binary } from '../../kernel/binary.ts';
import type { Handler } from '../../kernel/handler.ts';
import { markFile, markTitles } from '../../world/training-word.ts';
import { findMine } from './find-mine.ts';
import { getAgent } from './get-mine.ts';
import { presentMine } from './present-mine.ts';

const TITLES = ['Code', 'Batch', 'Package', 'Category', 'State', 'Name', 'Email', 'Used', 'Expires', 'Created'];

/**
 * Returns an agent's tickets with the screen's filters, as a spreadsheet; times are Kuala Lumpur local
 * time.
 */
export const exportMyTickets: Handler<'exportMyTickets'> = ({ query }, ctx) => {
  const { world, rules, now } = ctx;
  const { rows } = findMine(world, getAgent(ctx).id, query, null);
  const lines = rows.map((row) => {
    const { code, batch_code, package: pkg, category, state, user, ...at } = presentMine(world, row, rules);
    const moments = [at.validated_at, at.expired_at, at.created_at].map(formatMoment);
    return [
      code,
      batch_code,
      pkg.name,
      categoryName(category),
      state,
      user?.name ?? null,
      user?.email ?? null,
      ...moments,
    ];
  });
  const bytes = new TextEncoder().encode(csvText([markTitles(TITLES, world), ...lines]));
  return binary(bytes, 'text/csv', markFile(`my-tickets-${rules.toLocalDate(now)}.csv`, world));
};

/** Returns the name of a category, including free tickets. */
function categoryName(category: string): string {
  return category === 'free' ? 'Free' : PASSENGER_CATEGORIES_LABELS[category as PassengerCategory];
}

/** Formats an instant as `2026-03-05 14:02`; the wire already has Kuala Lumpur time. */
function formatMoment(iso: string | null): string | null {
  return iso === null ? null : iso.slice(0, 16).replace('T', ' ');
}
