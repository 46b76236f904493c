import { expect, test } from 'vitest';

interface Pages {
  renderHtml(run: object): string;
  breakWords(name: string): string;
}
const file = new URL('../../scripts/scenarios/html-report.mjs', import.meta.url).href;
const { renderHtml, breakWords } = (await import(file)) as Pages;

/** Returns the page of a run in which one call failed with an answer. */
function pageOf(answer: string): string {
  const call = { method: 'GET', url: 'http://localhost:3000/api/audit', status: 403, answer };
  const failure = { step: 'audit', check: 'expected 200', call };
  return renderHtml({
    results: [{ id: 'one', file: 'one.yaml', calls: 1, took: 5, failure }],
    skipped: [],
    seconds: 1,
  });
}

test('an answer has a line for each field, and its block can take the focus to scroll', () => {
  expect(pageOf('{"code":"no","message":"<b>"}')).toContain(
    '<pre tabindex="0" role="group" aria-label="Answer">403\n{\n  &quot;code&quot;: &quot;no&quot;,\n  &quot;message&quot;: &quot;&lt;b&gt;&quot;\n}</pre>',
  );
});

test('a text that is no JSON, or was cut, stays as it is', () => {
  expect(pageOf('{"code": …')).toContain('403\n{&quot;code&quot;: …</pre>');
  expect(pageOf('')).toContain('aria-label="Answer">403</pre>');
});

test('the name of an operation breaks between its words', () => {
  expect(breakWords('listAgentRedemptions')).toBe('list<wbr>Agent<wbr>Redemptions');
  expect(breakWords('<x>')).toBe('&lt;x&gt;');
});
