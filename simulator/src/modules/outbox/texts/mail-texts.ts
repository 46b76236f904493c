import type { Language } from '@muara/contract/constants';
import { englishMails } from './english.ts';
import { malayMails } from './malay.ts';

/** The same words in another language: a text for a text, the same parts for a function. */
export type MailTexts = Words<typeof englishMails>;

type Words<English> = {
  readonly [Word in keyof English]: English[Word] extends string
    ? string
    : English[Word] extends readonly string[]
      ? readonly string[]
      : English[Word] extends (...parts: infer Parts) => string
        ? (...parts: Parts) => string
        : Words<English[Word]>;
};

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { en: englishMails, ms: malayMails };
