import { describe, expect, it } from 'vitest';
import { BOOKING_CATEGORIES } from '../../generated/constants.ts';
import { checkBooking, type BookingValues } from './check-booking.ts';
import { checkBookingDecisionForm, checkCancelNote } from './check-notes.ts';

const WHOLE: BookingValues = {
  name: 'Puan Salmah',
  company_name: 'SK Bukit Beruang',
  address: 'Jalan Bukit Beruang',
  email: 'salmah@school.test',
  emails: ['office@school.test'],
  contact: '0612345678',
  state: 'Melaka',
  group_type: 'Primary School',
  agent_id: null,
  tourguide_id: null,
  package_id: 6,
  depart_date: '2026-06-10',
  jetty_id: 2,
  slot: '15:00 - 16:00',
  total_adult: 10,
};
const check = (part: Partial<BookingValues>, slots = true) => checkBooking({ ...WHOLE, ...part }, { slots });

describe('checkBooking', () => {
  it('passes a whole form, without an optional remark, and without a slot where there are none', () => {
    expect(check({})).toEqual([]);
    expect(check({ slot: null }, false)).toEqual([]);
    expect(check({ remark: '', emails: null })).toEqual([]);
  });

  it('names every field of an empty form, in the order of the form', () => {
    const fields = checkBooking({}, { slots: true }).map(({ field }) => field);
    expect(fields).toEqual([
      'name',
      'company_name',
      'address',
      'email',
      'contact',
      'state',
      'group_type',
      'package_id',
      'depart_date',
      'jetty_id',
      'slot',
      'total_adult',
    ]);
  });

  it.each<[Partial<BookingValues>, string, string]>([
    [{ name: ' ' }, 'name', 'validation_failed'],
    [{ company_name: 'n'.repeat(121) }, 'company_name', 'text_too_long'],
    [{ address: '🚤'.repeat(501) }, 'address', 'text_too_long'],
    [{ remark: 'n'.repeat(2_001) }, 'remark', 'text_too_long'],
    [{ email: 'salmah' }, 'email', 'email_invalid'],
    [{ emails: ['a@b.test', ''] }, 'emails.1', 'validation_failed'],
    [{ contact: '01-23456789' }, 'contact', 'contact_digits'],
    [{ contact: '1234567' }, 'contact', 'contact_digits'],
    [{ state: 'Atlantis' }, 'state', 'state_required'],
    [{ group_type: 'Family' }, 'group_type', 'selection_required'],
    [{ group_type: 'Agent' }, 'group_type', 'booking_agent_required'],
    [{ group_type: 'Tour Guide' }, 'group_type', 'booking_tourguide_required'],
    [{ package_id: null }, 'package_id', 'package_required'],
    [{ depart_date: '' }, 'depart_date', 'date_required'],
    [{ jetty_id: undefined }, 'jetty_id', 'jetty_required'],
    [{ slot: '  ' }, 'slot', 'slot_required'],
    [{ total_adult: 0 }, 'total_adult', 'passengers_required'],
    [{ total_child: 1.5 }, 'total_child', 'number_invalid'],
    [{ total_senior: -1 }, 'total_senior', 'number_invalid'],
  ])('refuses %o: %s is %s', (part, field, code) => {
    expect(check(part)).toEqual([{ field, code }]);
  });

  it.each(BOOKING_CATEGORIES)('takes somebody of the group %s alone', (category) => {
    expect(check({ total_adult: 0, [`total_${category}`]: 1 })).toEqual([]);
  });

  it('takes a group of an agent or a tour guide who is named', () => {
    expect(check({ group_type: 'Agent', agent_id: 9 })).toEqual([]);
    expect(check({ group_type: 'Tour Guide', tourguide_id: 1 })).toEqual([]);
  });
});

describe('checkBookingDecisionForm', () => {
  it.each([
    [{ booking_note: 'See you' }, []],
    [{ booking_note: ' ' }, ['booking_note_required']],
    [{}, ['booking_note_required']],
    [{ booking_note: 'n'.repeat(2_001) }, ['text_too_long']],
    [{ booking_note: 'n'.repeat(2_000), discount: 100 }, []],
    [{ booking_note: 'n', discount: 0 }, []],
    [{ booking_note: 'n', discount: 12.34 }, []],
    [{ booking_note: 'n', discount: null }, []],
    [{ booking_note: 'n', discount: 12.345 }, ['discount_invalid']],
    [{ booking_note: 'n', discount: -0.01 }, ['discount_invalid']],
    [{ booking_note: 'n', discount: 100.01 }, ['discount_invalid']],
    [{ booking_note: 'n', discount: Number.NaN }, ['discount_invalid']],
    [{ discount: 101 }, ['booking_note_required', 'discount_invalid']],
  ])('%o: %o', (values, codes) => {
    expect(checkBookingDecisionForm(values).map(({ code }) => code)).toEqual(codes);
  });
});

describe('checkCancelNote', () => {
  it.each([
    [{ cancel_note: 'Wrong day' }, []],
    [{ cancel_note: '\n' }, ['cancel_note_required']],
    [{ cancel_note: 'n'.repeat(501) }, ['text_too_long']],
  ])('%o: %o', (values, codes) => {
    expect(checkCancelNote(values).map(({ code }) => code)).toEqual(codes);
  });
});
