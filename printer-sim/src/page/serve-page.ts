import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import type { Printer } from '../printer.ts';
import { trayPage } from './tray-page.ts';

const PRINTS_SHOWN = 12;
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ASSETS = { 'tray.css': 'text/css', 'tray.js': 'text/javascript', 'favicon.svg': 'image/svg+xml' } as const;

/** The page that shows the tray, and the three files that it needs. */
export function servePage(app: Hono, printer: Printer): void {
  app.get('/', (context) => {
    context.header('Content-Security-Policy', POLICY);
    const { tray, switches } = printer;
    return context.html(trayPage(printer.describe(), switches, tray.latest(PRINTS_SHOWN), tray.total));
  });
  for (const [file, type] of Object.entries(ASSETS)) {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8');
    app.get(`/${file}`, (context) => context.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` }));
  }
}
