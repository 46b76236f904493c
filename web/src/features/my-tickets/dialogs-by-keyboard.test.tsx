import { test } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, press } from '@testing/actions.ts';
import { expectWorkedByKeys, tabTo, expectDialogsByKeys } from '@testing/by-keys.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';

test('each dialog of My Tickets is worked with keys alone', async () => {
  const world = createTestWorld();
  const agent = await world.signIn('agent');
  const { batches } = await agent.call.listMyTickets({ query: {} });
  const lists = await Promise.all(
    batches.map(({ code }) => agent.call.listMyTickets({ query: { batch: code, type: 'Available' } })),
  );
  const free = lists.flatMap(({ data }) => data).filter(({ platform }) => platform === 'agent_dashboard');
  const [sent, marked] = free;
  await renderScreen(`/d/my-tickets?search=${sent!.code}`, { as: agent, world });
  const tick = (code: string) => page.getByRole('checkbox', { name: `Select ${code}` });

  await tabTo(tick(sent!.code));
  await press(' ');
  await expectWorkedByKeys({
    name: 'send',
    opener: 'Send to user',
    dialog: 'Send to user',
    type: [
      ['Name', 'Aina'],
      ['Email', 'aina@mail.test'],
    ],
    send: 'Send to user',
    says: 'Tickets have been sent to user',
  });
  await goTo(`/d/my-tickets?search=${marked!.code}`);
  await tabTo(tick(marked!.code));
  await press(' ');
  await expectWorkedByKeys({
    name: 'mark',
    opener: 'Mark as sold',
    dialog: 'Hold On!',
    send: 'Mark as sold',
    says: 'Tickets have been marked sold',
  });
  await expectDialogsByKeys(`/d/my-tickets/${sent!.code}`, [
    {
      name: 'address',
      opener: 'Edit Email',
      dialog: 'Edit Email',
      type: [['Email', 'nur@mail.test']],
      send: 'Save',
      says: 'Changes has been saved',
    },
    { name: 'void', opener: 'Void', dialog: 'Hold On!', send: 'Void', says: 'Ticket have been voided' },
  ]);
});
