import { formatRinggit } from '@muara/contract/rules';
import type { Context } from '../../kernel/handler.ts';
import { sha256 } from '../../world/sha256.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { settingsOf } from '../../world/world.ts';
import { publicUrl } from '../printing/send-job.ts';

/**
 * The hidden form that takes a buyer to the payment provider (002 §4.3): every value is text, the
 * reference has at most twenty characters and is new for each attempt.
 */
export function paymentForm(ctx: Context, ticket: TicketRecord, productName: string): Record<string, string> {
  const { paymentMerchant } = settingsOf(ctx.world);
  const reference = `${ticket.code}-${ctx.world.random.text('0123456789', 4)}`;
  const amount = formatRinggit(ticket.money.total);
  return {
    MerchantCode: paymentMerchant,
    RefNo: reference,
    Amount: amount,
    Currency: 'MYR',
    ProdDesc: productName,
    UserName: ticket.buyer.name ?? '',
    UserEmail: ticket.buyer.email ?? '',
    UserContact: ticket.buyer.contact ?? '',
    Remark: ticket.receiptNo,
    Lang: 'UTF-8',
    SignatureType: 'SHA256',
    Signature: sha256([paymentMerchant, reference, amount.replace(/[.,]/g, ''), 'MYR'].join('||')),
    ResponseURL: publicUrl(ctx, `/?ticket_code=${ticket.code}`),
    BackendURL: publicUrl(ctx, '/tickets/payment'),
  };
}
