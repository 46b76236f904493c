import { expect, test } from 'vitest';
import { findProblems } from './check-pages.ts';

const GOOD =
  '<a href="../files/a.json">A</a> <a href="../index.html#top">Top</a> <a href="https://example.com">Out</a>';

const check = (text: string): string[] =>
  findProblems(
    new Map([
      ['index.html', '<h1 id="top">Home</h1>'],
      ['http/index.html', text],
    ]),
    new Set(['files/a.json', 'assets/main.js']),
  );

test('a page with links to pages, anchors and files has no problem', () => {
  expect(check(`${GOOD}<script src="../assets/main.js"></script>`)).toEqual([]);
});

test.each([
  ['<a href="gone.html">', 'http/index.html: the link gone.html leads nowhere'],
  ['<a href="../index.html#gone">', 'http/index.html: the link ../index.html#gone leads nowhere'],
  ['<a href="#gone">', 'http/index.html: the link #gone leads nowhere'],
  ['<a href="../files/b.json">', 'http/index.html: the link ../files/b.json leads nowhere'],
  ['<p id="a"><p id="a">', 'http/index.html: the anchor a is there twice'],
  ['<script>run()</script>', 'http/index.html: inline script or style, which the policy refuses: <script'],
  ['<p style="color:red">', 'http/index.html: inline script or style, which the policy refuses:  style="'],
  [
    '<script src="https://cdn.test/a.js"></script>',
    'http/index.html: file of another machine: <script src="https://cdn.test/a.js',
  ],
])('%s is refused', (text, problem) => {
  expect(check(GOOD + text)).toEqual([problem]);
});
