import { PASSENGER_CATEGORIES_LABELS } from '@muara/contract/constants';
import { detailMessages as text } from './ticket-detail.messages.ts';

/** What the category of a sub-ticket is called: a passenger category, or free. */
export function categoryName(category: string): string {
  if (category === 'free') return text.freeHead;
  const labels: Readonly<Record<string, string>> = PASSENGER_CATEGORIES_LABELS;
  return labels[category] ?? category;
}
