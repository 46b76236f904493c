/** What a list is asked: its page, 0-based, and those filters and orders that are on. */
export function listQuestion(page: number, filters: Readonly<Record<string, string>>): { page: number } {
  return { page, ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) };
}
