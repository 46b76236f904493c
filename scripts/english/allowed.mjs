// Where a banned word is right: a part of the path, the text around the word, and why.
export const allowed = [
  { path: 'scripts/english/', text: '', reason: 'the lists of this check' },
  { path: 'scripts/check-bites.mjs', text: '', reason: 'plants banned words' },
  { path: 'openapi/GLOSSARY.md', text: '', reason: 'names the words to avoid' },
];
