import type { Face } from './face.ts';
import type { Line } from './face.ts';

/** Letters that do not decompose into base letter and marks, but have an obvious plain spelling. */
const PLAIN: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  ŋ: 'ng',
  Ŋ: 'Ng',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2015': '—',
  '\u2212': '-',
  '\u2032': "'",
  '\u2033': '"',
};

/** Removed: joiners, variation selectors, direction marks, control characters and skin tones. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Variation_Selector}\p{Emoji_Modifier}]/gu;

/**
 * Returns a text for a single line: composed, with line breaks and tabs as spaces, without invisible
 * characters.
 */
export function readyText(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(INVISIBLE, '');
}

/**
 * Returns the text in available characters, otherwise without marks or in a plain spelling, otherwise
 * as `?`. Unavailable marks may remain.
 */
export function spelledWith(text: string, has: (codePoint: number) => boolean): string {
  let result = '';
  for (const letter of text) result += has(letter.codePointAt(0)!) ? letter : plain(letter, has);
  return result;
}

function plain(letter: string, has: (codePoint: number) => boolean): string {
  const spellings = [PLAIN[letter], letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')];
  // A mark on its own is dropped.
  if (/^\p{M}$/u.test(letter)) return '';
  const isWritable = (text: string | undefined): text is string =>
    text !== undefined && text !== '' && [...text].every((part) => has(part.codePointAt(0)!));
  return spellings.find(isWritable) ?? '?';
}

/** Breaks a text into lines no wider than `width`, at spaces where possible. */
export function wrap(face: Face, text: string, size: number, width: number): Line[] {
  const ready = readyText(text).trim();
  const whole = face.line(ready);
  if (whole.width * size <= width) return [whole];
  const widthOf = (part: string): number => face.line(part).width * size;
  const gap = widthOf(' ');
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of ready.split(' ').flatMap((each) => pieces(each, width, widthOf))) {
    const wide = widthOf(word);
    if (line !== '' && used + gap + wide > width) {
      lines.push(line);
      [line, used] = [word, wide];
    } else {
      used += line === '' ? wide : gap + wide;
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  lines.push(line);
  return lines.map((each) => face.line(each));
}

/** Returns the letters of a text, each with its marks. */
export function clusters(text: string): string[] {
  return text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
}

/** Cuts a word that is wider than a line where it stops fitting. */
function pieces(word: string, width: number, widthOf: (part: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of clusters(word)) {
    if (part !== '' && widthOf(part + letter) > width) {
      parts.push(part);
      part = letter;
    } else part += letter;
  }
  return [...parts, part];
}
