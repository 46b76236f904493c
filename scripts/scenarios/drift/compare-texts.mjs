// Messages and codes of refusals; other texts are data.

/** Parts of a message that differ from record to record. */
const VOLATILE = [
  /\b\d{4}-\d\d-\d\d(?:T[\d:.+-]+Z?)?\b/g,
  /\b\d{1,2}[ /.-](?:\d{1,2}|[A-Z][a-z]{2,8})[ /.-]\d{4}\b/g,
  /\b\d{1,2}:\d\d(?::\d\d)?(?: ?[AaPp][Mm])?\b/g,
  /\S+@\S+\.\w+/g,
  /\b(?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9-]{6,}\b/g,
  /\bRM ?[\d,]+(?:\.\d\d)?/g,
];
const mask = (text) => VOLATILE.reduce((masked, pattern) => masked.replaceAll(pattern, '…'), text);

/** Returns the difference of two texts, if they are a message or the code of a refusal. */
export function compareTexts(twin, server, path, { isRefused }) {
  const name = path.split('.').at(-1);
  const isCompared = name === 'message' || (isRefused && (name === 'code' || name === 'field'));
  if (!isCompared || mask(twin) === mask(server)) return undefined;
  const kind = name === 'message' ? 'message' : 'code';
  return { kind, path, twin: `"${twin}"`, server: `"${server}"` };
}
