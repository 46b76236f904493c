import { openAccount } from '../../domain/people/index.ts';
import type { Context } from '../../kernel/handler.ts';
import type { TourGuideForm } from './tour-guide-form.ts';

/** Opens an account for a tour guide, and returns its id. */
export function openGuideAccount(ctx: Context, { name, email, contact, companyName, active }: TourGuideForm): number {
  return openAccount(ctx, { role: 'Tour Guide', name, email, contact, companyName, active }).id;
}
