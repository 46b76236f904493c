import { rules } from '@muara/contract/rules';
import { describe, expect, test } from 'vitest';
import { findUnlistedCodes, watchRules } from './watch-rules.ts';

type Ctx = { rules: typeof rules };

describe('watchRules', () => {
  test('names the second operation of a rule, whose list lacks a code', () => {
    const handlers = {
      requestCancel: (code: string, ctx: Ctx) => ctx.rules.checkEmail(code),
      cancelTicket: (code: string, ctx: Ctx) => ctx.rules.checkEmail(code),
      getTicket: (_code: string, ctx: Ctx) => ctx.rules.formatMoney(100),
    };
    const uses = watchRules(handlers);
    handlers.requestCancel('nobody', { rules });
    handlers.cancelTicket('aina@mail.test', { rules });
    handlers.getTicket('', { rules });
    expect(findUnlistedCodes(uses, (id) => id === 'requestCancel')).toEqual([
      'checkEmail: cancelTicket lacks email_invalid',
    ]);
  });
});
