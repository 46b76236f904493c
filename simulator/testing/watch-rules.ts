import type { Rules } from '@muara/contract/rules';
import type { OperationId } from '@muara/contract/operations';

type AnyHandler = (input: unknown, ctx: { readonly rules: Rules }) => unknown;

/** Which operations ask a rule, and the codes that it has refused any of them with. */
interface RuleUse {
  readonly operations: Set<OperationId>;
  readonly codes: Set<string>;
}

/**
 * Notes every rule that a handler asks through its context.
 * Call it before the first simulator is created, because routes keep the handlers that they find.
 */
export function watchRules(handlers: object): ReadonlyMap<string, RuleUse> {
  const uses = new Map<string, RuleUse>();
  const note = (rule: string, id: OperationId, verdict: unknown): void => {
    const use = uses.get(rule) ?? { operations: new Set(), codes: new Set() };
    uses.set(rule, use);
    use.operations.add(id);
    for (const part of [verdict].flat() as { ok?: boolean; code?: unknown }[])
      if (typeof part?.code === 'string' && part.ok !== true) use.codes.add(part.code);
  };
  for (const [id, handler] of Object.entries(handlers) as [OperationId, AnyHandler][]) {
    if (typeof handler !== 'function') continue;
    const watch = (rules: Rules): Rules =>
      new Proxy(rules, {
        get(target, name) {
          const rule = Reflect.get(target, name) as unknown;
          if (typeof rule !== 'function' || !String(name).startsWith('check')) return rule;
          return (...args: unknown[]) => {
            const verdict = (rule as (...args: unknown[]) => unknown)(...args);
            note(String(name), id, verdict);
            return verdict;
          };
        },
      });
    const watched: AnyHandler = (input, ctx) =>
      handler(
        input,
        new Proxy(ctx, { get: (target, name) => (name === 'rules' ? watch(target.rules) : Reflect.get(target, name)) }),
      );
    Object.assign(handlers, { [id]: watched });
  }
  return uses;
}

/**
 * Finds the codes that an operation does not list although a rule that it asks refuses others so.
 * @returns lines such as `checkVoid: approveVoid lacks ticket_used`
 */
export function findUnlistedCodes(
  uses: ReadonlyMap<string, RuleUse>,
  isListed: (id: OperationId, code: string) => boolean,
): string[] {
  return [...uses].flatMap(([rule, { operations, codes }]) =>
    [...operations].flatMap((id) =>
      [...codes].flatMap((code) =>
        isListed(id, code) || isImpossible(rule, id, code) ? [] : [`${rule}: ${id} lacks ${code}`],
      ),
    ),
  );
}

function isImpossible(rule: string, id: OperationId, code: string): boolean {
  return IMPOSSIBLE.some(
    ([asked, by, codes]) => asked === rule && by === id && (codes === 'all' || codes.includes(code)),
  );
}

const BUYER_SHAPE = [
  'name_characters',
  'company_name_characters',
  'email_characters',
  'email_invalid',
  'contact_invalid',
];

/** Codes of a rule that an operation cannot be refused with, and why. */
const IMPOSSIBLE: readonly [rule: string, id: OperationId, codes: 'all' | readonly string[], why: string][] = [
  ['checkBoarding', 'scanTicket', 'all', 'It returns the verdict.'],
  ['checkBoarding', 'undoValidation', 'all', 'It returns the verdict on the ticket that can board again.'],
  ['checkMarkSold', 'listMyTickets', 'all', 'It lists what can be done.'],
  ['checkSendToUser', 'listMyTickets', 'all', 'It lists what can be done.'],
  ['checkPackage', 'startShift', 'all', 'It lists the packages that are on sale.'],
  ['checkDate', 'listSlots', ['date_required', 'date_vvip_lead'], 'It needs a date, and asks for no notice.'],
  ['checkDate', 'editDepartureDate', ['date_vvip_lead'], 'Staff move a trip without notice.'],
  ['checkBuyer', 'generatePublicTicket', ['customer_info_required', 'user_info_incomplete'], 'Both are for counters.'],
  ['checkBuyer', 'generateDining', ['buyer_required', 'customer_info_required'], 'A meal needs no buyer.'],
  [
    'checkBuyer',
    'acceptPayment',
    [...BUYER_SHAPE, 'buyer_required', 'customer_info_required'],
    'Nobody enters a buyer.',
  ],
  ['checkEmail', 'searchWristbands', ['email_invalid'], 'It refuses with search_invalid.'],
  ['checkUser', 'editUser', ['username_invalid'], 'Usernames do not change.'],
  ['checkPrint', 'downloadWristbands', ['agent_tickets_none'], 'It is for the tickets of a batch.'],
  ['checkJetty', 'addJetty', ['count_invalid'], 'A new jetty has no limit.'],
  ['checkResendMine', 'editMyTicketEmail', ['ticket_expired'], 'The holder of an expired ticket can be corrected.'],
  ['checkBookingDecisionForm', 'rejectBooking', ['discount_invalid'], 'It takes no discount.'],
  ['checkBookingDecisionForm', 'cancelBooking', ['discount_invalid'], 'It takes no discount.'],
];
