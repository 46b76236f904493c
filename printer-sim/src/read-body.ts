import type { Context } from 'hono';
import { PrinterError } from './printer-error.ts';

interface Schema<T> {
  safeParse(
    value: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: { path: PropertyKey[] }[] } };
}

/**
 * @throws PrinterError `malformed_request` for invalid JSON, otherwise `validation_failed` with the
 * field
 */
export async function readBody<T>(context: Context, schema: Schema<T>): Promise<T> {
  // Requiring the content type blocks plain forms of other sites, which cannot send JSON without a preflight.
  const isJson = /^application\/json\b/i.test(context.req.header('content-type') ?? '');
  const body: unknown = isJson ? await context.req.json().catch(() => undefined) : undefined;
  if (body === undefined) throw new PrinterError('malformed_request');
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new PrinterError('validation_failed', parsed.error.issues[0]?.path.join('.') || 'body');
}
