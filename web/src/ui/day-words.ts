/** Returns the description of a day: its mark, and why it cannot be chosen. */
export function dayWords(mark: string | undefined, reason: string | null): string[] {
  const isSaid = mark !== undefined && reason !== null && reason.toLowerCase().startsWith(mark.toLowerCase());
  return [isSaid ? undefined : mark, reason].filter((words): words is string => Boolean(words));
}
