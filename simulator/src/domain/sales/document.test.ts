import { describe, expect, test } from 'vitest';
import { PDF } from '../../../testing/samples/counter.ts';
import { JPEG } from '../../../testing/samples/images.ts';
import { PNG } from '../../../testing/samples/people.ts';
import { counterSale, openTill } from '../../../testing/stages/sales.ts';

const BUYER = { name: 'Aina', company_name: 'Jaya', email: 'aina@jaya.test', contact: '60123456789' };

function onCredit(document: { name: string; data: string } | undefined, payment_method = 'Credit Facility') {
  const receipt_data = document ? { document } : null;
  return counterSale({ payment_method, ...BUYER, receipt_data, cash_in: undefined, cash_out: undefined });
}

describe('the document of a credit facility', () => {
  test.each([
    ['application/pdf', 'order.pdf', PDF],
    ['image/png', 'order.png', PNG],
    ['image/jpeg', 'order.jpg', `data:image/jpeg;base64,${JPEG}`],
    // Its content decides the type, not its name.
    ['application/pdf', 'order.png', PDF.replace('application/pdf', 'image/png')],
  ])('is stored as %s with its name %s', async (type, name, data) => {
    const { sim, till } = await openTill();
    const { ticket } = await till.call('generateTicket', { body: onCredit({ name, data }) });
    expect(sim.world.tables.files.by('owner', `credit|${ticket!.id}`)).toMatchObject([
      { type, name, base64: data.split(',')[1], uploaderId: 5 },
    ]);
    expect(sim.world.tables.tickets.must(ticket!.id).payment.document).toBe(name);
  });

  test('is for staff only: nobody can load it as a picture of the shop', async () => {
    const { sim, till } = await openTill();
    await till.call('generateTicket', { body: onCredit({ name: 'order.png', data: PNG }) });
    const { file } = sim.world.tables.files.all().at(-1)!;
    expect((await sim.refused('getImage', { params: { file } })).code).toBe('picture_not_found');
  });

  test.each([
    ['nothing', undefined, 'document_required'],
    ['a GIF', { name: 'a.pdf', data: 'data:application/pdf;base64,R0lGODlh' }, 'document_type'],
    ['no base64', { name: 'a.pdf', data: '%PDF-1.4' }, 'document_type'],
  ])('refuses %s, storing nothing', async (_name, document, code) => {
    const { sim, till } = await openTill();
    const { tickets, files } = sim.world.tables;
    const sizes = [tickets.size, files.size];
    const refused = await till.refused('generateTicket', { body: onCredit(document) });
    expect(refused).toMatchObject({ code, body: { field: 'receipt_data.document' } });
    expect([tickets.size, files.size]).toEqual(sizes);
  });

  test('is ignored with other payment methods', async () => {
    const { sim, till } = await openTill();
    await till.call('generateTicket', { body: onCredit({ name: 'a.gif', data: 'R0lGODlh' }, 'Card') });
    expect(sim.world.tables.files.all().filter(({ kind }) => kind === 'credit')).toEqual([]);
  });
});
