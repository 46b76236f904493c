import { writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { PNG } from './users.ts';

/**
 * The path of a picture of more than 5 MB: browsers read a file themselves, where bytes would travel
 * through the test's pipe.
 */
export function largePicture(): string {
  const path = test.info().outputPath('large.png');
  writeFileSync(path, Buffer.concat([PNG, Buffer.alloc(5_000_000)]));
  return path;
}
