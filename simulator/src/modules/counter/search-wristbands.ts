import type { Handler } from '../../kernel/handler.ts';
import { assertCounter } from './assert-counter.ts';
import { findByCodeOrMail } from './find-tickets.ts';
import { presentFound } from './present-found.ts';
import { findWristbandRefusal } from './reasons.ts';

/** Finds purchases whose wristbands a counter can print (002 §7.6). */
export const searchWristbands: Handler<'searchWristbands'> = ({ body }, ctx) => {
  const { world, rules } = ctx;
  assertCounter(ctx);
  const found = findByCodeOrMail(ctx, 'wristband', body.search);
  return {
    tickets: found.map((ticket) => presentFound(world, rules, ticket, { reason: findWristbandRefusal(ticket) })),
  };
};
