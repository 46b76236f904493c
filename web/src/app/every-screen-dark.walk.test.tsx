import { test } from 'vitest';
import { page } from 'vitest/browser';
import { step } from '@testing/actions.ts';
import { EVERY_SCREEN } from '@testing/every-screen.ts';
import { expectAccessible, inTheme } from '@testing/looks.ts';

test.for(EVERY_SCREEN)('%s is accessible in dark, at a desk and on a phone', async ([, open]) => {
  await open();
  await inTheme('dark');
  await step('at a desk', () => expectAccessible('colours'));
  await page.viewport(390, 844);
  await step('on a phone', expectAccessible);
});
