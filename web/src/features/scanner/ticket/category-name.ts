import { labels } from '@/domain/labels/labels.ts';
import { scannerMessages as text } from '../scanner.messages.ts';

/** Returns what a passenger category, or `free`, is called. */
export function categoryName(category: string): string {
  if (category === 'free') return text.ticket.free;
  const names: Readonly<Record<string, string>> = labels.passenger;
  return names[category] ?? category;
}
