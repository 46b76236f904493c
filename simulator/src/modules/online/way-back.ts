import { escapeHtml, htmlPage } from '../../documents/html-page.ts';
import { binary, type Binary } from '../../kernel/binary.ts';
import type { Context } from '../../kernel/handler.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';

/** The page that leads a buyer from the provider back to the screen that shows the result: the shop, or an agent's own. */
export function wayBack({ request }: Context, ticket: TicketRecord): Binary {
  const screen = ticket.platform === 'agent_dashboard' ? '/d/pos' : '/';
  const address = escapeHtml(`${request.origin}${screen}?ticket_code=${encodeURIComponent(ticket.code)}`);
  const html = htmlPage({
    title: 'Back to your ticket',
    head: `<meta http-equiv="refresh" content="0; url=${address}">\n`,
    body: `<h1>Back to your ticket</h1><section class="card"><p>Ticket ${escapeHtml(ticket.code)}</p><p><a class="button go" href="${address}">Continue</a></p></section>`,
  });
  return binary(new TextEncoder().encode(html), 'text/html');
}
