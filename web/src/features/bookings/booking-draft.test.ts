import type { Autocompleted, Ticket } from '@muara/contract/types';
import { describe, expect, it } from 'vitest';
import {
  BLANK_BOOKING,
  type BookingDraft,
  checkDraft,
  countsOf,
  draftOf,
  filledFrom,
  passengersOf,
  portionField,
  withCounts,
  withoutDish,
  withPortions,
  withTypedCount,
} from './booking-draft.ts';
import { bodyOf } from './booking-lists.ts';

const full: BookingDraft = {
  ...BLANK_BOOKING,
  name: 'Puan Salmah',
  company_name: 'SK Bukit Beruang',
  address: 'Jalan Bukit Beruang',
  email: 'salmah@school.test',
  contact: '0612345678',
  package_id: 2,
  depart_date: '2026-12-01',
  jetty_id: 1,
  total_adult: 3,
  total_child: 2,
};

describe('checkDraft', () => {
  const fields = (draft: BookingDraft, hasSlots = false) => checkDraft(draft, { hasSlots }).map(({ field }) => field);
  it('takes a full form', () => expect(fields(full)).toEqual([]));
  it('names what a blank one lacks, in the order of the form', () => {
    expect(fields(BLANK_BOOKING)).toEqual([
      'name',
      'company_name',
      'address',
      'email',
      'contact',
      'package_id',
      'depart_date',
      'jetty_id',
      'total_adult',
    ]);
  });
  it('wants a slot where the jetty has some', () => {
    expect(fields(full, true)).toEqual(['slot']);
    expect(fields({ ...full, slot: '09:00 - 10:00' }, true)).toEqual([]);
  });
  it.each<[Partial<BookingDraft>, string]>([
    [{ group_type: 'Agent' }, 'booking_agent_required'],
    [{ group_type: 'Tour Guide' }, 'booking_tourguide_required'],
    [{ emails: [''] }, 'validation_failed'],
    [{ contact: '06-123' }, 'contact_digits'],
  ])('%o is refused as %s', (patch, code) => {
    expect(checkDraft({ ...full, ...patch }, { hasSlots: false }).map((problem) => problem.code)).toEqual([code]);
  });
});

describe('a text that is no count', () => {
  const wrong = { ...full, ...withTypedCount(full, 'total_adult', '-5') };
  const codes = (draft: BookingDraft) =>
    checkDraft(draft, { hasSlots: false }).map(({ field, code }) => `${field}: ${code}`);

  it('is refused at its field until a count takes its place', () => {
    expect(codes(wrong)).toEqual(['total_adult: number_invalid']);
    expect(codes({ ...wrong, ...withTypedCount(wrong, 'total_adult', null) })).toEqual([]);
    expect({ ...wrong, ...withTypedCount(wrong, 'total_adult', null) }).toMatchObject(full);
  });

  it('is never sent', () => {
    expect(bodyOf(wrong, null, null)).not.toHaveProperty('typedCounts');
    expect(bodyOf(wrong, null, null)).toMatchObject({ total_adult: 3 });
  });

  it('goes with its dish, and with the last passenger who could eat it', () => {
    const name = portionField(7, 'adult');
    const dish = { ...full, ...withTypedCount(full, name, '1.5') };
    expect(codes(dish)).toEqual([`${name}: number_invalid`]);
    expect(codes({ ...dish, ...withoutDish(dish, 7) })).toEqual([]);
    expect(codes({ ...dish, ...withCounts(dish, { ...countsOf(dish), adult: 1 }) })).toHaveLength(1);
    expect(codes({ ...dish, ...withCounts(dish, { ...countsOf(dish), adult: 0 }) })).toEqual([]);
  });
});

describe('dishes', () => {
  it('never outnumber their passengers, and go when nobody has one', () => {
    const eating = { ...full, ...withPortions(full, 7, { adult: 9, child: 1 }) };
    expect(eating.foods).toEqual([{ id: 7, quantities: expect.objectContaining({ adult: 3, child: 1, senior: 0 }) }]);
    const fewer = withCounts(eating, { ...countsOf(eating), adult: 1 });
    expect(fewer.foods?.[0]?.quantities).toMatchObject({ adult: 1, child: 1 });
    expect(withPortions(eating, 7, { adult: 0, child: 0 }).foods).toEqual([]);
    expect(withCounts(eating, { ...countsOf(eating), adult: 0, child: 0 }).foods).toEqual([]);
  });
});

describe('filledFrom', () => {
  const person: Autocompleted = {
    id: 9,
    name: 'Aina',
    email: 'aina@mail.test',
    company_name: null,
    contact: '012',
    address: null,
    state: 'Johor',
    country: null,
    group_type: null,
    emails: ['aina@mail.test', 'office@mail.test'],
    role: 'Customer',
  };
  it('leaves what is not known as it was typed', () => {
    expect(filledFrom(person)).toEqual({
      user_id: 9,
      name: 'Aina',
      email: 'aina@mail.test',
      contact: '012',
      state: 'Johor',
      emails: ['office@mail.test'],
    });
  });
});

describe('draftOf', () => {
  it('reads a booking back as it was sent', () => {
    const ticket = {
      ...full,
      emails: ['salmah@school.test', 'office@school.test'],
      remark: null,
      foods: [{ id: 7, name: 'Nasi Lemak', amount: 30, total_adult: 3 }],
    } as unknown as Ticket;
    const draft = draftOf(ticket);
    expect(passengersOf(draft)).toBe(5);
    expect(draft).toMatchObject({ emails: ['office@school.test'], remark: '' });
    expect(draft.foods[0]?.quantities).toMatchObject({ adult: 3, child: 0 });
  });
});
