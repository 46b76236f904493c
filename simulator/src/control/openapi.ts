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
const listOf = (items: Json): Json => object({ data: { type: 'array', items }, total: count });
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
  code: { ...text, description: "A code of the error catalogue, answered with the catalogue's status." },
  status: { type: 'integer', minimum: 400, maximum: 599, description: "Replaces the catalogue's status." },
  message: text,
  delay_ms: { type: 'integer', minimum: 1, maximum: 600_000, description: 'Waits so long in real time, then goes on.' },
  drop: { type: 'boolean', description: 'Ends the connection without an answer.' },
  malformed: { type: 'boolean', description: 'Answers 200 with JSON that is cut off.' },
};

const schemas: Json = {
  World: worldSchema,
  WorldOptions: closed({
    seed: count,
    tickets: { type: 'integer', minimum: 0, maximum: 200_000 },
    at: { ...instant, description: 'Makes the world at this instant, at which its clock is frozen.' },
  }),
  Limits: closed({
    per_minute: { ...count, description: 'Calls a minute of one caller; 0 = no limit.' },
    clock: { enum: ['real', 'world'], description: 'Whose minutes count; real ones by default.' },
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
    format: { const: 5 },
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
    },
    ['id', 'at', 'operationId', 'method', 'path', 'status', 'took'],
  ),
  RealtimeOrder: {
    oneOf: [
      closed(
        {
          message: {
            ...object({ type: text }),
            description: 'A message of the server, complete, as the AsyncAPI description says.',
            examples: [{ type: 'alert', message: 'Closing in ten minutes' }],
          },
          user_id: {
            ...count,
            minimum: 1,
            description: 'Only to the windows of this user; else to whom the contract names.',
          },
        },
        ['message'],
      ),
      closed(
        {
          close: {
            type: 'integer',
            description:
              'Closes every connection of the world with this code: 1000 to 1014 but for 1004, 1005 and 1006, or 3000 to 4999.',
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
    html: { type: ['string', 'null'], description: 'The same as a page; null where the text says it all.' },
    ticket_code: { type: ['string', 'null'] },
    created_at: instant,
    received_at: { type: ['string', 'null'], format: 'date-time', description: 'Two seconds later; null until then.' },
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
      summary: 'Make a world anew from a seed, in place of one of that name',
      body: ref('WorldOptions'),
      answer: ref('World'),
    },
    delete: {
      id: 'deleteWorld',
      summary: 'Forget a world; its next use makes a fresh one',
      answer: object({ success: { const: true } }),
    },
  },
  '/reset': {
    post: { id: 'resetWorld', summary: 'Back to the seed: data, clock, faults and journal', answer: ref('World') },
  },
  '/clock': {
    get: { id: 'getClock', summary: 'What time it is in the world, and what is due', answer: ref('Clock') },
    put: {
      id: 'setClock',
      summary: 'Freeze, advance or release time; what falls due runs in order',
      body: ref('ClockChange'),
      answer: ref('Clock'),
    },
  },
  '/snapshot': {
    get: { id: 'getSnapshot', summary: 'The whole world as JSON', answer: ref('Snapshot') },
    put: {
      id: 'putSnapshot',
      summary: 'Put a snapshot in the place of the world',
      body: ref('Snapshot'),
      answer: ref('World'),
    },
  },
  '/faults': {
    get: { id: 'listFaults', summary: 'Ordered faults', answer: listOf(ref('Fault')) },
    post: {
      id: 'orderFault',
      summary: 'Order a fault; nth and rate exclude each other, and so do code or status, drop and malformed',
      body: ref('FaultOrder'),
      answer: ref('Fault'),
    },
    delete: {
      id: 'cancelFaults',
      summary: 'Take back all faults, or one',
      query: [queryParameter('id', count, 'The one to take back.')],
      answer: object({ cancelled: count }),
    },
  },
  '/park': {
    get: { id: 'getPark', summary: 'What the park service answers', answer: ref('ServiceStatus') },
    post: {
      id: 'setPark',
      summary: 'Let the park service answer every call with a status from now on; 200 puts it in order again',
      body: ref('ServiceStatus'),
      answer: ref('ServiceStatus'),
    },
  },
  '/limits': {
    get: { id: 'getLimits', summary: 'How many calls a minute one caller may make', answer: ref('Limits') },
    put: {
      id: 'setLimits',
      summary: 'Change how calls are limited, or put the limit on the clock of the world; counting starts over',
      body: ref('Limits'),
      answer: ref('Limits'),
    },
  },
  '/journal': {
    get: {
      id: 'getJournal',
      summary: 'The last 1,000 calls, oldest first; secrets are hidden',
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
      summary: 'Mails that would have been sent, oldest first; a browser gets a page to read them on',
      answer: listOf(ref('Mail')),
    },
    post: {
      id: 'readMails',
      summary: 'Mark mails as read, as somebody does who opens one on its page',
      body: ref('ReadMails'),
      answer: object({ read: { ...count, description: 'How many were not read before.' } }),
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
        get: describe({ id: 'listWorlds', summary: 'The worlds that exist', answer: listOf(ref('World')) }),
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
