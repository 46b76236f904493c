import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdfLines } from '../support/read-pdf.ts';
import { PrintStage, until } from './print-stage.ts';

let stage: PrintStage;
/** Parts that were asked for. */
const asked: string[] = [];
let letSecondPart: () => void = () => undefined;
const secondPart = new Promise<void>((resolve) => (letSecondPart = resolve));

/** The server's documents, the second part of which lets others go first. */
const documents = createServer((request, response) => {
  const { searchParams } = new URL(request.url!, 'http://localhost');
  asked.push(searchParams.get('page') ?? '');
  const pass = async () => {
    if (searchParams.get('page') === '2') await secondPart;
    const answer = await fetch(`${stage.host.url}${request.url}`, {
      headers: { 'x-api-key': String(request.headers['x-api-key']) },
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
  };
  pass().catch(() => response.destroy());
});

beforeAll(async () => {
  await new Promise<void>((resolve) => documents.listen(0, '127.0.0.1', resolve));
  stage = await PrintStage.open(address());
});
afterAll(async () => {
  await stage.close();
  documents.close();
});
const address = () => `http://127.0.0.1:${(documents.address() as AddressInfo).port}`;

test('tickets that are voided between two parts: every other one is on paper once, the voided ones of later parts are not', async () => {
  const { id: ticket, code } = await stage.sell(24);
  const lists = await Promise.all(
    [0, 1].map((page) => stage.manager.call.listSubTickets({ params: { code }, query: { page } })),
  );
  const parts = lists.flatMap(({ data }) => data).toSorted((one, other) => one.id - other.id);
  expect(parts.length).toBeGreaterThan(20);
  const [early, late] = [parts[2]!, parts[14]!];

  const queue = stage.queue('local', {
    pdf: (order, record) => stage.address(order, record).replace(stage.host.url, address()),
  });
  const range = { from: 1, to: parts.length };
  const id = queue.add({ kind: 'ticket', type: 'ticket_agent', code, range }, stage.choice('ticket_agent'));
  await until(() => asked.includes('2'), 'the second part is asked for');
  for (const { id: part } of [early, late])
    await stage.manager.call.cancelTicket({ body: { id: part, type: 'ticket_agent', cancel_note: 'Lost' } });
  letSecondPart();
  expect(await queue.ended(id)).toMatchObject({ state: 'printed', way: 'local' });
  queue.stop();
  expect(await stage.history(ticket, 'ticket_agent')).toMatchObject([
    { print_from: 1, print_to: parts.length, state: 'printed' },
  ]);

  const [paper, ...others] = await stage.papers('ticket_agent', code);
  expect(others).toEqual([]);
  const files = ['', '.2', '.3'].map((part) => `${stage.helpers.ticket_agent.url}/tray/${paper!.id}${part}.pdf`);
  const pdfs = await Promise.all(files.map(async (file) => new Uint8Array(await (await fetch(file)).arrayBuffer())));
  const pages = (await Promise.all(pdfs.map((pdf) => readPdfLines(pdf)))).flat();
  const printed = pages.map((lines) => lines.find((line) => line.startsWith(`${code}-`)));
  expect(printed).toEqual(parts.filter((part) => part !== late).map((part) => part.code));
  expect(pages.map((lines) => lines.find((line) => line.startsWith('Ticket ')))).toEqual(
    parts.flatMap((part, place) => (part === late ? [] : [`Ticket ${place + 1} of ${parts.length}`])),
  );
}, 60_000);
