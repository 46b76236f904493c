import {
  renderAgentTickets,
  renderBookingSheet,
  renderReceipt,
  renderSlip,
  renderWristbands,
  useFonts,
} from '@muara/simulator/documents';
import { installedFonts } from '@muara/simulator/hosts/node';
import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readPdfLines } from '../support/read-pdf.ts';
import { AGENT_TICKETS, BOOKING, CLOSE_SLIP, SIMPLE_RECEIPT, WRISTBANDS } from '../support/sample-documents.ts';

useFonts(installedFonts);

/** Every document with one name in every place that a name can stand. */
const DOCUMENTS: Record<string, (name: string) => Promise<Uint8Array>> = {
  receipt: (name) =>
    renderReceipt(
      { ...SIMPLE_RECEIPT, buyer: name, packageName: name, cashier: name, jetty: name, state: name, footer: [name] },
      { noMargin: true },
    ),
  slip: (name) => renderSlip({ ...CLOSE_SLIP, cashier: name, methods: [{ method: name, count: 1, amount: 1 }] }),
  'agent tickets': (name) =>
    renderAgentTickets(
      {
        ...AGENT_TICKETS,
        packageName: name,
        partner: { label: name, name },
        tickets: [{ ...AGENT_TICKETS.tickets[0]!, holder: name, category: name }],
      },
      { from: 1, to: 1 },
    ),
  wristband: (name) =>
    renderWristbands(
      { ...WRISTBANDS, packageName: name, jetty: name, slot: name, passengers: [name] },
      { from: 1, to: 1 },
    ),
  booking: (name) =>
    renderBookingSheet({
      ...BOOKING,
      buyer: [['Name', name]],
      lines: [{ label: name, count: 1, unit: 1, amount: 1 }],
      remark: name,
      note: name,
    }),
};

/** What is beside `Name` on a receipt, lines put together again. */
async function nameOnReceipt(name: string): Promise<string> {
  const lines = (
    await readPdfLines(await renderReceipt({ ...SIMPLE_RECEIPT, buyer: name }, { noMargin: true }))
  ).flat();
  const from = lines.findIndex((line) => line.startsWith('Name '));
  const to = lines.indexOf('Passengers 3');
  return lines.slice(from, to).join(' ').replace('Name ', '').normalize('NFC');
}

describe('a name comes out as it was written', () => {
  test.each([
    ['Malay', "Nur 'Aisyah binti Abd. Rahman @ Siti"],
    ['Chinese', '陈美玲 林志强'],
    ['Chinese of old', '龘 李小龙'],
    ['Tamil', 'முத்துலட்சுமி கோவிந்தன் சௌந்தர்யா'],
    ['Tamil with letters that grow together', 'ஸ்ரீ க்ஷமா கொண்டாட்டம்'],
    ['Polish, Vietnamese, Greek, Russian', 'Łukasz Nguyễn Ελένη Иван'],
    ['Hindi', 'हिन्दी शर्मा'],
    ['emoji', 'Ali 😀 🎉🚤'],
    ['several scripts', 'Mei 美玲 a/p முத்து 🎉'],
  ])('%s', async (_, name) => {
    expect(await nameOnReceipt(name)).toBe(name);
  });

  test.each([
    ['a letter that no font has', '\u{20000}𠮷 Ali', '?? Ali'],
    ['Arabic', 'محمد Ali', '???? Ali'],
    ['a family that falls apart', 'Ali 👨\u200D👩\u200D👧', 'Ali 👨👩👧'],
    ['colour and skin', '❤\uFE0F 👍🏽', '❤ 👍'],
    ['line breaks and tabs', 'Ali\r\n\tAhmad', 'Ali Ahmad'],
    ['control characters and marks of direction', 'A\u0000l\u0007i\u202E', 'Ali'],
    ['half a character', 'Ali\ud83d', 'Ali?'],
    ['letters in other dress', 'Ａｌｉ 𝐀𝐥𝐢', 'Ａｌｉ Ali'],
  ])('or as near as can be: %s', async (_, name, printed) => {
    expect(await nameOnReceipt(name)).toBe(printed);
  });

  test('three hundred letters wrap, and none is lost', async () => {
    const name = 'Wan Nur Aisyah முத்துலட்சுமி 陈美玲 '.repeat(9).trim();
    expect(name.length).toBeGreaterThan(250);
    expect(await nameOnReceipt(name)).toBe(name.normalize('NFC'));
    const word = 'முத்து'.repeat(40);
    expect((await nameOnReceipt(word)).replaceAll(' ', '')).toBe(word);
  });

  test('without fonts it is written as Helvetica can', async () => {
    onTestFinished(() => useFonts(installedFonts));
    useFonts(undefined);
    expect(await nameOnReceipt('Łukasz 李小龙 bin Ibrahim 😀')).toBe('Lukasz ??? bin Ibrahim ?');
  });
});

describe('no name keeps a document from being printed, and the same one gives the same bytes', () => {
  const letters = fc.constantFrom(
    'a',
    'é',
    ' ',
    '\n',
    '美',
    '龘',
    '\u{20000}',
    'கோ',
    'ஸ்ரீ',
    '்',
    'ह',
    'ि',
    'م',
    '🎉',
    '\u200D',
    '\uFE0F',
    '\u0301',
    '\ud83d',
    '\udc00',
    '\u0000',
    '(',
    ')',
    '\\',
    '<',
  );
  const names = fc.oneof(
    fc.array(letters, { maxLength: 60 }).map((list) => list.join('')),
    fc.string({ unit: 'binary', maxLength: 120 }),
  );

  test.each(Object.entries(DOCUMENTS))('%s', async (_, render) => {
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        const bytes = await render(name);
        expect(Buffer.from(bytes).equals(await render(name))).toBe(true);
        expect((await readPdfLines(bytes)).flat().length).toBeGreaterThan(3);
      }),
      { numRuns: 12 },
    );
  });
});
