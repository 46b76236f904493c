import type { ErrorBody } from '@muara/contract/types';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { guard } from './guard.ts';
import type { Printer } from './printer.ts';
import { PrinterError } from './printer-error.ts';
import { servePrinting } from './serve-printing.ts';
import { type Pictures, serveTray } from './serve-tray.ts';

const MAX_REQUEST_BYTES = 64 * 1024;

interface AppDeps {
  printer: Printer;
  apiKey: string;
  allowedOrigins: readonly string[];
  allowedHosts: readonly string[];
  pictures: Pictures;
  /** Serves a page of the helper's own. */
  servePage?: (app: Hono, printer: Printer) => void;
  onWarning: (text: string) => void;
}

/** Creates the HTTP side of a helper: the operations of printers/openapi.yaml, and its page. */
export function createApp(deps: AppDeps): Hono {
  const { printer, apiKey, allowedOrigins, allowedHosts, pictures, servePage, onWarning } = deps;
  const app = new Hono();
  app.onError((error, context) => {
    if (isWorthNoting(error, context)) printer.noteRefusal(error, whatOf(context));
    if (error instanceof PrinterError) return refuse(context, error);
    onWarning(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return refuse(context, new PrinterError('internal_error'));
  });
  app.notFound((context) => refuse(context, new PrinterError('not_found')));
  app.use(securityHeaders, guard(allowedOrigins, allowedHosts));
  app.use(
    bodyLimit({
      maxSize: MAX_REQUEST_BYTES,
      onError: (context) => refuse(context, new PrinterError('malformed_request')),
    }),
  );
  servePrinting(app, printer, apiKey);
  serveTray(app, printer, pictures);
  servePage?.(app, printer);
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

/** Points of sale constantly poll identity and job state: a missing response is not worth noting. */
function isWorthNoting(error: unknown, { req }: Context): boolean {
  if (!(error instanceof PrinterError)) return true;
  return error.code !== 'not_found' && !(error.code === 'printer_offline' && req.method === 'GET');
}

/** Returns the URL without the key, and the page that called. */
function whatOf({ req }: Context): string {
  const origin = req.header('origin');
  return `${req.method} ${req.path}${origin === undefined ? '' : ` from ${origin}`}`;
}
