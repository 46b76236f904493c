import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KEY, Stage } from '../testing/stage.ts';
import { folderStore } from '../folder-store.ts';
import { Tray } from '../tray.ts';
import { printSection } from './print-list.ts';

let stage: Stage;

beforeEach(async () => {
  stage = await Stage.set({ type: 'ticket_agent', realtimeUrl: null });
});
afterEach(() => stage.clear());

/** Returns the text of one part of the page. */
async function part(id: string): Promise<string> {
  const page = await (await fetch(stage.helper.url)).text();
  const [, html = ''] = new RegExp(`<section id="${id}"[^>]*>([\\s\\S]*?)</section>`).exec(page) ?? [];
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

async function stampOf(id: string): Promise<string> {
  const page = await (await fetch(stage.helper.url)).text();
  return new RegExp(`<section id="${id}"[^>]* data-stamp="([^"]*)"`).exec(page)![1]!;
}

test('shows jobs with their states, and prints with their parts', async () => {
  await stage.print('a', '/paged.pdf?parts=2');
  await stage.print('b', '/missing.pdf');
  expect(await part('jobs')).toMatch(
    /^Jobs MRCX7K2M9QP Failed .* from this machine · The document could not be fetched MRCX7K2M9QP Printed .* 2 of 2 parts$/,
  );
  expect(await part('prints')).toMatch(/1 print .*4 pages.* Open part 1 of 2 Open part 2 of 2$/);
});

test('marks papers of a training world, also after a restart, and no others', async () => {
  await stage.print('a', '/training.pdf');
  await stage.restart();
  expect(await part('prints')).toMatch(/ MRCX7K2M9QP TRAINING /);
  await stage.print('b', '/ok.pdf');
  expect((await part('prints')).match(/TRAINING/g)).toHaveLength(1);
  const tray = (await (await fetch(`${stage.helper.url}/tray`)).json()) as { data: object[] };
  expect(tray.data.map((print) => Object.keys(print).includes('training'))).toEqual([false, false]);
});

test('changes the stamp of a part only when it changes', async () => {
  const before = [await stampOf('jobs'), await stampOf('prints')];
  expect([await stampOf('jobs'), await stampOf('prints')]).toEqual(before);
  await stage.print('a', '/missing.pdf');
  expect(await stampOf('jobs')).not.toBe(before[0]);
  expect(await stampOf('prints')).toBe(before[1]);
});

describe('the list of refusals', () => {
  test('shows prints and calls with reasons, without keys, secrets or duplicates', async () => {
    await stage.print('a', '/missing.pdf?token=secret');
    await stage.call('printDocument', '/print?api_key=guess', {});
    await fetch(`${stage.helper.url}/tray`, { headers: { Origin: 'https://example.test' } });
    await stage.call('printDocument', `/print?api_key=${KEY}`, {});
    const refused = await part('refused');
    expect(
      refused.match(/Please complete this field \(printer_id\)|The printer key is wrong|could not be fetched/g),
    ).toEqual(['Please complete this field (printer_id)', 'The printer key is wrong', 'could not be fetched']);
    expect(refused).toContain('GET /tray from https://example.test');
    expect(refused).toContain('MRCX7K2M9QP, from a browser on this machine');
    expect(refused).not.toMatch(new RegExp(`guess|secret|${KEY}`));
  });

  test('shows the last ten, also from before a crash, without unanswered polls', async () => {
    await stage.switch({ offline: true });
    await fetch(`${stage.helper.url}/printer-info`);
    expect(await part('refused')).toBe('Refused No refusals yet.');
    await stage.switch({ paper: false });
    for (let number = 1; number <= 12; number += 1) await stage.print(null);
    expect((await part('refused')).match(/out of paper/g)).toHaveLength(10);
    await stage.switch({ dies: 'before_paper' });
    await stage.print(null);
    await stage.back();
    expect((await part('refused')).match(/out of paper/g)).toHaveLength(10);
  });
});

test('says once that pages cannot be drawn, and links to the documents', async () => {
  await stage.print('a', '/paged.pdf?parts=2');
  await stage.print('b');
  const prints = new Tray(folderStore(stage.trayDir)).latest(2);
  const html = String(printSection(prints, 2, false));
  expect(html.match(/Previews are not available on this machine. Open the PDFs instead\./g)).toHaveLength(1);
  expect(html).not.toContain('<img');
  expect(html.match(/href="\/tray\/[^"]*\.pdf"/g)).toHaveLength(3);
});

test('loads nothing from elsewhere, and cannot be framed', async () => {
  await stage.print('a');
  const page = await fetch(stage.helper.url);
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  const html = await page.text();
  expect(html).not.toMatch(/<iframe|<object|<embed|(?:src|href)="(?!\/)/);
});
