import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SLOTS, SEAT_LIMITED_JETTY_ID, SLOT_TIMES } from '../../generated/constants.ts';
import { ERRORS } from '../../generated/errors.ts';
import { splitRange } from '../dates/split-range.ts';
import { checkDates } from './check-dates.ts';
import { checkHoliday, type HolidayValues } from './check-holiday.ts';
import { checkJetty, type JettyValues } from './check-jetty.ts';
import { checkPage } from './check-page.ts';
import { checkPopup, isWebAddress, type PopupValues } from './check-popup.ts';
import { checkSeaTide } from './check-sea-tide.ts';
import { checkTexts } from './check-texts.ts';
import type { FieldProblem } from './field-problem.ts';
import { edgeBiased } from '../testing/edges.ts';

/** `name: validation_failed, …` – problems in one line. */
const say = (problems: readonly FieldProblem[]): string =>
  problems.map(({ field, code }) => `${field}: ${code}`).join(', ');

const TODAY = '2026-03-10';
const anyText = fc.option(
  fc.oneof(fc.string(), fc.constantFrom('2026-12-24', '2026-02-30', 'morning', '09:00', '10:00')),
  {
    nil: null,
  },
);

describe('checkSeaTide', () => {
  it.each<[string, string | null, string | null, string]>([
    ['today', TODAY, 'morning', ''],
    ['a day to come, in the evening', '2027-01-01', 'evening', ''],
    ['yesterday', '2026-03-09', 'morning', 'date: date_past'],
    ['no date', '', 'morning', 'date: validation_failed'],
    ['a date that is none', '2026-02-30', 'morning', 'date: date_invalid'],
    ['a date of another shape', '31/12/2026', 'morning', 'date: date_invalid'],
    ['no session', TODAY, null, 'session: selection_required'],
    ['another session', TODAY, 'noon', 'session: selection_required'],
    ['an inherited name as session', TODAY, 'constructor', 'session: selection_required'],
    ['nothing', null, null, 'date: validation_failed, session: selection_required'],
  ])('%s', (_name, date, session, problems) => {
    expect(say(checkSeaTide({ date, session, today: TODAY }))).toBe(problems);
  });
});

describe('checkHoliday', () => {
  const HOLIDAY: HolidayValues = { details: 'Hari Raya', start: '2026-12-24', end: '2026-12-26' };

  it.each<[string, HolidayValues, string]>([
    ['a whole form', HOLIDAY, ''],
    ['one day', { ...HOLIDAY, end: '2026-12-24' }, ''],
    ['days that have passed', { ...HOLIDAY, start: '2020-01-01' }, ''],
    ['a range the wrong way round', { ...HOLIDAY, end: '2026-12-23' }, 'end: dates_order'],
    ['no end', { ...HOLIDAY, end: '' }, 'end: validation_failed'],
    ['an end that is none', { ...HOLIDAY, end: '2026-13-01' }, 'end: date_invalid'],
    ['blank details', { ...HOLIDAY, details: '  ' }, 'details: validation_failed'],
    ['200 letters', { ...HOLIDAY, details: 'n'.repeat(200) }, ''],
    ['201 letters', { ...HOLIDAY, details: 'n'.repeat(201) }, 'details: text_too_long'],
    ['200 emoji', { ...HOLIDAY, details: '🎉'.repeat(200) }, ''],
    ['nothing', {}, 'start: validation_failed, end: validation_failed, details: validation_failed'],
  ])('%s', (_name, values, problems) => {
    expect(say(checkHoliday(values))).toBe(problems);
  });
});

describe('checkPopup', () => {
  const POPUP: PopupValues = {
    name: 'Ride at night',
    link: 'https://muara.test/night',
    img: 'popup-2.jpg',
    start_date: '2026-12-01',
    end_date: '2026-12-31',
  };

  it.each<[string, PopupValues, string]>([
    ['a whole form', POPUP, ''],
    ['no link', { ...POPUP, link: null }, ''],
    ['a blank link', { ...POPUP, link: ' ' }, ''],
    ['a link with white space around', { ...POPUP, link: ' https://muara.test ' }, ''],
    ['a script as link', { ...POPUP, link: 'javascript:alert(1)' }, 'link: link_invalid'],
    ['no scheme', { ...POPUP, link: 'muara.test/night' }, 'link: link_invalid'],
    ['a long link', { ...POPUP, link: `https://muara.test/${'n'.repeat(500)}` }, 'link: text_too_long'],
    ['no image', { ...POPUP, img: '' }, 'img: popup_image_required'],
    ['no name', { ...POPUP, name: ' ' }, 'name: validation_failed'],
    ['a long name', { ...POPUP, name: 'n'.repeat(121) }, 'name: text_too_long'],
    ['an end before the start', { ...POPUP, end_date: '2026-11-30' }, 'end_date: dates_order'],
    ['a start that is none', { ...POPUP, start_date: 'soon' }, 'start_date: date_invalid'],
    [
      'nothing',
      {},
      'name: validation_failed, img: popup_image_required, start_date: validation_failed, end_date: validation_failed',
    ],
  ])('%s', (_name, values, problems) => {
    expect(say(checkPopup(values))).toBe(problems);
  });
});

describe('isWebAddress', () => {
  it.each([
    ['https://muara.test', true],
    ['http://muara.test:8080/a?b=c#d', true],
    ['HTTPS://MUARA.TEST', true],
    ['https://', false],
    ['https:///night', false],
    ['https://a b', false],
    ['//muara.test', false],
    ['/night', false],
    ['ftp://muara.test', false],
    ['data:text/html,x', false],
    ['java\nscript:alert(1)', false],
    ['https://muara.test\nx', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isWebAddress(text)).toBe(expected);
  });

  it('lets no other protocol pass', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', ' ', 'https://', 'HTTP://a', 'javascript://', 'data:'),
        fc.string(),
        (head, tail) => {
          const text = head + tail;
          if (isWebAddress(text)) expect(new URL(text.trim()).protocol).toMatch(/^https?:$/);
        },
      ),
    );
  });
});

const slot = (from: string | null, to: string | null) => ({ from, to });
const NINE = slot('09:00', '10:00');

describe('checkJetty', () => {
  const check = (values: JettyValues, id: number | null = 2, enableSlot = true): string =>
    say(checkJetty({ id, enableSlot, values: { name: 'Jeti Muara', ...values } }));

  it.each<[string, JettyValues, string]>([
    ['no slots', {}, ''],
    ['slots side by side, in any order', { slots: [slot('10:00', '12:00'), NINE] }, ''],
    ['no name', { name: ' ' }, 'name: validation_failed'],
    ['a long name', { name: 'n'.repeat(121) }, 'name: text_too_long'],
    ['seats, which it does not have', { max_passenger: -1 }, ''],
    ['half a slot', { slots: [slot('09:00', null)] }, 'slots.0.to: selection_required'],
    ['an empty slot', { slots: [{}] }, 'slots.0.from: selection_required, slots.0.to: selection_required'],
    ['half past', { slots: [slot('09:30', '10:00')] }, 'slots.0.from: selection_required'],
    ['before seven', { slots: [slot('06:00', '07:00')] }, 'slots.0.from: selection_required'],
    ['until midnight', { slots: [slot('23:00', '00:00')] }, 'slots.0.to: selection_required'],
    ['no length', { slots: [slot('09:00', '09:00')] }, 'slots.0.to: slot_order'],
    ['the wrong way round', { slots: [slot('10:00', '09:00')] }, 'slots.0.to: slot_order'],
    ['the same twice', { slots: [NINE, NINE] }, 'slots.1.from: slot_overlap'],
    ['one within another', { slots: [slot('07:00', '12:00'), NINE] }, 'slots.1.from: slot_overlap'],
    ['17 slots', { slots: Array.from({ length: MAX_SLOTS + 1 }, () => NINE) }, 'slots: too_many_slots'],
  ])('%s', (_name, values, problems) => {
    expect(check(values)).toBe(problems);
  });

  it.each<[string, number | null | undefined, string]>([
    ['40 seats', 40, ''],
    ['none said', undefined, 'max_passenger: validation_failed'],
    ['null', null, 'max_passenger: validation_failed'],
    ['no seat', 0, 'max_passenger: count_invalid'],
    ['half a seat', 1.5, 'max_passenger: count_invalid'],
    ['not a number', Number.NaN, 'max_passenger: count_invalid'],
    ['more than any boat', 1e9, 'max_passenger: count_invalid'],
  ])('at Sungai Linggi, %s', (_name, seats, problems) => {
    expect(check({ max_passenger: seats }, SEAT_LIMITED_JETTY_ID)).toBe(problems);
  });

  it('asks no seats of a new jetty, nor of others', () => {
    expect([check({}, null), check({}, 1), check({}, 4)]).toEqual(['', '', '']);
  });

  it('does not look at slots where there are none', () => {
    expect(check({ slots: [slot('nine', 'ten')] }, 2, false)).toBe('');
  });

  it('accepts what covers no hour twice, and nothing else', () => {
    const last = SLOT_TIMES.length - 1;
    const hour = edgeBiased([0, 1, 2, 3, last - 1, last], fc.nat(last));
    fc.assert(
      fc.property(fc.array(fc.tuple(hour, hour), { maxLength: MAX_SLOTS }), (pairs) => {
        const slots = pairs.map(([from, to]) => slot(SLOT_TIMES[from] as string, SLOT_TIMES[to] as string));
        const ordered = pairs.every(([from, to]) => from < to);
        const hours = pairs.flatMap(([from, to]) =>
          Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at),
        );
        const once = new Set(hours).size === hours.length;
        expect(check({ slots }) === '').toBe(ordered && once);
      }),
    );
  });
});

describe('checkPage', () => {
  it.each<[string, 'add' | 'edit', { title?: string; content?: string }, string]>([
    ['a whole form', 'add', { title: 'Refunds', content: '<p>x</p>' }, ''],
    ['no content', 'add', { title: 'Refunds' }, ''],
    ['a blank title', 'add', { title: ' ', content: '' }, 'title: validation_failed'],
    ['a long title', 'add', { title: 'n'.repeat(121) }, 'title: text_too_long'],
    ['a long content', 'add', { title: 'Refunds', content: 'n'.repeat(200_001) }, 'content: text_too_long'],
    ['no title, when editing', 'edit', { content: 'x' }, ''],
    ['nothing, when editing', 'edit', {}, ''],
  ])('%s', (_name, mode, values, problems) => {
    expect(say(checkPage({ mode, values }))).toBe(problems);
  });
});

describe('checks that forms share', () => {
  it('an inherited name is no limit', () => {
    expect(checkTexts({ constructor: 'x'.repeat(1_000) }, ['constructor'])).toEqual([]);
  });

  it('name fields of the form alone, each once, with codes of the catalogue, and never throw', () => {
    const forms = fc.record({
      start: anyText,
      end: anyText,
      date: anyText,
      session: anyText,
      details: anyText,
      name: anyText,
      link: anyText,
      img: anyText,
      start_date: anyText,
      end_date: anyText,
    });
    fc.assert(
      fc.property(forms, (values) => {
        for (const problems of [
          checkSeaTide({ ...values, today: TODAY }),
          checkHoliday(values),
          checkPopup(values),
          checkDates(values, ['start', 'end']),
        ]) {
          const fields = problems.map(({ field }) => field);
          expect(new Set(fields).size).toBe(fields.length);
          for (const { field, code } of problems) {
            expect(Object.keys(values)).toContain(field);
            expect(Object.keys(ERRORS)).toContain(code);
          }
        }
      }),
    );
  });

  it('a long link that is none is one problem', () => {
    const link = `javascript:${'x'.repeat(600)}`;
    const values = { name: 'x', img: 'x', start_date: TODAY, end_date: TODAY, link };
    expect(say(checkPopup(values))).toBe('link: text_too_long');
  });
});

describe('splitRange', () => {
  it.each([
    ['2026-12-24 - 2026-12-26', '2026-12-24', '2026-12-26'],
    [' 2026-12-24  -  2026-12-26 ', '2026-12-24', '2026-12-26'],
    ['2026-12-24', '2026-12-24', ''],
    ['2026-12-24 - ', '2026-12-24', ''],
    [' - 2026-12-26', '', '2026-12-26'],
    ['', '', ''],
  ])('%j', (range, start, end) => {
    expect(splitRange(range)).toEqual({ start, end });
  });
});
