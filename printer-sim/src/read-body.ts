import type { Context } from 'hono';
import { PrinterError } from './printer-error.ts';

interface Schema<T> {
  safeParse(
    value: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: { path: PropertyKey[] }[] } };
}

/** @throws PrinterError `malformed_request` for what is no JSON, `validation_failed` with the field otherwise */
export async function readBody<T>(context: Context, schema: Schema<T>): Promise<T> {
  // Insisting on the type keeps plain forms of other sites out: they cannot send JSON unasked.
  const isJson = /^application\/json\b/i.test(context.req.header('content-type') ?? '');
  const body: unknown = isJson ? await context.req.json().catch(() => undefined) : undefined;
  if (body === undefined) throw new PrinterError('malformed_request');
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new PrinterError('validation_failed', parsed.error.issues[0]?.path.join('.') || 'body');
}
