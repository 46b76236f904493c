import { vi } from 'vitest';

/**
 * Waits until the browser has gone where the app asked it to.
 * `history.back()` returns before the browser has moved: its `popstate` could reach the app of the next test.
 */
export async function finishSteps(): Promise<void> {
  try {
    await vi.waitUntil(() => underWay === 0, { interval: 5 });
  } finally {
    underWay = 0;
  }
}

let underWay = 0;

/** Counts the steps that the browser was asked for and has not taken yet. */
export function watchSteps(): void {
  const { go } = History.prototype;
  const step = (distance: number): void => {
    const isPossible = distance < 0 ? navigation.canGoBack : navigation.canGoForward;
    if (isPossible) underWay += 1;
    go.call(history, distance);
  };
  Object.assign(history, { back: () => step(-1), forward: () => step(1), go: step });
  addEventListener('popstate', (event) => {
    if (event.isTrusted) underWay = Math.max(0, underWay - 1);
  });
}
