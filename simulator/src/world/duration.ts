const PATTERN = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d{1,3})?)S)?)?$/;
const UNITS_MS = [604_800_000, 86_400_000, 3_600_000, 60_000, 1_000];

/**
 * Parses an ISO 8601 duration of weeks, days, hours, minutes and seconds (`P1DT2H`, `PT30M`) to
 * milliseconds. Months and years have no fixed length and are not accepted.
 * @returns undefined when the text is not such a duration
 */
export function parseDuration(text: string): number | undefined {
  const parts = PATTERN.exec(text)?.slice(1);
  if (!parts?.some((part) => part !== undefined) || text.endsWith('T')) return undefined;
  return parts.reduce((sum, part, index) => sum + Math.round(Number(part ?? 0) * (UNITS_MS[index] as number)), 0);
}
