import type { Locator } from '@playwright/test';
import { findEnglish, readTexts } from '../../support/english-words.ts';

/** Returns the texts and accessible names inside of an element that have an English word in them. */
export const listEnglish = async (within: Locator): Promise<string[]> =>
  findEnglish(await within.evaluateAll(readTexts));
