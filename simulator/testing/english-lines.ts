/** Words that occur in English sentences, but not in Malay ones. */
export const ENGLISH_WORD =
  /\b(the|your|you|we|is|are|was|were|for|of|and|to|this|that|not|with|from|it|if|have|has|ticket|tickets|booking|paid|email|passengers?|refund|account|password|departure|show|pay|now|hello|guest|valid|until|please|back|shop|payment|total|price|remark|adult|child|senior|student|baby)\b/i;

/** Names, codes and URLs, which stay untranslated. */
const NAMES =
  /Muara River Cruise|Jalan Muara|Melaka River Day Cruise|VVIP Dinner Cruise|https?:\/\/\S+|\S+@\S+|\S*\/tickets\/\S*/g;

/** Returns the lines of a page with an English word, ignoring markup and parts marked as English. */
export function listEnglishLines(html: string): string[] {
  const shown = html
    .replaceAll(/<(svg|style|script)\b.*?<\/\1>/gs, '')
    .replaceAll(/<(\w+) lang="en">.*?<\/\1>/gs, '')
    .replaceAll(/(?:aria-label|placeholder|alt)="([^"]*)"/g, '>$1<')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(NAMES, ' ');
  return shown
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => ENGLISH_WORD.test(line));
}
