import { labels } from '@/domain/labels/labels.ts';
import { tripsMessages as text } from './trips.messages.ts';

/** Returns the name of a passenger category, or of free passengers. */
export function categoryName(category: string): string {
  if (category === 'free') return text.free;
  const names: Readonly<Record<string, string>> = labels.passenger;
  return names[category] ?? category;
}
