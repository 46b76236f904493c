import { test } from 'vitest';
import { EVERY_SCREEN } from '@testing/every-screen.ts';
import { expectAccessible, inTheme } from '@testing/looks.ts';

test.for(EVERY_SCREEN)('%s has readable colours in dark at a desk', async ([, open]) => {
  await open();
  await inTheme('dark');
  await expectAccessible('colours');
});
