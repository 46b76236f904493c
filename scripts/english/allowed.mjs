// Where a banned word is right: a part of the path, the text around the word, and why.
export const allowed = [
  { path: 'scripts/english/', text: '', reason: 'the lists of this check' },
  { path: 'tests/browser/lost-right.spec.ts', text: 'The page was loaded anew', reason: 'quotes the screen' },
  { path: 'tests/browser/offline.spec.ts', text: 'continues by itself', reason: 'quotes the screen' },
  { path: 'scripts/check-bites.mjs', text: '', reason: 'plants banned words' },
  { path: 'openapi/GLOSSARY.md', text: '', reason: 'names the words to avoid' },
];
