// Words and names that Muara does not use, each with what to write instead. Add a row for each that reads like a translation.

/**
 * Words of prose: comments, texts, YAML and Markdown. `in` narrows a row to the paths it matches; without it the row counts
 * everywhere.
 */
export const words = [
  { find: /\banew\b/i, write: 'again' },
  { find: /\bwhoever\b/i, write: 'anyone who' },
  { find: /\bwhatever\b/i, write: 'name the thing, or "any"' },
  { find: /\bstands\b/i, write: 'is' },
  { find: /\bunless told\b/i, write: 'by default' },
  { find: /\bmended\b/i, write: 'fixed' },
  { find: /\bto be had\b/i, write: 'available' },
  { find: /\bat once\b/i, write: 'immediately, or "at a time"', in: /\.messages\.tsx?$|errors\.yaml$/ },
  { find: /\b(?:is|are) told\b/i, write: 'is notified, or who tells' },
  { find: /\b(?:takes? off|taken off)\b/i, write: 'remove' },
  { find: /\bby (?:itself|themselves)\b/i, write: 'automatically, or "alone"' },
  { find: /(?<!-)\bholds\b(?!-)(?! (?:(?:its|their|the|no|\d+) )?seats?\b)/i, write: 'contains, or "has"' },
  { find: /\bAnswers\b(?= [a-z`])/, write: 'Returns' },
  {
    find: /\banswers (?=the|an?\b|it\b|them|how|whether|what|which|undefined|null|true|false|all|its|their|one|every|no\b|nothing|`|\{)/,
    write: 'returns',
  },
  { find: /\bdeeds?\b/i, write: 'action, or "audit entry"' },
  { find: /\bdemands?\b/i, write: 'requires, or "asserts"' },
  { find: /\b(?:not|is|are|be|been) played\b/i, write: 'implemented, or "handled"' },
];

/** Names in code, and parts of file names. */
export const names = [
  { find: /\bdemand[A-Z]\w*/, write: 'assert…' },
  { find: /\b(?:\w*[a-z]Deeds?|[dD]eeds?[A-Z]\w*|deeds?)\b/, write: 'auditEntry, or "action"' },
  { find: /\b(?:notPlayed|playChat)\b/, write: 'notImplemented, handle…' },
  { find: /\b(?:listQuestion|[A-Z]\w*Question)\b/, write: '…Query, or "…Params"' },
  { find: /\b(?:kept|mask)?Reach\b/, write: 'ContactDetails' },
  { find: /\b(?:hearResult|noteFailure)\b/, write: 'recordPaymentResult, recordFailedPayment' },
  { find: /\b(?:meetFate|lottery)\b/, write: 'ticketOutcomes, weightedPick' },
  { find: /\b(?:haystack|keptWhile)\b/, write: 'matchesSearch, memoizeByVersion' },
  { find: /\b\w+Doors\b/, write: '…Callbacks' },
];
export const fileNames = {
  find: /(?:^|[-/])(?:deeds?|demand|question|fate|lottery|haystack|door|reach)(?:[-.]|$)/,
  write: 'see names',
};
