import { expect, test } from 'vitest';
import { agentsMessages } from '@/features/agents/agents.messages.ts';
import { boatOperatorsMessages } from '@/features/boat-operators/boat-operators.messages.ts';
import { bookingFormMessages } from '@/features/bookings/booking-form.messages.ts';
import { bookingsMessages } from '@/features/bookings/bookings.messages.ts';
import { foodsMessages } from '@/features/foods/foods.messages.ts';
import { holidaysMessages } from '@/features/holidays/holidays.messages.ts';
import { jettiesMessages } from '@/features/jetties/jetties.messages.ts';
import { packagesMessages } from '@/features/packages/packages.messages.ts';
import { pagesMessages } from '@/features/pages/pages.messages.ts';
import { popupsMessages } from '@/features/popups/popups.messages.ts';
import { seaTideMessages } from '@/features/sea-tide/sea-tide.messages.ts';
import { tourGuidesMessages } from '@/features/tour-guides/tour-guides.messages.ts';
import { usersMessages } from '@/features/users/users.messages.ts';
import { recordMessages } from '@/domain/records/record.messages.ts';

const SAVED = 'Changes has been saved';

/** The messages after a change, as the documents quote them for each list; some name another record. */
test.for([
  ['users', usersMessages, { added: 'User has been added', saved: SAVED, removed: 'User has been removed' }],
  ['menus', foodsMessages, { added: 'Menu has been added', saved: SAVED, removed: 'Menu has been removed' }],
  [
    'packages',
    packagesMessages,
    { added: 'Package has been added', saved: SAVED, removed: 'Package has been removed' },
  ],
  ['agents', agentsMessages, { added: 'Agent has been added', removed: 'Agent has been removed' }],
  ['boat operators', boatOperatorsMessages, { added: 'Agent has been added', removed: 'Agent has been removed' }],
  ['tour guides', tourGuidesMessages, { added: 'Tour Guide has been added', removed: 'Tour Guide has been removed' }],
  ['jetties', jettiesMessages, { added: 'Jetty has been added', removed: 'Date has been removed' }],
  ['holidays', holidaysMessages, { added: 'Holiday has been added', removed: 'Date has been removed' }],
  ['popups', popupsMessages, { added: 'Popup has been added', removed: 'Popup has been removed' }],
  ['pages', pagesMessages, { added: 'Page has been added', saved: SAVED }],
  ['sea tides', seaTideMessages, { changed: 'New date has been added!' }],
  ['bookings', bookingsMessages, { removed: 'Booking has been removed' }],
  ['the form of a booking', bookingFormMessages, { added: 'Booking has been added', saved: SAVED }],
  ['all dialogs of records', recordMessages, { saved: SAVED }],
] as const)('%s', ([, messages, texts]) => {
  expect(messages).toMatchObject(texts);
});
