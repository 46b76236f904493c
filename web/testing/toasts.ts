import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { textsOf } from './actions.ts';
import { toast } from '@/lib/toast.ts';

/** Removes all toasts, so that the next text is new. */
export function clearToasts(): void {
  for (const { id } of toast.all()) toast.dismiss(id);
}

/** Expects that no toast says this at the moment; by default no error. */
export function expectNoToast(words: RegExp = /^Error: /): void {
  const region = page.getByRole('region', { name: 'Notifications' });
  const toasts = region.getByRole('alert').or(region.getByRole('status'));
  const found = textsOf(toasts).filter((text) => words.test(text));
  expect(found.join('\n')).toBe('');
}
