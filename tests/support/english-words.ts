/** Words that English sentences and labels have, and Malay has not. */
const ENGLISH =
  /\b(?:the|this|that|these|is|are|was|has|have|been|be|of|to|from|with|for|and|or|not|no|your|you|when|please|close|open|print|printer|printers|print|printed|send|search|choose|show|hide|test|add|new|more|online|offline|loading|waiting|message|messages|people|sales|bookings|errors|requests|request|settings|sign|log(?:in|out)|notification|notifications|dismiss|cancel|save|menu of|language|theme|light|dark|profile|shortcuts|version|connection)\b/i;

/** Email addresses, names that devices have given themselves, and the Malay abbreviation of 'nombor'. */
const SAME_IN_MALAY = /\S+@\S+|\w+(?: ticket)? printer \(simulated\)|\bNo\. /gi;

/**
 * Returns the texts and accessible names of elements and of all inside them.
 * A page can run it alone.
 */
export function readTexts(roots: Element[]): string[] {
  const found: string[] = [];
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
    for (const element of [root, ...root.querySelectorAll('*')])
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'])
        found.push(element.getAttribute(name) ?? '');
  }
  return found.map((text) => text.trim());
}

/** Returns the texts that have an English word in them. */
export const findEnglish = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => ENGLISH.test(text.replaceAll(SAME_IN_MALAY, '')));
