import { toast } from '@/lib/toast.ts';

/** Removes all toasts, so that the next text is new. */
export function clearToasts(): void {
  for (const { id } of toast.all()) toast.dismiss(id);
}
