import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

interface Found {
  scenarios: { id: string; line?: number; workflow: { steps: { stepId: string }[] } }[];
  broken: { message: string }[];
}
interface Runner {
  readDescriptions(): object;
  findScenarios(words: string[], descriptions: object): Promise<Found>;
  parseCsv(text: string): { line: number; cells: string[]; isBroken?: boolean }[];
  readCart(names: string[], cells: string[]): Record<string, unknown>;
}
const FOLDER = new URL('../../scripts/scenarios/', import.meta.url);
const parts = ['descriptions', 'find-scenarios', 'prices/parse-csv', 'prices/read-cart'];
const load = async (name: string): Promise<object> => (await import(new URL(`${name}.mjs`, FOLDER).href)) as object;
const modules = await Promise.all(parts.map(load));
const { readDescriptions, findScenarios, parseCsv, readCart } = Object.assign({}, ...modules) as Runner;

const folder = mkdtempSync(join(tmpdir(), 'muara-prices-'));
afterAll(() => rmSync(folder, { recursive: true }));
const descriptions = readDescriptions();

/** Returns what is said about a table, and the rows that can run. */
async function read(text: string): Promise<{ messages: string[]; rows: number[] }> {
  writeFileSync(join(folder, 'carts.csv'), text);
  const { scenarios, broken } = await findScenarios([join(folder, 'carts.csv')], descriptions);
  return { messages: broken.map(({ message }) => message), rows: scenarios.map(({ line }) => line ?? 0) };
}

test.each([
  ['', /carts\.csv:1: the table is empty$/],
  ['case,package,adlut,total', /carts\.csv:1: unknown column adlut; did you mean adult\?$/],
  ['case,package,adult', /carts\.csv:1: the column total is missing$/],
])('a table without a usable head: %j', async (text, expected) => {
  const { messages } = await read(text);
  expect(messages).toEqual([expect.stringMatching(expected)]);
});

test.each([
  ['case,package,adult,total', 'One,1 Day Cruise,two,30', 'column adult: "two" is not a whole number'],
  ['case,package,total', 'One,Day Cruise,30', 'column package: "Day Cruise" does not begin with an id'],
  ['case,package,total', 'One,1,RM30', 'column total: "RM30" is not an amount in RM such as 75 or 67.50'],
  ['case,package,total', 'One,1,', 'column total: it is empty'],
  ['case,package,total', 'One,1,30,40', 'column 4: the head has 3 columns only'],
  ['case,package,seller,total', 'One,1,kiosk,30', 'column seller: "kiosk" is none of cashier, agent, shop'],
  ['case,package,date,total', 'One,1,10/3/2026,30', 'column date: "10/3/2026" is not a date such as 2026-03-10'],
  ['case,package,discount,total', 'One,1,10,30', 'column discount: "10" is neither RM10 nor 10%'],
  ['case,package,dishes,total', 'One,1,1 Nasi,30', 'column dishes: "1 Nasi" is not a dish such as'],
  ['case,package,prices,total', 'One,1,adlut 30,30', 'column prices: "adlut 30" is not a price such as'],
  ['case,package,agent_tiers,total', 'One,1,adult 10%,30', 'column agent_tiers: "adult 10%" is not a tier such as'],
  ['case,package,free_tickets,total', 'One,1,10 for 9,30', 'column free_tickets: "10 for 9" is not a promotion'],
  ['case,package,total', '"One,1,30', 'a quote is not closed, or text follows it'],
])('one clear line about a bad row, while others go on: %s / %s', async (head, row, expected) => {
  const good = head.split(',').map((name) => ({ case: 'Good', package: '1', total: '30' })[name] ?? '');
  const { messages, rows } = await read(`${head}\n${good.join(',')}\n\n${row}\n`);
  expect(messages).toEqual([expect.stringContaining(`carts.csv:4: ${expected}`)]);
  expect(messages[0]).not.toContain('\n');
  expect(rows).toEqual([2]);
});

test('cells with quotes, commas and line breaks, and rows numbered by the line they begin on', () => {
  expect(parseCsv('\uFEFFa,b\r\n"1, ""x""\r\nz",2\n,\n3,\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1, "x"\nz', '2'] },
    { line: 5, cells: ['3', ''] },
  ]);
});

test('what the columns mean', () => {
  const row = {
    case: 'All',
    package: '6 Dinner Cruise',
    buyer: 'agent',
    adult: '2',
    baby_foreigner: '1',
    dishes: '1 Nasi Lemak: 2 adult; 4 Cendol: 1 child_oku',
    discount: 'RM 7.50',
    prices: 'adult 21.01, agent charter 800',
    agent_tiers: 'adult 10-49 10%, adult 50-999 RM5, child 1-2 0.5%',
    free_tickets: '10+1, 20+3',
    total: '42.02',
  };
  expect(readCart(Object.keys(row), Object.values(row))).toMatchObject({
    package: 6,
    seller: 'cashier',
    buyer: 'agent',
    counts: { total_adult: 2, total_child: 0, total_baby_foreigner: 1 },
    isMalaysian: true,
    isForeign: true,
    dishes: [
      { id: 1, total_adult: 2 },
      { id: 4, total_child_oku: 1 },
    ],
    discount: { discount_type: 'RM', discount_value: 7.5 },
    prices: { adult_price: 21.01, vvip_agent_price: 800 },
    agent_tiers: {
      agent_discount_adults: [
        { min: 10, max: 49, discount: 10, type: '%' },
        { min: 50, max: 999, discount: 5, type: 'RM' },
      ],
      agent_discount_childs: [{ min: 1, max: 2, discount: 0.5, type: '%' }],
    },
    free_tickets: [
      { buy: 10, free: 1 },
      { buy: 20, free: 3 },
    ],
    total: 42.02,
  });
});
