import type { Handler } from '../../kernel/handler.ts';
import { documentKey } from '../../world/document-keys.ts';
import { getAgent, getMine } from './get-mine.ts';
import { mineToChange, presentMine } from './present-mine.ts';

/** Returns a ticket with its QR code and what can be done with it. */
export const getMyTicket: Handler<'getMyTicket'> = ({ params }, ctx) => {
  const { world, rules } = ctx;
  const ticket = getMine(ctx.world, getAgent(ctx).id, params);
  const state = mineToChange(world, ticket);
  return {
    ticket: presentMine(world, ticket, rules),
    qrcode: ticket.qrcode,
    document_key: documentKey(world, ticket.code),
    can_resend: rules.checkResendMine(state).ok,
    can_void: rules.checkVoidMine(state).ok,
  };
};
