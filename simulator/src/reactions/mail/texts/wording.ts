import type { englishMails } from './english.ts';

type Words<English> = {
  readonly [Word in keyof English]: English[Word] extends string
    ? string
    : English[Word] extends readonly string[]
      ? readonly string[]
      : English[Word] extends (...parts: infer Parts) => string
        ? (...parts: Parts) => string
        : Words<English[Word]>;
};

/** The same words in another language: a text for a text, the same parts for a function. */
export type MailTexts = Words<typeof englishMails>;
