import type { Page } from '@playwright/test';

/**
 * Sends a code as a scanner gun does, all keys in no time: the clock of the page waits meanwhile,
 * because a busy machine may bring them more slowly than any scanner. The clock of the page must have
 * been installed.
 */
export async function scanWithGun(page: Page, code: string, end = 'Enter'): Promise<void> {
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 1000'));
  const session = await page.context().newCDPSession(page);
  const keys = [...code, end].flatMap((key) => {
    const text = key === 'Enter' ? '\r' : key.length === 1 ? key : undefined;
    const event = { key, windowsVirtualKeyCode: (text ?? '\t').toUpperCase().charCodeAt(0) };
    return [
      session.send('Input.dispatchKeyEvent', { ...event, type: 'keyDown', ...(text === undefined ? {} : { text }) }),
      session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' }),
    ];
  });
  await Promise.all(keys);
  await page.clock.resume();
}
