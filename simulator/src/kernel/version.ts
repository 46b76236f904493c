/**
 * Whether an app's version is older than the operator's minimum, by their three numbers.
 * A version that has none is not judged.
 */
export function isOlder(version: string, minimum: string): boolean {
  const mine = numbers(version);
  const least = numbers(minimum);
  if (!mine || !least) return false;
  const place = mine.findIndex((number, index) => number !== least[index]);
  return place >= 0 && (mine[place] as number) < (least[place] as number);
}

function numbers(version: string): number[] | undefined {
  return /^v?(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number);
}
