/** Returns a list's parameters: its page, from 0, and the filters and orders that are set. */
export function listParams(page: number, filters: Readonly<Record<string, string>>): { page: number } {
  return { page, ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) };
}
