import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeSystem } from '@testing/media.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { scheme } from './scheme.ts';

test('the app follows the system, also when it is drawn in the moment of the change', async () => {
  await renderScreen('/d/login');
  await expect.element(page.getByLabelText('Email')).toBeVisible();
  const shown = () => document.documentElement.dataset['mantineColorScheme'];
  await expect.poll(shown).toBe('light');
  // What is drawn reads the theme, such as a chart that gets its figures.
  let isDrawn = true;
  const draw = (): void => {
    scheme.shown();
    if (isDrawn) setTimeout(draw);
  };
  draw();
  onTestFinished(() => {
    isDrawn = false;
  });
  await changeSystem('dark');
  await expect.poll(shown).toBe('dark');
  await changeSystem('light');
  await expect.poll(shown).toBe('light');
});
