import { ERRORS } from '@muara/contract/errors';
import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../testing/index.ts';
import { counterSale, openTill } from '../../testing/stages/sales.ts';
import { preferredLanguage } from './language.ts';

/** The wire form of an invalid field: code and message for people, rule and detail for developers. */
type Wrong = readonly [name: string, body: object, error: { code: keyof typeof ERRORS; rule: string; detail?: string }];

const report = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});
const slots = { package_id: 1, jetty_id: 1, date: '2026-03-11' };

describe('a message is a sentence of the catalogue', () => {
  test.each<Wrong>([
    ['a missing field', { ...slots, date: undefined }, { code: 'validation_failed', rule: 'required' }],
    ['null', { ...slots, date: null }, { code: 'validation_failed', rule: 'required' }],
    ['an empty text', { ...slots, date: '' }, { code: 'validation_failed', rule: 'required' }],
    [
      'a text that is no date',
      { ...slots, date: 'soon' },
      { code: 'date_invalid', rule: 'format date', detail: 'expected date' },
    ],
    [
      'another type',
      { ...slots, jetty_id: 'x' },
      { code: 'value_invalid', rule: 'type', detail: 'expected number, received string' },
    ],
    ['a fraction', { ...slots, jetty_id: 1.5 }, { code: 'value_invalid', rule: 'type', detail: 'expected integer' }],
    ['a number below its least', { ...slots, jetty_id: 0 }, { code: 'value_invalid', rule: 'minimum' }],
  ])('%s', async (_name, body, { code, ...developer }) => {
    const response = await createTestSimulator().fetch('/tickets/slots', report(body));
    const { message } = ERRORS[code];
    const refusal = (await response.json()) as { field: string };
    expect([response.status, refusal]).toMatchObject([422, { code: 'validation_failed', message }]);
    expect(refusal).toMatchObject({ errors: [{ field: refusal.field, code, message, ...developer }] });
  });

  test.each<Wrong>([
    ['a long text', { name: 'x'.repeat(3_000) }, { code: 'text_too_long', rule: 'maxLength' }],
    ['an unknown option', { platform: 'moon' }, { code: 'option_unknown', rule: 'enum' }],
    ['a third decimal', { amount: 75.005 }, { code: 'value_invalid', rule: 'x-decimals' }],
  ])('%s of a sale', async (_name, part, { code, ...developer }) => {
    const { till } = await openTill();
    const { body } = await till.refused('generateTicket', { body: counterSale(part) });
    expect(body).toMatchObject({
      code: 'validation_failed',
      message: ERRORS[code].message,
      errors: [{ code, ...developer }],
    });
  });

  test.each([
    ['no JSON', report('{'), { field: 'body', rule: 'json', detail: 'expected valid JSON' }],
    [
      'another content type',
      report('a=1', { 'content-type': 'text/plain' }),
      { field: 'content-type', rule: 'content-type', detail: 'expected application/json, received text/plain' },
    ],
  ])('%s', async (_name, init, error) => {
    const response = await createTestSimulator().fetch('/tickets/slots', init);
    const { message } = ERRORS.malformed_request;
    expect(await response.json()).toMatchObject({
      code: 'malformed_request',
      message,
      errors: [{ message, ...error }],
    });
  });
});

describe('the language of messages', () => {
  test.each([
    ['ms', 'Sila lengkapkan ruangan ini'],
    ['en', 'Please complete this field'],
    ['ta', 'Please complete this field'],
  ])('Accept-Language: %s', async (language, message) => {
    const response = await createTestSimulator().fetch('/tickets/slots', report({}, { 'accept-language': language }));
    expect(await response.json()).toMatchObject({ message, errors: [{ message }, { message }, { message }] });
  });

  test('fills in the placeholders of a message', async () => {
    const { till } = await openTill();
    const part = { total_adult: 301, total_child: 0, amount: 9030 };
    const { body } = await till.refused('generateTicket', {
      body: counterSale(part),
      headers: { 'accept-language': 'ms-MY' },
    });
    expect(body.message).toBe('Paling banyak 300 penumpang');
  });

  test.each([
    [null, 'en'],
    ['', 'en'],
    ['ms', 'ms'],
    ['ms-MY, en;q=0.5', 'ms'],
    ['en-GB,ms;q=0.9', 'en'],
    ['ms;q=0.1, en;q=0.9', 'en'],
    ['ms;q=0', 'en'],
    ['ta, ms;q=0.2', 'ms'],
    [',,;q=', 'en'],
  ])('%j is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});
