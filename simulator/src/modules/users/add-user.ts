import { SUB_TICKET_VIEWER_ROLES } from '@muara/contract/constants';
import type { FieldProblem } from '@muara/contract/rules';
import type { OperationMap } from '@muara/contract/types';
import {
  type RoleDefaults,
  getActor,
  holdsAllRights,
  readGrid,
  staffRole,
  takenFields,
} from '../../domain/people/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import { hashPassword } from '../../world/password.ts';
import type { UserRecord } from '../../world/records.ts';
import { presentUserList } from './present-user-list.ts';
import { userChanged } from './user-changes.ts';

type Body = OperationMap['addUser']['body'];

const SALT_BYTES = 8;

/** Who sees sub-tickets by default. */
const SUB_TICKET_VIEWERS: ReadonlySet<string> = new Set(SUB_TICKET_VIEWER_ROLES);

type OwnFields =
  | 'name'
  | 'username'
  | 'email'
  | 'contact'
  | 'role'
  | 'superUser'
  | 'active'
  | 'policies'
  | 'canChat'
  | 'canViewSubTickets'
  | 'bookingDefaultMessage'
  | 'shift'
  | 'shiftStart'
  | 'shiftEnd';

/** Adds a staff account (000 §5). @throws Refusal with every invalid field */
export const addUser: Handler<'addUser'> = ({ body }, ctx) => {
  const { world, now } = ctx;
  const role = staffRole(world, body.role.trim());
  assertNoFieldErrors(findProblems(body, role, ctx));
  const user = world.tables.users.insert({
    ...readFields(body, role as RoleDefaults),
    passwordHash: hashPassword(body.password, world.random.token(SALT_BYTES)),
    companyName: null,
    isSkaloot: false,
    img: null,
    agent: null,
    lastActive: null,
    createdAt: now,
    deletedAt: null,
  });
  return reply(presentUserList(world), userChanged(`Added user ${user.username}`, null, user));
};

function findProblems(body: Body, role: RoleDefaults | undefined, { world, rules, session }: Context): FieldProblem[] {
  const problems = rules.checkUser({ mode: 'add', values: body });
  problems.push(...takenFields(world, body));
  if (body.role.trim() === '') return problems;
  if (!role) return [...problems, { field: 'role', code: 'role_unknown' }];
  const may = rules.canGiveRole(getActor(session), role.name);
  if (!may.ok) problems.push({ field: 'role', code: may.code });
  return [...problems, ...rules.checkPolicies(body.policies ?? {})];
}

function readFields(body: Body, role: RoleDefaults): Pick<UserRecord, OwnFields> {
  const { policies } = body;
  const cashier = role.name === 'Cashier';
  return {
    name: body.name.trim(),
    username: body.username.trim(),
    email: body.email.trim(),
    contact: body.contact.trim(),
    role: role.name,
    superUser: role.name === 'Super User',
    active: body.active ?? true,
    policies: policies && !holdsAllRights(role.name) ? readGrid(policies) : role.policies,
    canChat: body.can_chat ?? true,
    canViewSubTickets: body.can_view_sub_tickets ?? SUB_TICKET_VIEWERS.has(role.name),
    bookingDefaultMessage: body.booking_default_message?.trim() || null,
    shift: cashier ? (body.shift ?? null) : null,
    shiftStart: cashier ? body.shift_start || null : null,
    shiftEnd: cashier ? body.shift_end || null : null,
  };
}
