import { createHash, timingSafeEqual } from 'node:crypto';
import type { ErrorBody, PrinterAnswer, PrinterTray } from '@muara/contract/types';
import { schemas } from '@muara/contract/validators';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { guard } from './guard.ts';
import { servePage } from './page/serve-page.ts';
import type { Printer } from './printer.ts';
import { PrinterError } from './printer-error.ts';

const LISTED = 50;
const MAX_REQUEST_BYTES = 64 * 1024;

export interface AppDeps {
  printer: Printer;
  apiKey: string;
  allowedOrigins: readonly string[];
  loopbackOnly: boolean;
  onWarning: (text: string) => void;
}

/** The HTTP side of a helper: the operations of printers/openapi.yaml, and its page. */
export function createApp({ printer, apiKey, allowedOrigins, loopbackOnly, onWarning }: AppDeps): Hono {
  const app = new Hono();
  const answer = (id: string | null): PrinterAnswer => ({ success: true, tray_id: id });

  app.onError((error, context) => {
    if (error instanceof PrinterError) return refuse(context, error);
    onWarning(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return refuse(context, new PrinterError('internal_error'));
  });
  app.notFound((context) => refuse(context, new PrinterError('not_found')));
  app.use(securityHeaders, guard(allowedOrigins, loopbackOnly));
  app.use(
    bodyLimit({
      maxSize: MAX_REQUEST_BYTES,
      onError: (context) => refuse(context, new PrinterError('malformed_request')),
    }),
  );

  app.get('/printer-info', (context) => {
    printer.assertOnline();
    return context.json(printer.describe());
  });
  app.post('/print', async (context) => {
    printer.assertOnline();
    assertKey(context, apiKey);
    const body = await readBody(context, schemas.PrintRequest);
    const { printer_id: printerId, code, pdf, job_id: jobId = null } = body;
    const job = await printer.print({ printerId, code, pdf, jobId, source: 'local' });
    return context.json(answer(job.id));
  });
  app.post('/print/info', async (context) => {
    printer.assertOnline();
    assertKey(context, apiKey);
    return context.json(answer(await printer.note(await readBody(context, schemas.PrintInfo))));
  });

  app.get('/tray', (context) => {
    const tray: PrinterTray = { data: printer.tray.latest(LISTED), total: printer.tray.total };
    return context.json(tray);
  });
  app.get('/tray/:file{.+\\.pdf}', async (context) => {
    const document = await printer.tray.document(context.req.param('file').slice(0, -'.pdf'.length));
    if (document === undefined) throw new PrinterError('not_found');
    context.header('Content-Type', 'application/pdf');
    // The browser's own viewer needs no policy; the page of this helper alone may frame it.
    context.header('Content-Security-Policy', "frame-ancestors 'self'");
    return context.body(new Uint8Array(document));
  });
  app.get('/switches', (context) => context.json(printer.switches));
  app.put('/switches', async (context) =>
    context.json(printer.setSwitches(await readBody(context, schemas.PrinterSwitches))),
  );

  servePage(app, printer);
  return app;
}

function securityHeaders(context: Context, next: () => Promise<void>): Promise<void> {
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Referrer-Policy', 'no-referrer');
  context.header('Cache-Control', 'no-store');
  context.header('Cross-Origin-Resource-Policy', 'same-origin');
  context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  return next();
}

function refuse(context: Context, error: PrinterError): Response {
  const { code, message, field, status } = error;
  const body: ErrorBody = {
    code,
    message,
    ...(field === undefined ? {} : { field, errors: [{ field, code, message }] }),
  };
  return context.json(body, status as ContentfulStatusCode);
}

/** Compares digests, so that neither the length nor a common beginning of the key shows in the time it takes. */
function assertKey(context: Context, apiKey: string): void {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const given = context.req.query('api_key') ?? '';
  if (!timingSafeEqual(digest(given), digest(apiKey))) throw new PrinterError('printer_key_invalid');
}

interface Schema<T> {
  safeParse(
    value: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: { path: PropertyKey[] }[] } };
}

/** @throws PrinterError `malformed_request` for what is no JSON, `validation_failed` with the field otherwise */
async function readBody<T>(context: Context, schema: Schema<T>): Promise<T> {
  // Insisting on the type keeps plain forms of other sites out: they cannot send JSON unasked.
  const isJson = /^application\/json\b/i.test(context.req.header('content-type') ?? '');
  const body: unknown = isJson ? await context.req.json().catch(() => undefined) : undefined;
  if (body === undefined) throw new PrinterError('malformed_request');
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new PrinterError('validation_failed', parsed.error.issues[0]?.path.join('.') || 'body');
}
