import type { OutboxMail } from '../kernel/domain.ts';
import type { ControlContext, HandlersOf } from './action.ts';
import { MAIL_POLICY, mailFrame, OUTBOX_POLICY } from './outbox-frame.ts';
import { listPage, mailPage } from './outbox-pages.ts';
import type { OutboxView } from './outbox-view.ts';
import { presentOutboxMail } from './present-outbox-mail.ts';
import { ControlError } from './refuse.ts';

/** The mails of a world: as JSON for programs, as pages for people in a browser. */
export const OUTBOX: HandlersOf<'getOutbox' | 'readMails' | 'getMail' | 'getMailHtml'> = {
  getOutbox: (_input, ctx) => {
    const mails = getOutbox(ctx);
    if (!wantsPage(ctx)) return { data: mails.map(presentOutboxMail), total: mails.length };
    return page(listPage(readPage(ctx), mails));
  },

  readMails: ({ body: { read } }, { domain, world }) => ({
    read: domain.readMails(world(), read === 'all' ? undefined : read),
  }),

  getMail: ({ params: { id } }, ctx) => {
    if (!wantsPage(ctx)) return presentOutboxMail(mailOf(ctx, id));
    ctx.domain.readMails(ctx.world(), [mailOf(ctx, id).id]);
    return page(mailPage(readPage(ctx), getOutbox(ctx), mailOf(ctx, id)));
  },

  getMailHtml: ({ params: { id } }, ctx) => {
    const { html } = mailOf(ctx, id);
    if (html === null) throw new ControlError('mail_not_found', `Mail ${id} has no page`, 'id');
    return page(mailFrame(html), MAIL_POLICY);
  },
};

/** Marks all mails as read for the button of the page, whose form leads back to it. */
export function readAllByForm({ domain, world, request }: ControlContext): Response {
  domain.readMails(world());
  return new Response(null, { status: 303, headers: { location: new URL(request.url).pathname } });
}

function getOutbox({ domain, world }: ControlContext): readonly OutboxMail[] {
  return domain.outbox(world());
}

function mailOf(ctx: ControlContext, wanted: number): OutboxMail {
  const mail = getOutbox(ctx).find(({ id }) => id === wanted);
  if (!mail) throw new ControlError('mail_not_found', `There is no mail ${wanted}`, 'id');
  return mail;
}

function readPage({ world, name, request }: ControlContext): OutboxView {
  const query = new URL(request.url).searchParams;
  const asked = query.get('page') ?? '0';
  return {
    world: name,
    now: world().clock.now(),
    search: query.get('search')?.trim() ?? '',
    page: /^\d{1,9}$/.test(asked) ? Number(asked) : 0,
  };
}

/** Returns whether a browser opened the URL; programs that do not ask for HTML get JSON. */
function wantsPage({ request }: ControlContext): boolean {
  return (request.headers.get('accept') ?? '').includes('text/html');
}

function page(html: string, policy: string = OUTBOX_POLICY): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      // Without it, the button that marks mails as read would not send its origin.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
