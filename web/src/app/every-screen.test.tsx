import { test } from 'vitest';
import { EVERY_SCREEN } from '@testing/every-screen.ts';
import { expectAccessible } from '@testing/looks.ts';

test.for(EVERY_SCREEN)('%s is accessible', async ([, open]) => {
  await open();
  await expectAccessible();
});
