import type { PrinterAnswer } from '@muara/contract/types';
import { schemas } from '@muara/contract/validators';
import type { Context, Hono } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import { jobStatus, type JobRecord } from './journal.ts';
import type { Printer } from './printer.ts';
import { PrinterError } from './printer-error.ts';
import { readBody } from './read-body.ts';

/** Longest job key, as for a print. */
const LONGEST_KEY = 100;

/**
 * Serves the calls of a point of sale: identity, prints and their results.
 * All but the first need the key.
 */
export function servePrinting(app: Hono, printer: Printer, apiKey: string): void {
  const assertAllowed = async (context: Context): Promise<void> => {
    printer.assertOnline();
    await assertKey(context, apiKey);
  };
  const answer = (context: Context, id: string | null) => {
    const body: PrinterAnswer = { success: true, tray_id: id };
    return context.json(body);
  };
  const answerJob = (context: Context, record: JobRecord | undefined) => {
    if (record === undefined) throw new PrinterError('not_found');
    return context.json(jobStatus(record));
  };

  app.get('/printer-info', (context) => {
    printer.assertOnline();
    return context.json(printer.describe());
  });
  app.post('/print', async (context) => {
    await assertAllowed(context);
    const body = await readBody(context, schemas.PrintRequest);
    const { printer_id: printerId, code, pdf, job_id: jobId = null } = body;
    return answer(context, await printer.print({ printerId, code, pdf, jobId, source: 'local' }));
  });
  app.post('/print/info', async (context) => {
    await assertAllowed(context);
    const info = await readBody(context, schemas.PrintInfo);
    if (printer.switches.duplicates) printer.note(info);
    return answer(context, printer.note(info));
  });
  app.get('/jobs/:job_id', async (context) => {
    await assertAllowed(context);
    return answerJob(context, printer.journal.find('local', context.req.param('job_id')));
  });
  app.post('/jobs/:job_id/cancel', async (context) => {
    await assertAllowed(context);
    const jobId = context.req.param('job_id');
    if (jobId.length > LONGEST_KEY) throw new PrinterError('validation_failed', 'job_id');
    return answerJob(context, await printer.cancel('local', jobId));
  });
}

/** Compares digests, so that timing reveals neither the length nor a prefix of the key. */
async function assertKey(context: Context, apiKey: string): Promise<void> {
  const given = context.req.query('api_key') ?? '';
  if (!(await timingSafeEqual(given, apiKey))) throw new PrinterError('printer_key_invalid');
}
