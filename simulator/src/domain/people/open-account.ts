import { ROLES, type RoleName } from '@muara/contract/permissions';
import type { PublicContext } from '../../kernel/handler.ts';
import type { UserRecord } from '../../world/records.ts';

type Own = Pick<UserRecord, 'name' | 'email' | 'contact'> &
  Partial<Pick<UserRecord, 'companyName' | 'active' | 'agent' | 'passwordHash'>> & { readonly role: RoleName };

/**
 * Opens the account of somebody outside the operator.
 * The email is the username; without a password the account needs Forgot Password. The caller has checked that the
 * email is free.
 */
export function openAccount({ world, now }: PublicContext, own: Own): UserRecord {
  const role = ROLES[own.role];
  return world.tables.users.insert({
    name: own.name,
    username: buildUsername(own.email),
    email: own.email,
    contact: own.contact,
    companyName: own.companyName ?? null,
    passwordHash: own.passwordHash ?? null,
    role: own.role,
    superUser: role.superUser,
    isSkaloot: false,
    active: own.active ?? true,
    img: null,
    policies: role.policies,
    canChat: false,
    canViewSubTickets: false,
    bookingDefaultMessage: null,
    shift: null,
    shiftStart: null,
    shiftEnd: null,
    agent: own.agent ?? null,
    lastActive: null,
    createdAt: now,
    deletedAt: null,
  });
}

/**
 * Returns the changes for a new email of an account; a username equal to the old email changes too,
 * which frees it.
 */
export function changeEmail(account: UserRecord, email: string): Pick<UserRecord, 'email' | 'username'> {
  const follows = account.username === buildUsername(account.email);
  return { email, username: follows ? buildUsername(email) : account.username };
}

function buildUsername(email: string): string {
  return email.toLowerCase();
}
