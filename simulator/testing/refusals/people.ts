import type { ErrorCode } from '@muara/contract/errors';
import type { OperationId } from '@muara/contract/operations';
import type { OperationMap } from '@muara/contract/types';
import type { RefusedCall, TestCaller, TestSimulator } from '../index.ts';
import { appVersions, customRole, newCashier, settingsForm } from '../samples/people.ts';

export interface RefusalStage {
  sim: TestSimulator;
  /** A cashier with an open shift. */
  till: TestCaller;
}

type Play = (stage: RefusalStage) => Promise<RefusedCall>;
type Body<K extends OperationId> = OperationMap[K]['body'];

const adding =
  (part: Partial<Body<'addUser'>>, account = 'manager'): Play =>
  async ({ sim }) =>
    (await sim.as(account)).refused('addUser', { body: newCashier(part) });

const editing =
  (body: Body<'editUser'>, account = 'manager'): Play =>
  async ({ sim }) =>
    (await sim.as(account)).refused('editUser', { body });

const deleting =
  (id: number, account = 'manager'): Play =>
  async ({ sim }) =>
    (await sim.as(account)).refused('deleteUser', { params: { id } });

const saving =
  (part: Partial<Body<'saveSetting'>>): Play =>
  async ({ sim }) =>
    (await sim.as('manager')).refused('saveSetting', { body: settingsForm(part) });

const picture =
  (img: string, userId = 5): Play =>
  ({ till }) =>
    till.refused('uploadUserPicture', { body: { img, user_id: userId } });

/** A manager with the Super User flag, next to the only account with the role. */
const withOneSuperUser =
  (perform: Play): Play =>
  (stage) => {
    stage.sim.world.tables.users.update(12, { active: false });
    stage.sim.world.tables.users.update(2, { superUser: true });
    return perform(stage);
  };

const MORE_THAN_5MB = btoa(`\x89PNG\r\n\x1a\n${'x'.repeat(5_000_000)}`);
const NO_VIEW = {
  Tickets: [
    { name: 'View', active: false },
    { name: 'Create', active: true },
  ],
};
const NO_SUCH_AREA = { Submarines: [{ name: 'View', active: true }] };
const system = settingsForm().roles;
const deckhand = customRole('Deckhand', { Tickets: ['View'] });

/** Refusals of user management, profile and settings. */
export const PEOPLE_REFUSALS: [OperationId, ErrorCode, Play][] = [
  ['forgotPassword', 'email_invalid', ({ sim }) => sim.refused('forgotPassword', { body: { email: 'cashier' } })],
  [
    'resetPassword',
    'reset_link_invalid',
    ({ sim }) => sim.refused('resetPassword', { body: { token: 'default.never-sent', password: 'muara456' } }),
  ],
  [
    'resetPassword',
    'password_length',
    ({ sim }) => sim.refused('resetPassword', { body: { token: 'default.never-sent', password: 'x'.repeat(21) } }),
  ],
  ['addUser', 'password_length', adding({ password: '12345' })],
  ['addUser', 'username_invalid', adding({ username: 'nurul huda' })],
  ['addUser', 'username_taken', adding({ username: 'Cashier' })],
  ['addUser', 'email_invalid', adding({ email: 'nurul' })],
  ['addUser', 'email_taken', adding({ email: 'CASHIER@muara.test' })],
  ['addUser', 'contact_digits', adding({ contact: '+60 12 345' })],
  ['addUser', 'role_not_selected', adding({ role: ' ' })],
  ['addUser', 'role_unknown', adding({ role: 'Agent' })],
  ['addUser', 'role_not_permitted', adding({ role: 'Manager' }, 'admin')],
  ['addUser', 'shift_missing', adding({ shift: null })],
  ['addUser', 'shift_times', adding({ shift_start: '08:00', shift_end: '08:00' })],
  ['addUser', 'policy_unknown', adding({ policies: NO_SUCH_AREA })],
  ['addUser', 'policy_view_required', adding({ policies: NO_VIEW })],
  ['editUser', 'password_length', editing({ id: 5, password: '12345' })],
  ['editUser', 'email_invalid', editing({ id: 5, email: 'aisyah' })],
  ['editUser', 'email_taken', editing({ id: 5, email: 'customer@muara.test' })],
  ['editUser', 'contact_digits', editing({ id: 5, contact: 'none' }, 'cashier')],
  ['editUser', 'role_not_selected', editing({ id: 5, role: '' })],
  ['editUser', 'role_unknown', editing({ id: 5, role: 'Pirate' })],
  ['editUser', 'role_not_permitted', editing({ id: 1, role: 'Admin' })],
  ['editUser', 'shift_missing', editing({ id: 6, role: 'Cashier' })],
  ['editUser', 'shift_times', editing({ id: 5, shift_start: '08:00', shift_end: '25:00' })],
  ['editUser', 'policy_unknown', editing({ id: 5, policies: NO_SUCH_AREA })],
  ['editUser', 'policy_view_required', editing({ id: 5, policies: NO_VIEW })],
  ['editUser', 'own_role', editing({ id: 2, role: 'Super User' })],
  ['editUser', 'own_account', editing({ id: 2, active: false })],
  ['editUser', 'last_super_user', withOneSuperUser(editing({ id: 1, active: false }))],
  ['deleteUser', 'user_not_found', deleting(9)],
  ['deleteUser', 'own_account', deleting(2)],
  ['deleteUser', 'last_super_user', withOneSuperUser(deleting(1))],
  ['deleteUser', 'role_not_permitted', deleting(1)],
  ['uploadUserPicture', 'image_type', picture(`data:image/png;base64,${btoa('GIF89a')}`)],
  ['uploadUserPicture', 'image_too_large', picture(MORE_THAN_5MB)],
  ['saveSetting', 'number_invalid', saving({ adult_min_age: -1 })],
  ['saveSetting', 'expiry_months_invalid', saving({ agents_ticket_expiry_period: 0 })],
  ['saveSetting', 'ages_order', saving({ adult_min_age: 4 })],
  ['saveSetting', 'settings_changed', saving({ updated_at: '2026-03-09T10:00:00+08:00' })],
  ['saveSetting', 'role_name_taken', saving({ roles: [...system, deckhand, { ...deckhand, name: 'DECKHAND' }] })],
  ['saveSetting', 'role_required', saving({ roles: system.slice(1) })],
  [
    'saveSetting',
    'role_created',
    async ({ sim }) => {
      const manager = await sim.as('manager');
      await manager.call('saveSetting', { body: settingsForm({ roles: [...system, deckhand] }) });
      return manager.refused('saveSetting', { body: settingsForm() });
    },
  ],
  [
    'saveSetting',
    'role_read_only',
    saving({ roles: system.map((role) => (role.name === 'CSA' ? { ...role, policies: {} } : role)) }),
  ],
  ['saveSetting', 'policy_unknown', saving({ roles: [...system, { name: 'Deckhand', policies: NO_SUCH_AREA }] })],
  ['saveSetting', 'policy_view_required', saving({ roles: [...system, { name: 'Deckhand', policies: NO_VIEW }] })],
  [
    'saveAppVersion',
    'app_version_format',
    async ({ sim }) =>
      (await sim.as('skaloot')).refused('saveAppVersion', { body: appVersions({ ios_public: 'newest' }) }),
  ],
];
