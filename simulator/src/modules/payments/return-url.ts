import { escapeHtml, htmlPage, pagePolicy } from '../../documents/html-page.ts';
import { page, type Binary } from '../../kernel/binary.ts';
import type { PublicContext } from '../../kernel/handler.ts';
import { documentKey } from '../../world/document-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';

/**
 * Returns the page that leads a buyer from the provider back to the result screen of the shop, or an
 * agent's own.
 */
export function returnUrl(ctx: PublicContext, ticket: TicketRecord): Binary {
  const address = escapeHtml(getScreenUrl(ctx, ticket));
  const what = ticket.bookingStatus === null ? 'Ticket' : 'Booking';
  const html = htmlPage({
    title: `Back to your ${what.toLowerCase()}`,
    head: `<meta http-equiv="refresh" content="0; url=${address}">\n`,
    body: `<h1>Back to your ${what.toLowerCase()}</h1><section class="card"><p>${what} ${escapeHtml(ticket.code)}</p><p><a class="button go" href="${address}">Continue</a></p></section>`,
  });
  return page(html, pagePolicy());
}

function getScreenUrl({ world, request }: PublicContext, { platform, code }: TicketRecord): string {
  const screen = platform === 'agent_dashboard' ? '/d/pos' : '/';
  return `${request.screens}${screen}?ticket_code=${encodeURIComponent(code)}&key=${documentKey(world, code)}`;
}
