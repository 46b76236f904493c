/**
 * Returns whether an app version is older than the operator's minimum, comparing one to four numbers;
 * missing ones are 0. A version that does not start with a number is never older.
 */
export function isOlder(version: string, minimum: string): boolean {
  const mine = numbers(version);
  const least = numbers(minimum);
  if (!mine || !least) return false;
  for (let place = 0; place < PARTS; place++) {
    const difference = (mine[place] ?? 0) - (least[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

const PARTS = 4;

function numbers(version: string): number[] | undefined {
  return /^v?(\d+(?:\.\d+){0,3})/.exec(version)?.[1]?.split('.').map(Number);
}
