import { SNAPSHOT_FORMAT } from '../world/snapshot.ts';

type Json = Record<string, unknown>;

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
const instant = { type: 'string', format: 'date-time', examples: ['2026-03-10T09:00:00+08:00'] };
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: Json, required: string[] = Object.keys(properties)): Json => ({
  type: 'object',
  required,
  properties,
});
const closed = (properties: Json, required: string[] = []): Json => ({
  ...object(properties, required),
  additionalProperties: false,
});
const buildListSchema = (items: Json): Json => object({ data: { type: 'array', items }, total: count });
const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });
const queryParameter = (name: string, schema: Json, description: string): Json => ({
  name,
  in: 'query',
  schema,
  description,
});

const worldSchema = object({
  name: text,
  seed: count,
  tickets: count,
  now: instant,
  clock: { enum: ['real', 'offset', 'frozen'] },
  calls: count,
  faults: count,
});

const clockState = object({
  mode: { enum: ['real', 'offset', 'frozen'] },
  offset: { type: 'number' },
  frozen: { type: ['number', 'null'] },
  jobs: {
    type: 'array',
    items: object({ id: count, at: { type: 'number' }, kind: text, payload: {}, daily: { const: true } }, [
      'id',
      'at',
      'kind',
    ]),
  },
  nextJob: count,
});

const faultOrder = {
  operationId: { ...text, description: 'An operation of the contract, * for all of them, or park_service.' },
  nth: { type: 'integer', minimum: 1, description: 'Strikes the nth call from now, once.' },
  rate: { type: 'number', minimum: 0, maximum: 1, description: 'Strikes each call with this probability.' },
  code: { ...text, description: "A code of the error catalogue, returned with the catalogue's status." },
  status: { type: 'integer', minimum: 400, maximum: 599, description: "Replaces the catalogue's status." },
  message: text,
  delay_ms: {
    type: 'integer',
    minimum: 1,
    maximum: 600_000,
    description: 'Waits this long in real time, then continues.',
  },
  drop: { type: 'boolean', description: 'Closes the connection without a response.' },
  malformed: { type: 'boolean', description: 'Returns 200 with truncated JSON.' },
};

const schemas: Json = {
  World: worldSchema,
  WorldOptions: closed({
    seed: count,
    tickets: { type: 'integer', minimum: 0, maximum: 200_000 },
    at: { ...instant, description: 'Creates the world at this instant, with a frozen clock.' },
  }),
  Limits: closed({
    per_minute: { ...count, description: 'Calls per minute of one caller; 0 = no limit.' },
    clock: { enum: ['real', 'world'], description: 'The clock that minutes are counted on; real by default.' },
  }),
  Clock: object({
    now: instant,
    mode: { enum: ['real', 'offset', 'frozen'] },
    jobs: { type: 'array', items: object({ at: instant, kind: text }) },
  }),
  ClockChange: {
    oneOf: [
      closed({ now: instant }, ['now']),
      closed(
        {
          advance: {
            ...text,
            description: 'ISO 8601 duration of weeks, days, hours, minutes and seconds.',
            examples: ['PT30M', 'P1D'],
          },
        },
        ['advance'],
      ),
      closed({ real: { const: true } }, ['real']),
    ],
  },
  Snapshot: object({
    format: { const: SNAPSHOT_FORMAT },
    seed: { type: 'number' },
    tickets: { type: 'number' },
    at: { type: ['number', 'null'] },
    clock: clockState,
    random: { type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 4 },
    faults: object({
      orders: { type: 'array', items: ref('Fault') },
      services: { type: 'object' },
      random: { type: 'array' },
      nextId: count,
    }),
    tables: {
      type: 'object',
      additionalProperties: object({ nextId: count, records: { type: 'array', items: object({ id: count }) } }),
    },
  }),
  FaultOrder: closed(faultOrder, ['operationId']),
  Fault: object({ ...faultOrder, id: count, seen: count, struck: count }, ['operationId', 'id', 'seen', 'struck']),
  JournalEntry: object(
    {
      id: count,
      at: instant,
      operationId: { type: ['string', 'null'] },
      method: text,
      path: text,
      query: { type: 'object' },
      body: {},
      status: count,
      code: { type: ['string', 'null'] },
      message: { type: ['string', 'null'] },
      userId: { type: ['integer', 'null'] },
      address: text,
      platform: text,
      userAgent: text,
      took: { type: 'number', description: 'Real milliseconds.' },
      faultId: { type: ['integer', 'null'] },
      events: { type: 'array', items: text, description: 'What the call caused, in order.' },
    },
    ['id', 'at', 'operationId', 'method', 'path', 'status', 'took'],
  ),
  RealtimeOrder: {
    oneOf: [
      closed(
        {
          message: {
            ...object({ type: text }),
            description: 'A complete server message, as described in AsyncAPI.',
            examples: [{ type: 'alert', message: 'Closing in ten minutes' }],
          },
          user_id: {
            ...count,
            minimum: 1,
            description: 'Only the windows of this user; by default the audience of the contract.',
          },
        },
        ['message'],
      ),
      closed(
        {
          close: {
            type: 'integer',
            description:
              'Closes every connection of the world with this code: 1000 to 1014 except 1004, 1005 and 1006, or 3000 to 4999.',
            examples: [1012, 3003],
          },
        },
        ['close'],
      ),
    ],
  },
  ServiceStatus: closed({ status: { type: 'integer', minimum: 200, maximum: 599, examples: [502] } }, ['status']),
  Mail: object({
    id: count,
    to: { type: 'array', items: text },
    subject: text,
    text,
    html: { type: ['string', 'null'], description: 'The HTML version; null when the text is enough.' },
    ticket_code: { type: ['string', 'null'] },
    created_at: instant,
    received_at: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'Two seconds after sending; null until then.',
    },
    read_at: { type: ['string', 'null'], format: 'date-time' },
  }),
  ReadMails: closed({ read: { oneOf: [{ const: 'all' }, { type: 'array', items: count }] } }, ['read']),
  Refused: object({ code: text, message: text, field: text }, ['code', 'message']),
};

interface Operation {
  id: string;
  summary: string;
  answer: Json;
  body?: Json;
  query?: Json[];
  /** Path parameters besides the world. */
  path?: Json[];
}

const world: Record<string, Record<string, Operation>> = {
  '': {
    put: {
      id: 'createWorld',
      summary: 'Create a world from a seed, replacing any of that name',
      body: ref('WorldOptions'),
      answer: ref('World'),
    },
    delete: {
      id: 'deleteWorld',
      summary: 'Delete a world; its next use creates a new one',
      answer: object({ success: { const: true } }),
    },
  },
  '/reset': {
    post: {
      id: 'resetWorld',
      summary: 'Reset a world to its seed: data, clock, faults and journal',
      answer: ref('World'),
    },
  },
  '/clock': {
    get: { id: 'getClock', summary: 'Get the time of the world and its pending jobs', answer: ref('Clock') },
    put: {
      id: 'setClock',
      summary: 'Freeze, advance or release time; due jobs run in order',
      body: ref('ClockChange'),
      answer: ref('Clock'),
    },
  },
  '/snapshot': {
    get: { id: 'getSnapshot', summary: 'Get the whole world as JSON', answer: ref('Snapshot') },
    put: {
      id: 'putSnapshot',
      summary: 'Replace the world with a snapshot',
      body: ref('Snapshot'),
      answer: ref('World'),
    },
  },
  '/faults': {
    get: { id: 'listFaults', summary: 'List ordered faults', answer: buildListSchema(ref('Fault')) },
    post: {
      id: 'orderFault',
      summary: 'Order a fault; nth excludes rate; code or status, drop and malformed exclude each other',
      body: ref('FaultOrder'),
      answer: ref('Fault'),
    },
    delete: {
      id: 'cancelFaults',
      summary: 'Cancel all faults, or one',
      query: [queryParameter('id', count, 'The fault to cancel.')],
      answer: object({ cancelled: count }),
    },
  },
  '/park': {
    get: { id: 'getPark', summary: 'Get the status that the park service returns', answer: ref('ServiceStatus') },
    post: {
      id: 'setPark',
      summary: 'Set the status that the park service returns from now on; 200 restores it',
      body: ref('ServiceStatus'),
      answer: ref('ServiceStatus'),
    },
  },
  '/limits': {
    get: { id: 'getLimits', summary: 'Get the rate limit of one caller', answer: ref('Limits') },
    put: {
      id: 'setLimits',
      summary: 'Change the rate limit or its clock; counts are reset',
      body: ref('Limits'),
      answer: ref('Limits'),
    },
  },
  '/journal': {
    get: {
      id: 'getJournal',
      summary: 'List the last 1,000 calls, oldest first, with secrets hidden',
      query: [
        queryParameter('since', count, 'Only calls after this id.'),
        queryParameter('operationId', text, 'Only calls of this operation.'),
      ],
      answer: object({ data: { type: 'array', items: ref('JournalEntry') }, total: count, written: count }),
    },
  },
  '/realtime': {
    post: {
      id: 'sendRealtime',
      summary: 'Send a message to the pages of the world, or close their connections',
      body: ref('RealtimeOrder'),
      answer: { oneOf: [object({ sent: count }), object({ closed: count })] },
    },
  },
  '/outbox': {
    get: {
      id: 'getOutbox',
      summary: 'List the mails that would have been sent, oldest first; browsers get an HTML page',
      answer: buildListSchema(ref('Mail')),
    },
    post: {
      id: 'readMails',
      summary: 'Mark mails as read, like opening them in a browser',
      body: ref('ReadMails'),
      answer: object({ read: { ...count, description: 'How many were unread.' } }),
    },
  },
  '/outbox/{id}': {
    get: {
      id: 'getMail',
      summary: 'One mail; a browser gets a page, which marks it as read',
      path: [{ name: 'id', in: 'path', required: true, schema: { ...count, minimum: 1 } }],
      answer: ref('Mail'),
    },
  },
};

const nameParameter: Json = {
  name: 'name',
  in: 'path',
  required: true,
  schema: { ...text, pattern: '^[a-z0-9-]{1,64}$' },
  description: 'A name that was never used is made from the default seed.',
};

/** Returns the OpenAPI 3.1 document of the control plane. */
export function describeControl(): Json {
  const inWorld = Object.entries(world).map(([path, operations]) => [
    `/__sim/worlds/{name}${path}`,
    {
      parameters: [nameParameter],
      ...Object.fromEntries(Object.entries(operations).map(([method, operation]) => [method, describe(operation)])),
    },
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Muara simulator: control plane',
      version: '1.0.0',
      description:
        'For testers: worlds, time, snapshots, faults and journals. It answers this machine only and is off with --no-control.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [],
    tags: [{ name: 'Control' }],
    paths: {
      '/__sim': {
        get: describe({
          id: 'getControl',
          summary: 'What this simulator does not play, and where its description is',
          answer: object({
            worlds: count,
            not_played: { type: 'array', items: object({ id: text, why: text }) },
            openapi: text,
          }),
        }),
      },
      '/__sim/openapi.json': {
        get: describe({ id: 'describeControl', summary: 'This description', answer: { type: 'object' } }),
      },
      '/__sim/worlds': {
        get: describe({ id: 'listWorlds', summary: 'The worlds that exist', answer: buildListSchema(ref('World')) }),
      },
      ...Object.fromEntries(inWorld),
    },
    components: { schemas },
  };
}

function describe({ id, summary, answer, body, query, path }: Operation): Json {
  return {
    operationId: id,
    tags: ['Control'],
    summary,
    ...((query ?? path) && { parameters: [...(path ?? []), ...(query ?? [])] }),
    ...(body && { requestBody: { required: id !== 'createWorld', ...json(body) } }),
    responses: {
      '200': { description: 'Done.', ...json(answer) },
      '4XX': { description: 'Refused.', ...json(ref('Refused')) },
    },
  };
}
