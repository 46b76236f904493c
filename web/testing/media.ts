import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Shows the page as on paper until the test ends, or until it is shown on screen again. */
export async function showOn(media: 'print' | 'screen'): Promise<void> {
  if (media === 'print') onTestFinished(() => showOn('screen'));
  await cdp().send('Emulation.setEmulatedMedia', {
    media,
    // As for every test; a call without it turns it off.
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
}
