import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { canReadPdf } from '../pdf/read-pdf.ts';
import type { Printer } from '../printer.ts';
import { trayPage } from './tray-page.ts';

const PRINTS_SHOWN = 12;
const JOBS_SHOWN = 10;
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ASSETS = { 'tray.css': 'text/css', 'tray.js': 'text/javascript', 'favicon.svg': 'image/svg+xml' } as const;

/** Serves the page that shows the tray, and the three files it needs. */
export function servePage(app: Hono, printer: Printer): void {
  app.get('/', async (context) => {
    context.header('Content-Security-Policy', POLICY);
    const { tray, switches, journal, refusals } = printer;
    const prints = tray.latest(PRINTS_SHOWN);
    return context.html(
      trayPage({
        printer: printer.describe(),
        switches,
        prints,
        total: tray.total,
        pictures: prints.length > 0 && (await canReadPdf()),
        jobs: journal.latest(JOBS_SHOWN),
        refusals,
      }),
    );
  });
  for (const [file, type] of Object.entries(ASSETS)) {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8');
    app.get(`/${file}`, (context) => context.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` }));
  }
}
