import type { OutboxMail } from '../kernel/domain.ts';
import type { World } from '../world/world.ts';
import { ControlError, invalid, onlyFields, readObject } from './checks.ts';
import type { Action } from './action.ts';
import type { Call } from './action.ts';
import type { ControlDeps } from './action.ts';
import { MAIL_POLICY, mailFrame, OUTBOX_POLICY } from './outbox-frame.ts';
import { listPage, mailPage } from './outbox-pages.ts';
import type { OutboxView } from './outbox-view.ts';

/** The mails of a world: as JSON for programs, as pages for people in a browser. */
export const OUTBOX: Record<string, Action> = {
  'GET outbox': (deps, call) => {
    const mails = getOutbox(deps, call);
    if (!wantsPage(call)) return { data: mails, total: mails.length };
    return page(listPage(readPage(deps, call), mails));
  },

  'POST outbox': async (deps, call) => {
    const world = deps.worlds.get(call.name);
    const form = (call.request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded');
    if (!form) return { read: deps.domain.readMails(world, readOrder(await readObject(call.request))) };
    deps.domain.readMails(world);
    return new Response(null, { status: 303, headers: { location: new URL(call.request.url).pathname } });
  },

  'GET outbox/{id}': (deps, call) => {
    if (!wantsPage(call)) return mailOf(deps, call);
    deps.domain.readMails(deps.worlds.get(call.name), [mailOf(deps, call).id]);
    const mails = getOutbox(deps, call);
    return page(mailPage(readPage(deps, call), mails, mailOf(deps, call)));
  },

  'GET outbox/{id}/html': (deps, call) => {
    const { html } = mailOf(deps, call);
    if (html === null) throw new ControlError(404, 'not_found', `Mail ${call.id} has no page`);
    return page(mailFrame(html), MAIL_POLICY);
  },
};

function getOutbox({ domain, worlds }: ControlDeps, { name }: Call): readonly OutboxMail[] {
  return domain.outbox(worlds.get(name));
}

function mailOf(deps: ControlDeps, call: Call): OutboxMail {
  const mail = getOutbox(deps, call).find(({ id }) => id === call.id);
  if (!mail) throw new ControlError(404, 'not_found', `There is no mail ${call.id}`);
  return mail;
}

function readPage({ worlds }: ControlDeps, { name, query }: Call): OutboxView {
  const world: World = worlds.get(name);
  const asked = query.get('page') ?? '0';
  return {
    world: name,
    now: world.clock.now(),
    search: query.get('search')?.trim() ?? '',
    page: /^\d{1,9}$/.test(asked) ? Number(asked) : 0,
  };
}

/** `{read: 'all'}` or `{read: [1, 2]}`. */
function readOrder(fields: Record<string, unknown>): readonly number[] | undefined {
  onlyFields(fields, ['read']);
  const { read } = fields;
  if (read === 'all') return undefined;
  if (Array.isArray(read) && read.every((id) => Number.isInteger(id))) return read as number[];
  throw invalid('read', "Give 'all', or the ids of the mails that were read");
}

/** Returns whether a browser opened the URL; programs that do not ask for HTML get JSON. */
function wantsPage({ request }: Call): boolean {
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
