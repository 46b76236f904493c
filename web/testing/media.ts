import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Shows the page as on paper until the test ends, or until it is shown on screen again. */
export async function showOn(media: 'print' | 'screen'): Promise<void> {
  if (media === 'print') onTestFinished(() => showOn('screen'));
  await emulate(media, 'light');
}

/** Gives the system another theme until the test ends. */
export async function changeSystem(theme: 'light' | 'dark'): Promise<void> {
  if (theme === 'dark') onTestFinished(() => changeSystem('light'));
  await emulate('screen', theme);
}

async function emulate(media: 'print' | 'screen', theme: 'light' | 'dark'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [
      // As for every test; a call without it turns it off.
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'prefers-color-scheme', value: theme },
    ],
  });
}
