import { REPORTS } from '@muara/contract/reports';
import { expect, test } from 'vitest';
import { createTestSimulator } from '../../../../testing/index.ts';
import { REPORT_STYLE } from './page-style.ts';

const sim = createTestSimulator();
const manager = await sim.as('manager');

/** Filters that are valid for every type. */
const FILTERS = new URLSearchParams({
  purchased_date: '2025-01-01,2026-12-31',
  departure_date: '2025-01-01,2026-12-31',
  month: '2026-03',
  jetty_id: '1',
  trip_type: 'Daily',
});

async function getPage(type: string, more: Record<string, string> = {}): Promise<string> {
  const { types } = await manager.call('getReportOptions');
  const staff = types.find((report) => report.type === type)?.staffs[0];
  const query = new URLSearchParams({
    ...Object.fromEntries(FILTERS),
    ...(staff && { staff_id: String(staff.id) }),
    ...more,
  });
  const answer = await manager.fetch(`/api/reports/${type}?${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.text();
}

test.each(REPORTS.map(({ type }) => type))('%s: every row has as many columns as the table head', async (type) => {
  const html = await getPage(type);
  for (const [table] of html.matchAll(/<table.*?<\/table>/gs)) {
    const widths = [...table.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => {
      const spans = [...row.matchAll(/<t[hd](?: [^>]*?)?(?: colspan="(\d+)")?>/g)];
      return spans.reduce((sum, [, span]) => sum + Number(span ?? 1), 0);
    });
    expect(new Set(widths).size).toBe(1);
  }
});

test('classes name columns of numbers, of short texts, and of texts after numbers', async () => {
  const [, classes] = /<table class="([^"]*)">/.exec(await getPage('sales')) ?? [];
  expect(classes?.split(' ')).toEqual(['s1', 's2', 's3', 'n8', 'n9', 'n10', 'n11', 'n12', 'n13', 'n14', 'a15', 'many']);
});

test.each(REPORTS.map(({ type }) => type))('%s: every column class of a table has a style', async (type) => {
  const tables = (await getPage(type)).matchAll(/<table class="([^"]*)">/g);
  const names = new Set([...tables].flatMap(([, classes = '']) => classes.match(/[nsa]\d+/g) ?? []));
  for (const name of names) expect(REPORT_STYLE).toContain(`.${name} tr:not([class])>td:nth-child(${name.slice(1)})`);
});

test('a page without rows has its head and says so', async () => {
  const html = await getPage('sales', { purchased_date: '2020-01-01' });
  expect(html).toContain('<h1>Sales</h1>');
  expect(html).toContain('No Data');
  expect(html).not.toContain('<table');
});

test('the heading of a shift formats its day for people', async () => {
  expect(await getPage('closing_account')).toMatch(/<h2>\d{1,2} [A-Z][a-z]{2} \d{4} · /);
});

test('the token of the URL is nowhere on the page', async () => {
  const { token } = manager;
  const answer = await sim.fetch(`/api/reports/sales?${FILTERS}&token=${token}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain(token);
});
