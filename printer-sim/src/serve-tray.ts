import type { PrinterTray } from '@muara/contract/types';
import { schemas } from '@muara/contract/validators';
import type { Hono } from 'hono';
import type { Printer } from './printer.ts';
import { PrinterError } from './printer-error.ts';
import { readBody } from './read-body.ts';
import { printJob } from './tray.ts';

/** Draws the pages of the tray. */
export interface Pictures {
  /** @returns undefined when the print or page does not exist, or pages cannot be drawn */
  picture(id: string, page: number): Promise<Uint8Array | undefined>;
}

const LISTED = 50;
/** Pages of a print never change. */
const KEEP = 'private, max-age=86400, immutable';

/**
 * Serves what a simulated printer has instead of paper: the tray as data, documents and pictures, and
 * the switches.
 */
export function serveTray(app: Hono, printer: Printer, pictures: Pictures): void {
  const { tray } = printer;

  app.get('/tray', (context) => {
    const body: PrinterTray = { data: tray.latest(LISTED).map(printJob), total: tray.total };
    return context.json(body);
  });
  app.get('/tray/:file{.+\\.pdf}', async (context) => {
    // Further parts of a document are <id>.2.pdf and so on.
    const [id, part = '1', ...more] = context.req.param('file').slice(0, -'.pdf'.length).split('.');
    const document = more.length > 0 ? undefined : await tray.document(id!, Number(part));
    if (document === undefined) throw new PrinterError('not_found');
    context.header('Content-Type', 'application/pdf');
    // The browser's own viewer needs no policy; no page may frame it.
    context.header('Content-Security-Policy', "frame-ancestors 'none'");
    return context.body(new Uint8Array(document));
  });
  app.get('/tray/:id/:page{[1-9][0-9]{0,5}\\.png}', async (context) => {
    const { id, page } = context.req.param();
    const picture = await pictures.picture(id, Number.parseInt(page, 10));
    if (picture === undefined) throw new PrinterError('not_found');
    context.header('Content-Type', 'image/png');
    context.header('Cache-Control', KEEP);
    return context.body(new Uint8Array(picture));
  });
  app.get('/switches', (context) => context.json(printer.switches));
  app.put('/switches', async (context) =>
    context.json(printer.setSwitches(await readBody(context, schemas.PrinterSwitches))),
  );
}
