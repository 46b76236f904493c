import { test } from 'vitest';
import { EVERY_SCREEN } from '@testing/every-screen.ts';
import { lookAt } from '@testing/looks.ts';

test.for(EVERY_SCREEN)('%s is accessible in both themes at a desk, and in dark on a phone', async ([name, open]) => {
  await open();
  await lookAt(name);
});
