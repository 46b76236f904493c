/**
 * Opens the page of a report. A type has one window: asking again shows the new figures there.
 * @returns false when the browser blocked it
 */
export function openReport(type: string, address: string): boolean {
  const report = window.open(address, `report-${type}`);
  report?.focus();
  return report !== null;
}
