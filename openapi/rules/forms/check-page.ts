import { checkTexts } from './check-texts.ts';
import type { FieldProblem } from './field-problem.ts';

/** The page form, by wire names. */
export interface PageValues {
  title?: string | null;
  /** HTML. */
  content?: string | null;
}

/** Checks the page form: the title is required for a new page and read-only afterwards (002 §2.11). */
export function checkPage({ mode, values }: { mode: 'add' | 'edit'; values: PageValues }): FieldProblem[] {
  const texts = values as Readonly<Record<string, unknown>>;
  return [...checkTexts(texts, mode === 'add' ? ['title'] : []), ...checkTexts(texts, [], ['content'])];
}
