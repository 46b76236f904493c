import { ERRORS } from '@muara/contract/errors';
import { OPERATIONS } from '@muara/contract/operations';
import { expect, test } from 'vitest';
import { listPages } from './list-pages.ts';
import { relativeTo } from './page.ts';

const { pages } = listPages();
const paths = new Set(pages.map(({ path }) => path));

test('every operation and every code has a page', () => {
  const wanted = [
    ...Object.keys(OPERATIONS).map((id) => `http/${id}.html`),
    ...Object.keys(ERRORS).map((code) => `errors/${code}.html`),
  ];
  expect(wanted.filter((path) => !paths.has(path))).toEqual([]);
});

test.each([
  ['Operation', 'refundTicket', 'http/refundTicket.html'],
  ['Code', 'slot_fully_booked', 'errors/slot_fully_booked.html'],
  ['Field', 'cash_in', 'schemas/GenerateRequest.html#cash_in'],
  ['Rule', 'priceOrder', 'rules/pricing.html#priceOrder'],
  ['Message', 'new-ticket', 'realtime/newTicket.html'],
  ['Workflow', 'refundTicket', 'workflows/refundTicket.html'],
  ['Workflow', 'scan-a-trip', 'workflows/scan-a-trip.html'],
  ['Workflow', 'open-till', 'workflows/steps/open-till.html'],
  ['Term', 'charter', 'glossary.html'],
])('the search knows the %s %s', (kind, title, to) => {
  expect(pages.flatMap(({ search = [] }) => search)).toContainEqual(expect.objectContaining({ kind, title, to }));
});

test.each([
  ['index.html', 'http/login.html', 'http/login.html'],
  ['http/login.html', 'http/logout.html', '../http/logout.html'],
  ['http/login.html', 'http/login.html#body', '#body'],
  ['http/login.html', '', '../'],
  ['index.html', '', './'],
  ['http/login.html', 'https://example.com/', 'https://example.com/'],
])('from %s, %s is %s', (from, to, address) => {
  expect(relativeTo(from, to)).toBe(address);
});
