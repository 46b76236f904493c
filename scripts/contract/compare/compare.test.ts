import { describe, expect, test } from 'vitest';
import asyncapi from '@muara/contract/asyncapi.json' with { type: 'json' };
import openapi from '@muara/contract/openapi.json' with { type: 'json' };
import { compareHttp } from './compare-http.ts';
import { compareRealtime } from './compare-realtime.ts';
import type { Change } from './compare-schemas.ts';
import type { Json } from './read-document.ts';

// oxlint-disable typescript/no-explicit-any -- tests change documents in any place
type Edit = (document: any) => void;

const HTTP = {
  info: { version: '1.0.0' },
  paths: {
    '/boats': {
      get: {
        operationId: 'listBoats',
        parameters: [
          { $ref: '#/components/parameters/Page' },
          { name: 'kind', in: 'query', schema: { $ref: '#/components/schemas/Kind' } },
        ],
        responses: {
          200: {
            headers: { 'X-Total': {} },
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Boat' } } },
              'text/csv': { schema: { type: 'string' } },
            },
          },
          422: { $ref: '#/components/responses/Refused' },
        },
      },
      post: {
        operationId: 'addBoat',
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/BoatCreate' } } },
        },
        responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Boat' } } } } },
      },
    },
  },
  components: {
    parameters: { Page: { name: 'page', in: 'query', required: false, schema: { type: 'integer', maximum: 10 } } },
    responses: { Refused: { content: { 'application/json': { schema: { type: 'object' } } } } },
    schemas: {
      Kind: { type: 'string', enum: ['river', 'sea'] },
      BoatFields: {
        type: 'object',
        properties: { name: { type: ['string', 'null'], maxLength: 40 }, kind: { $ref: '#/components/schemas/Kind' } },
      },
      BoatCreate: { allOf: [{ $ref: '#/components/schemas/BoatFields' }, { type: 'object', required: ['name'] }] },
      Boat: {
        allOf: [
          { $ref: '#/components/schemas/BoatFields' },
          {
            type: 'object',
            required: ['id'],
            properties: {
              id: { type: 'integer' },
              crew: { oneOf: [{ type: 'object', properties: { size: { type: 'number' } } }, { type: 'null' }] },
            },
          },
        ],
      },
    },
  },
};

const boatOf = ({ components }: any): any => components.schemas.Boat.allOf[1];
const fieldsOf = ({ components }: any): any => components.schemas.BoatFields.properties;
const listOf = ({ paths }: any): any => paths['/boats'].get;

function changesAfter(edit: Edit): string[] {
  const now = structuredClone(HTTP);
  edit(now);
  return list(compareHttp(HTTP, now));
}

const list = (changes: readonly Change[]): string[] =>
  changes.map(({ place, text, breaking }) => `${breaking ? 'BREAKS ' : ''}${place} ${text}`);

describe('a change that breaks callers is named with its place:', () => {
  test.each<[string, Edit, string]>([
    ['an operation', ({ paths }) => delete paths['/boats'].get, 'GET /boats is gone'],
    ['a name', (one) => (listOf(one).operationId = 'boats'), 'GET /boats is named boats, no longer listBoats'],
    ['a parameter', (one) => listOf(one).parameters.pop(), 'GET /boats query kind is gone'],
    [
      'a required parameter',
      (one) => listOf(one).parameters.push({ name: 'day', in: 'query', required: true }),
      'GET /boats query day is new and required',
    ],
    [
      'a parameter that is required now',
      ({ components }) => (components.parameters.Page.required = true),
      'GET /boats query page is required now',
    ],
    [
      'a tighter limit',
      ({ components }) => (components.parameters.Page.schema.maximum = 5),
      'GET /boats query page maximum was 10 and is 5',
    ],
    ['a value', ({ components }) => components.schemas.Kind.enum.pop(), 'Kind no longer has the value "sea"'],
    [
      'a value that is returned',
      ({ components }) => components.schemas.Kind.enum.push('lake'),
      'Kind has the new value "lake"',
    ],
    [
      'a type that is taken',
      (one) => (fieldsOf(one).name.type = 'string'),
      'BoatCreate.name no longer has the type null',
    ],
    [
      'a type that is returned',
      (one) => (boatOf(one).properties.id.type = ['integer', 'null']),
      'Boat.id has the new type null',
    ],
    ['another type', (one) => (boatOf(one).properties.id.type = 'string'), 'Boat.id has the new type string'],
    ['a field', (one) => delete boatOf(one).properties.id, 'Boat.id is gone'],
    ['a field that may be missing', (one) => (boatOf(one).required = []), 'Boat no longer requires id'],
    [
      'a required field',
      ({ components }) => components.schemas.BoatCreate.allOf[1].required.push('kind'),
      'BoatCreate requires kind now',
    ],
    ['a pattern', (one) => (fieldsOf(one).name.pattern = '^A'), 'BoatCreate.name has pattern ^A now'],
    [
      'a field of one alternative',
      (one) => (boatOf(one).properties.crew.oneOf[0].properties.size.type = 'string'),
      'Boat.crew.size has the new type string',
    ],
    [
      'an alternative that is returned',
      (one) => boatOf(one).properties.crew.oneOf.push({ type: 'string' }),
      'Boat.crew has the new type string',
    ],
    [
      'a content type',
      (one) => delete listOf(one).responses[200].content['text/csv'],
      'GET /boats 200 text/csv is gone',
    ],
    ['a status', (one) => (listOf(one).responses[202] = {}), 'GET /boats 202 is new'],
    [
      'a header',
      (one) => delete listOf(one).responses[200].headers['X-Total'],
      'GET /boats 200 header X-Total is gone',
    ],
    ['a body', ({ paths }) => (paths['/boats'].post.requestBody.required = true), 'POST /boats body is required now'],
  ])('%s', (_what, edit, expected) => {
    expect(changesAfter(edit)).toContain(`BREAKS ${expected}`);
  });
});

describe('a change that breaks nobody is not refused:', () => {
  test.each<[string, Edit, string]>([
    ['an operation', ({ paths }) => (paths['/boats'].put = { operationId: 'a', responses: {} }), 'PUT /boats is new'],
    ['a field', (one) => (boatOf(one).properties.age = { type: 'integer' }), 'Boat.age is new'],
    ['a parameter', (one) => listOf(one).parameters.push({ name: 'day', in: 'query' }), 'GET /boats query day is new'],
    [
      'a wider limit',
      ({ components }) => (components.parameters.Page.schema.maximum = 50),
      'GET /boats query page maximum was 10 and is 50',
    ],
    ['a refusal', (one) => delete listOf(one).responses[422], 'GET /boats 422 is gone'],
    ['a field that is always returned', (one) => boatOf(one).required.push('crew'), 'Boat requires crew now'],
  ])('%s', (_what, edit, expected) => {
    expect(changesAfter(edit)).toEqual([expected]);
  });

  test('a description, an example, and a schema that is written in one piece', () => {
    expect(
      changesAfter(({ components }) => {
        components.schemas.Kind.description = 'Where it goes.';
        components.schemas.BoatCreate = { ...components.schemas.BoatFields, required: ['name'], examples: [{}] };
      }),
    ).toEqual([]);
  });
});

describe('the realtime channel', () => {
  const changed = (edit: Edit): string[] => {
    const now = structuredClone(asyncapi);
    edit(now);
    return list(compareRealtime(asyncapi, now));
  };

  test('a message that is gone', () => {
    expect(changed(({ operations }) => operations.sendToPeer.messages.shift())).toEqual([
      'BREAKS /ws sends connected is gone',
    ]);
  });

  test('a field that peers must send now, and one that they no longer receive', () => {
    const edit: Edit = ({ components: { schemas } }) => {
      schemas.RealtimeStartup.required.push('agent_version');
      delete schemas.PeerInfo.properties.role;
    };
    expect(changed(edit)).toEqual(
      expect.arrayContaining(['BREAKS RealtimeStartup requires agent_version now', 'BREAKS PeerInfo.role is gone']),
    );
  });
});

test('the contract does not differ from itself', () => {
  expect(compareHttp(openapi as Json, structuredClone(openapi) as Json)).toEqual([]);
  expect(compareRealtime(asyncapi as Json, structuredClone(asyncapi) as Json)).toEqual([]);
});

test('a change of a shared schema of the contract is named once', () => {
  const now = structuredClone(openapi) as any;
  now.components.schemas.NavLink.required = ['name', 'url'];
  expect(list(compareHttp(openapi as Json, now))).toEqual([
    'BREAKS NavEntry no longer requires icon',
    'BREAKS NavLink no longer requires icon',
  ]);
});
