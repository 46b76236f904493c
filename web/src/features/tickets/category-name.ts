import { labels } from '@/domain/labels/labels.ts';
import { detailMessages as text } from './ticket-detail.messages.ts';

/** What the category of a sub-ticket is called: a passenger category, or free. */
export function categoryName(category: string): string {
  if (category === 'free') return text.freeHead;
  const names: Readonly<Record<string, string>> = labels.passenger;
  return names[category] ?? category;
}
