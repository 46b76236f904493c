import { describe, expect, test } from 'vitest';
import type { QueuedPrint } from '@/domain/printing/printing.ts';
import { paperOf, type Step } from './paper.ts';

const job = (part: Partial<QueuedPrint>): QueuedPrint => ({
  id: 'job-1',
  kind: 'ticket',
  code: 'MRCX7K2M9QP',
  type: 'ticket_agent',
  range: null,
  printerName: 'Agent ticket printer',
  state: 'printing',
  partsDone: 0,
  partsTotal: 1,
  error: null,
  needsAttention: false,
  at: 0,
  ...part,
});

describe('the state of a print-out', () => {
  test.each<[string, Step | undefined, QueuedPrint | null, string]>([
    ['nothing has begun', undefined, null, 'Tickets not printed yet'],
    ['the server gathers', { at: 'preparing', built: 0, total: 0 }, null, 'Preparing the tickets…'],
    ['the server has some', { at: 'preparing', built: 40, total: 200 }, null, 'Preparing the tickets: 40 of 200'],
    ['many wait for a look', { at: 'ready', total: 200 }, null, '200 tickets are ready to print'],
    ['the job has not shown yet', { at: 'printing' }, null, 'Printing the tickets…'],
    ['it is printed again', { at: 'printing' }, job({ state: 'printed' }), 'Printing the tickets…'],
    ['no printer is chosen', { at: 'printing' }, job({ state: 'choosing' }), 'Tickets: waiting for you'],
    ['another prints first', { at: 'printing' }, job({ state: 'waiting' }), 'Tickets: waiting for the printer'],
    ['parts come out', { at: 'printing' }, job({ partsDone: 2, partsTotal: 5 }), 'Printing the tickets… part 2 of 5'],
    ['all came out', { at: 'ended', outcome: 'printed' }, job({ state: 'printed' }), 'Tickets printed'],
    [
      'no paper',
      { at: 'ended', outcome: 'failed' },
      job({ state: 'failed', error: 'The printer is out of paper' }),
      'Tickets not printed: The printer is out of paper',
    ],
    ['canceled', { at: 'ended', outcome: 'dropped' }, job({ state: 'canceled' }), 'Tickets not printed'],
    [
      'no printer is chosen at the sale',
      { at: 'no_printer', problem: 'Please select a ticket printer..' },
      null,
      'Tickets not printed: Please select a ticket printer..',
    ],
    ['dropped before it was a job', { at: 'ended', outcome: 'dropped' }, null, 'Tickets not printed'],
    [
      'nobody knows',
      { at: 'ended', outcome: 'unknown' },
      job({ state: 'unknown' }),
      'Tickets: status unknown, check the printer',
    ],
    ['a look has shown it', { at: 'ended', outcome: 'unknown' }, job({ state: 'printed' }), 'Tickets printed'],
    [
      'after a reload the queue alone knows',
      undefined,
      job({ state: 'unknown' }),
      'Tickets: status unknown, check the printer',
    ],
    ['the job has left the queue', { at: 'ended', outcome: 'printed' }, null, 'Tickets printed'],
  ])('%s', (_name, step, latest, words) => {
    expect(paperOf('ticket_agent', step, latest).words).toBe(words);
  });
});
