import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import type { OperationMap } from '@muara/contract/types';
import { daysAfter, makeBooking } from '../../../../tests/support/stages/bookings.ts';

test('a booking with a deposit shows what was paid and what is outstanding', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const { id, code } = await makeBooking(manager, daysAfter(await world.today(), 9));
  await manager.call.approveBooking({ body: { id, booking_note: 'Welcome', partial_payment: 1 } });
  const cashier = await world.signIn('cashier');
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  await cashier.call.acceptPayment({ body: { id, payment_method: 'Card' } });
  // Half is paid and half is not: other figures tell the two apart.
  world.intercept('getBooking', async (forward) => {
    const answer = (await (await forward()).json()) as OperationMap['getBooking']['answer'];
    return Response.json({ ...answer, ticket: { ...answer.ticket, received_amount: 400, outstanding_amount: 800 } });
  });
  await renderScreen(`/d/booking/0/${code}`, { as: manager, world });
  await expect.element(page.getByRole('main')).toHaveTextContent(/Paid so far\s*RM 400\.00\s*Outstanding\s*RM 800\.00/);
});
