import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, DOCUMENT_MAX_BYTES, STATES } from '../../generated/constants.ts';
import { ERRORS } from '../../generated/errors.ts';
import { checkAgent, type AgentToCheck, type AgentValues } from './check-agent.ts';
import { checkBoatOperator, type BoatOperatorValues } from './check-boat-operator.ts';
import { checkCustomer, type CustomerValues } from './check-customer.ts';
import { checkDocument } from './check-document.ts';
import { checkTourGuide, type TourGuideValues } from './check-tour-guide.ts';
import type { FieldProblem } from './field-problem.ts';

/** `name: validation_failed, …` – problems in one line. */
const say = (problems: readonly FieldProblem[]): string =>
  problems.map(({ field, code }) => `${field}: ${code}`).join(', ');

const PLACE = { address: '8 Jalan Hang Tuah', state: 'Melaka', country: 'Malaysia' };
const YEAR = { start_date: '2026-01-01', end_date: '2026-12-31' };
const GUIDE: TourGuideValues = {
  name: 'Lina Wong',
  company_name: 'Lina Walks',
  ...PLACE,
  email: 'lina@muara.test',
  contact: '0123456789',
  ic: '900101045678',
  motacs: 'KPL12345',
  ...YEAR,
};
const { motacs: _, ...SHARED } = GUIDE;
const AGENT: AgentValues = { ...SHARED, password: 'muara123' };
const BOTH = { ssm: 'ssm.pdf', kpl: 'kpl.pdf' };

type Case<T> = [name: string, part: Partial<T>, problems: string];

/** What agents and tour guides have in common. */
const PEOPLE: Case<AgentValues & TourGuideValues>[] = [
  ['a whole form', {}, ''],
  ['without an IC', { ic: null }, ''],
  ['a blank IC', { ic: '  ' }, ''],
  ['blank name', { name: ' \t' }, 'name: validation_failed'],
  ['no company', { company_name: undefined }, 'company_name: validation_failed'],
  ['no address', { address: '' }, 'address: validation_failed'],
  ['name of 120 letters of two units each', { name: '😀'.repeat(120) }, ''],
  ['name of 121 letters', { name: 'n'.repeat(121) }, 'name: text_too_long'],
  ['a name with spaces around', { name: ` ${'n'.repeat(120)} ` }, ''],
  ['address of 501 letters', { address: 'a'.repeat(501) }, 'address: text_too_long'],
  ['no state', { state: null }, 'state: selection_required'],
  ['a state that nobody offers', { state: 'Atlantis' }, 'state: selection_required'],
  ['a country that nobody offers', { country: 'malaysia' }, 'country: selection_required'],
  ['the last country', { country: 'Others' }, ''],
  ['no e-mail', { email: '' }, 'email: validation_failed'],
  ['e-mail without @', { email: 'lina.test' }, 'email: email_invalid'],
  ['e-mail of 121 letters', { email: `${'e'.repeat(112)}@mail.com` }, 'email: text_too_long'],
  ['no phone', { contact: null }, 'contact: validation_failed'],
  ['phone with a plus', { contact: '+60123456789' }, 'contact: contact_digits'],
  ['phone of seven digits', { contact: '1234567' }, 'contact: contact_digits'],
  ['phone in other digits', { contact: '٠١٢٣٤٥٦٧٨٩' }, 'contact: contact_digits'],
  ['IC with dashes', { ic: '900101-04-5678' }, 'ic: ic_digits'],
  ['no start', { start_date: '' }, 'start_date: validation_failed'],
  ['no end', { end_date: null }, 'end_date: validation_failed'],
  ['a day that is none', { end_date: '2026-02-30' }, 'end_date: date_invalid'],
  ['a date as people write it', { start_date: '01/01/2026' }, 'start_date: date_invalid'],
  ['one day', { end_date: YEAR.start_date }, ''],
  ['an end before the start', { end_date: '2025-12-31' }, 'end_date: dates_order'],
  ['right to left, markup and line breaks', { name: 'سارة', company_name: '<b>&"\'', address: 'a\nb' }, ''],
];

describe('checkAgent', () => {
  it.each(PEOPLE)('%s', (_name, part, problems) => {
    for (const mode of ['add', 'edit'] as const)
      expect(say(checkAgent({ mode, values: { ...AGENT, ...part } }))).toBe(problems);
  });

  it.each<[name: string, mode: AgentToCheck['mode'], part: AgentValues, problems: string]>([
    ['no password', 'add', { password: undefined }, 'password: validation_failed'],
    ['no new password', 'edit', { password: '' }, ''],
    ['password of five characters', 'add', { password: '12345' }, 'password: password_length'],
    ['password of six characters', 'add', { password: '123456' }, ''],
    ['new password of 21 characters', 'edit', { password: 'x'.repeat(21) }, 'password: password_length'],
    ['new password of spaces', 'edit', { password: ' '.repeat(8) }, 'password: validation_failed'],
    ['active with both documents', 'edit', { active: 1, docs: BOTH }, ''],
    ['active without documents', 'add', { active: 1 }, 'active: documents_missing'],
    ['active with one document', 'edit', { active: 1, docs: { ...BOTH, kpl: null } }, 'active: documents_missing'],
    ['active with an empty name', 'edit', { active: 1, docs: { ...BOTH, ssm: '' } }, 'active: documents_missing'],
    ['inactive with one document', 'add', { active: 0, docs: { ssm: 'ssm.pdf' } }, ''],
  ])('%s (%s)', (_name, mode, part, problems) => {
    expect(say(checkAgent({ mode, values: { ...AGENT, ...part } }))).toBe(problems);
  });

  it('names every field of an empty form, in the order of the form', () => {
    expect(checkAgent({ mode: 'add', values: {} }).map(({ field }) => field)).toEqual([
      'name',
      'company_name',
      'address',
      'state',
      'country',
      'email',
      'password',
      'contact',
      'start_date',
      'end_date',
    ]);
  });
});

describe('checkTourGuide', () => {
  it.each(PEOPLE)('%s', (_name, part, problems) => {
    expect(say(checkTourGuide({ ...GUIDE, ...part }))).toBe(problems);
  });

  it.each<Case<TourGuideValues>>([
    ['no MOTAC number', { motacs: ' ' }, 'motacs: validation_failed'],
    ['MOTAC number of 61 letters', { motacs: 'M'.repeat(61) }, 'motacs: text_too_long'],
  ])('%s', (_name, part, problems) => {
    expect(say(checkTourGuide({ ...GUIDE, ...part }))).toBe(problems);
  });
});

describe('checkBoatOperator', () => {
  it.each<Case<BoatOperatorValues>>([
    ['a whole form', { contact: '0123456789' }, ''],
    ['without a phone', { contact: null }, ''],
    ['a blank phone', { contact: ' ' }, ''],
    ['phone with letters', { contact: '0123456abc' }, 'contact: contact_digits'],
    ['no name', { name: ' ' }, 'name: validation_failed'],
    ['no e-mail', { email: undefined }, 'email: validation_failed'],
    ['e-mail without a dot', { email: 'bot@melaka' }, 'email: email_invalid'],
  ])('%s', (_name, part, problems) => {
    expect(say(checkBoatOperator({ name: 'Bot Pak Din', email: 'pakdin@muara.test', ...part }))).toBe(problems);
  });
});

describe('checkCustomer', () => {
  it.each<Case<CustomerValues>>([
    ['a whole form', { company_name: 'Aina Trading' }, ''],
    ['without a company', { company_name: null }, ''],
    ['company of 121 letters', { company_name: 'c'.repeat(121) }, 'company_name: text_too_long'],
    ['no name', { name: '' }, 'name: validation_failed'],
    ['no phone', { contact: '' }, 'contact: validation_failed'],
    ['e-mail with a space', { email: 'nur aina@mail.test' }, 'email: email_invalid'],
  ])('%s', (_name, part, problems) => {
    const values = { name: 'Nur Aina', email: 'aina@mail.test', contact: '0123456789', ...part };
    expect(say(checkCustomer(values))).toBe(problems);
  });
});

describe('checkDocument', () => {
  it.each([
    ['application/pdf', 1, ''],
    ['image/png', 1, ''],
    ['image/jpeg', DOCUMENT_MAX_BYTES, ''],
    ['IMAGE/JPG', 1, ''],
    ['application/pdf', DOCUMENT_MAX_BYTES + 1, 'doc: document_too_large'],
    ['application/pdf', 0, 'doc: document_type'],
    ['image/gif', 1, 'doc: document_type'],
    ['', 1, 'doc: document_type'],
  ])('%s of %i bytes', (type, bytes, problems) => {
    expect(say(checkDocument({ type, bytes }))).toBe(problems);
  });
});

describe('for any values of the forms', () => {
  const anyText = fc.option(
    fc.oneof(fc.string(), fc.constantFrom('', ' ', '0123456789', 'a@b.c', '2026-01-01', STATES[0], COUNTRIES[0])),
    { nil: undefined },
  );
  const fields = Object.fromEntries(Object.keys({ ...GUIDE, password: '' }).map((field) => [field, anyText]));
  const anyForm = fc.record(fields, { requiredKeys: [] });

  it('each problem names a field of the form once, with a code of the catalogue', () => {
    fc.assert(
      fc.property(anyForm, (values) => {
        for (const problems of [
          checkAgent({ mode: 'add', values }),
          checkTourGuide(values),
          checkBoatOperator(values),
          checkCustomer(values),
        ]) {
          const names = problems.map(({ field }) => field);
          expect(new Set(names).size).toBe(names.length);
          for (const { field, code } of problems) {
            expect(Object.keys(fields)).toContain(field);
            expect(Object.keys(ERRORS)).toContain(code);
          }
        }
      }),
    );
  });

  it('spaces around texts change no verdict, except that a date is a date', () => {
    const padded = fc.constantFrom('name', 'company_name', 'address', 'email', 'contact', 'ic', 'motacs');
    fc.assert(
      fc.property(anyForm, padded, (values, field) => {
        const text = values[field];
        if (text === undefined) return;
        const spaced = { ...values, [field]: `  ${text} ` };
        expect(checkTourGuide(spaced)).toEqual(checkTourGuide(values));
      }),
    );
  });
});
