import { openPurchase } from '../../domain/printing/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { renderReceiptFile } from './render-receipt-file.ts';

/** Returns the receipt of a purchase as a PDF; its key opens it (001 §7). */
export const downloadReceipt: Handler<'downloadReceipt'> = ({ params, query }, ctx) =>
  renderReceiptFile(ctx, openPurchase(ctx, params.code, query.key), query['no-margin'] === '1');
