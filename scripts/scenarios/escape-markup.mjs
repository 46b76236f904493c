const NAMES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 does not allow at all. */
const CONTROLS = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** Returns a text as XML or HTML shows it. */
export function escapeMarkup(text) {
  return String(text)
    .replaceAll(CONTROLS, '')
    .replaceAll(/[&<>"]/g, (character) => NAMES[character]);
}
