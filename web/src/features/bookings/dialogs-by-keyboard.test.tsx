import { test } from 'vitest';
import { expectWorkedByKeys, chooseDeparture, expectDialogsByKeys } from '@testing/by-keys.ts';
import { rights } from '@testing/records.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { daysAfter, makeBooking } from '../../../../tests/support/stages/bookings.ts';
import { bookDinner, buyDinner, REFUND } from '../../../../tests/support/stages/purchases.ts';

test('each dialog of a booking and an approval is worked with keys alone', async () => {
  const world = createTestWorld();
  const [manager, customer] = await Promise.all([world.signIn('manager'), world.signIn('customer')]);
  const date = daysAfter(await world.today(), 9);
  const [first, other, third] = [
    await makeBooking(manager, date),
    await makeBooking(manager, date, { slot: '10:00 - 11:00' }),
    await makeBooking(manager, date, { slot: '11:00 - 12:00' }),
  ];
  await renderScreen('/d/dashboard', { as: manager, world });
  const note = [['Note', 'See you on the river']] as const;
  await expectDialogsByKeys(`/d/booking/0/${first.code}`, [
    { name: 'booking: payments', opener: 'Payment History', dialog: 'Payment History' },
    {
      name: 'booking: approve',
      opener: 'Approve',
      dialog: 'Hold On!',
      type: note,
      send: 'Approve',
      says: 'Booking has been approved',
    },
    {
      name: 'booking: addresses',
      opener: 'Edit Email',
      dialog: 'Edit Email',
      type: [['Email', 'salmah@mail.test']],
      send: 'Save',
      says: 'Changes has been saved',
    },
    {
      name: 'booking: departure',
      opener: 'Edit departure date',
      dialog: 'Change departure date',
      choose: chooseDeparture,
      send: 'Change departure',
      says: 'Departure date has been updated',
    },
    {
      name: 'booking: void',
      opener: 'Void',
      dialog: 'Hold On!',
      type: note,
      send: 'Void',
      says: 'Booking has been canceled',
    },
  ]);
  await expectDialogsByKeys(`/d/booking/0/${other.code}`, [
    {
      name: 'booking: reject',
      opener: 'Reject',
      dialog: 'Hold On!',
      type: note,
      send: 'Reject',
      says: 'Booking has been rejected',
    },
  ]);

  const asked = await buyDinner(world, manager, customer);
  await customer.call.requestRefund({ body: { id: asked.id, ...REFUND } });
  const waiting = await bookDinner(world, manager);
  const { data: voids } = await manager.call.listApprovals({ query: { kind: 'void' } });
  await expectDialogsByKeys('/d/approvals?kind=refund', [
    {
      name: 'approvals: refund',
      opener: `Approve refund ${asked.code}`,
      dialog: 'Hold On!',
      send: 'Approve refund',
      says: 'Refund request has been approved',
    },
  ]);
  await expectDialogsByKeys('/d/approvals?kind=void', [
    {
      name: 'approvals: void',
      opener: `Approve void ${voids[0]!.code}`,
      dialog: 'Hold On!',
      send: 'Approve void',
      says: 'Void request has been approved',
    },
  ]);
  await expectDialogsByKeys('/d/approvals?kind=booking', [
    {
      name: 'approvals: approve a booking',
      opener: `Approve booking ${waiting.code}`,
      dialog: 'Hold On!',
      type: note,
      send: 'Approve',
      says: 'Booking has been approved',
    },
    {
      name: 'approvals: reject a booking',
      opener: `Reject booking ${third.code}`,
      dialog: 'Hold On!',
      type: note,
      send: 'Reject',
      says: 'Booking has been rejected',
    },
  ]);
});

test('a void of a booking is asked for with keys alone', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const booking = await makeBooking(manager, daysAfter(await world.today(), 9));
  await manager.call.approveBooking({ body: { id: booking.id, booking_note: 'See you on the river' } });
  const csa = await world.signIn('csa');
  await manager.call.editUser({ body: { id: csa.user.id, policies: rights('Booking', 'View', 'Cancel (Request)') } });
  await renderScreen(`/d/booking/0/${booking.code}`, { as: 'csa', world });
  await expectWorkedByKeys({
    name: 'booking: void request',
    opener: 'Request for Void',
    dialog: 'Request for Void',
    type: [['Reason', 'The group fell ill']],
    send: 'Send request',
    says: 'Void request has been submited',
  });
});
