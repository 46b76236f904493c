import { rules } from '@muara/contract/rules';
import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { listStaff, type StaffGroup } from './list-staff.ts';

const REFUNDERS: StaffGroup = { area: 'Tickets', action: 'Refund (Approve)' };

describe('listStaff', () => {
  const emailsOf = ({ world }: ReturnType<typeof createTestSimulator>, group: StaffGroup): string[] =>
    listStaff({ world, rules }, group).map(({ email }) => email);

  test('finds staff by role, and nobody who was deactivated', () => {
    const sim = createTestSimulator();
    const managers = emailsOf(sim, { roles: ['Manager'] });
    expect(managers).toContain('manager@muara.test');
    sim.world.tables.users.update(sim.world.tables.users.one('email', 'manager@muara.test')?.id ?? 0, {
      active: false,
    });
    expect(emailsOf(sim, { roles: ['Manager'] })).toEqual(managers.filter((email) => email !== 'manager@muara.test'));
  });

  test('finds staff by permission, as it is ticked in their own grid', () => {
    const sim = createTestSimulator();
    const refunders = emailsOf(sim, REFUNDERS);
    expect(refunders).toContain('accountant@muara.test');
    expect(refunders).not.toContain('cashier@muara.test');
    const { id, policies } = sim.world.tables.users.must(5);
    const Tickets = [...(policies['Tickets'] ?? []), 'Refund (Approve)'];
    sim.world.tables.users.update(id, { policies: { ...policies, Tickets } });
    expect(emailsOf(sim, REFUNDERS)).toContain('cashier@muara.test');
  });
});
