import { o as __toESM, t as __commonJSMin } from './rolldown-runtime-C1I3wEg2.js';
import {
  $ as isSecret,
  A as object,
  B as isWorldName,
  C as present$2,
  D as literal,
  Dt as pricesFromWire,
  E as catchall,
  Et as minisiguaFromWire,
  Ft as OPERATIONS,
  G as snapshotTables,
  Gt as countPassengers,
  I as SERVER_MESSAGES,
  Lt as countsFromWire,
  M as strictObject,
  Mt as feeFromWire,
  N as union,
  O as looseObject,
  Ot as mergeDishes,
  P as unknown,
  Q as hideSecrets,
  R as TooManyWorlds,
  Rt as toSen,
  S as one,
  T as boolean,
  Tt as packagePricingFromWire,
  Ut as ROLES,
  W as WrongSnapshot,
  Wt as formatInstant,
  X as FILE,
  Xt as parseInstant,
  Yt as toLocalDate,
  Z as parse,
  _ as schemas,
  a as clockMessage,
  at as readBytes,
  b as list$1,
  bt as shownPriceToWire,
  c as isCrossSite,
  dt as decodeFields,
  f as firstProblem,
  g as ERRORS,
  ht as htmlPage,
  i as OPERATION_META,
  j as optional,
  jn as PRICED_CATEGORIES,
  k as nullable,
  l as isLoopbackName,
  mt as escapeHtml,
  n as sortBySpecificity,
  nt as isSpent,
  qt as freePassengersThatFit,
  tt as OUTSIDE_SERVICES,
  u as isOwnMachine,
  w as text,
  x as number,
  xt as priceOrder,
  y as lazily,
  zt as toRinggit,
} from './paths-j9wW6GTc.js';
// openapi/generated/control.ts
/** Every code that the control plane refuses with. */
var CONTROL_ERRORS = {
  forbidden: {
    status: 403,
    message: 'The control plane serves this machine only',
    when: 'The call comes from another machine or from a page of another site.',
  },
  address_not_found: {
    status: 404,
    message: 'Nothing is at this address',
    when: 'The path is not one of the control plane.',
  },
  method_not_allowed: {
    status: 405,
    message: 'The method does nothing here',
    when: 'The path takes other methods.',
  },
  not_json: {
    status: 415,
    message: 'Send content-type: application/json',
    when: 'A command has another content type or none.',
  },
  malformed: {
    status: 400,
    message: 'The body is not valid JSON',
    when: 'The body cannot be read as a JSON object.',
  },
  too_large: {
    status: 413,
    message: 'The body is too large',
    when: 'The body has more bytes than the operation takes.',
  },
  invalid: {
    status: 422,
    message: 'A field is not valid',
    when: 'A field has another type or value than described, is unknown, or contradicts another one.',
  },
  world_not_found: {
    status: 404,
    message: 'There is no world of this name',
    when: 'The world does not exist, or somebody deleted it.',
  },
  too_many_worlds: {
    status: 429,
    message: 'All worlds are in use',
    when: 'A new world would be one too many.',
  },
  fault_not_found: {
    status: 404,
    message: 'There is no such fault',
    when: 'The fault was removed, or never ordered.',
  },
  preset_not_found: {
    status: 404,
    message: 'There is no such preset',
    when: 'The name is not one of the presets.',
  },
  run_not_found: {
    status: 404,
    message: 'There is no such run',
    when: 'No run of this number was reported, or twenty newer ones were.',
  },
  operation_unknown: {
    status: 422,
    message: 'There is no such operation',
    when: 'A fault or filter names an operation that the contract does not have; the message suggests the nearest one.',
  },
  fault_never_strikes: {
    status: 422,
    message: 'The fault can never strike',
    when: 'No call can meet the conditions, such as a rate of 0, a code that the operation does not list, or a field that it does not take.',
  },
  call_not_found: {
    status: 404,
    message: 'There is no such call',
    when: 'The journal has no call of this id any more.',
  },
  mail_not_found: {
    status: 404,
    message: 'There is no such mail',
    when: 'The outbox has no mail of this id, or the mail has no HTML.',
  },
  account_not_found: {
    status: 404,
    message: 'There is no such account',
    when: 'No user of the world has this name or email address.',
  },
  account_cannot_sign_in: {
    status: 422,
    message: 'This account may not sign in',
    when: 'The account is inactive or was removed, or its contract has ended.',
  },
  wait_timed_out: {
    status: 408,
    message: 'Nothing matched in time',
    when: 'The time-out passed; `near_misses` lists what came closest.',
  },
  too_many_waits: {
    status: 429,
    message: 'Too many calls wait in this world',
    when: 'More than a hundred calls wait for one world.',
  },
  journal_incomplete: {
    status: 422,
    message: 'The journal no longer has all of these calls',
    when: 'Calls at the start of the stretch, or their bodies, were dropped to save memory.',
  },
  package_not_found: {
    status: 404,
    message: 'The package is not on sale',
    when: 'The catalogue does not list the package or a dish of the cart.',
  },
};
var CONTROL_OPERATIONS = {
  listFaultPresets: {
    method: 'GET',
    path: '/__sim/fault-presets',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  listFaults: {
    method: 'GET',
    path: '/__sim/worlds/{name}/faults',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  orderFault: {
    method: 'POST',
    path: '/__sim/worlds/{name}/faults',
    audience: ['public'],
    permission: [],
    command: true,
    download: false,
    binary: false,
    body: 'json',
  },
  cancelFaults: {
    method: 'DELETE',
    path: '/__sim/worlds/{name}/faults',
    audience: ['public'],
    permission: [],
    command: true,
    download: false,
    binary: false,
    body: null,
  },
  getFault: {
    method: 'GET',
    path: '/__sim/worlds/{name}/faults/{id}',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  removeFault: {
    method: 'DELETE',
    path: '/__sim/worlds/{name}/faults/{id}',
    audience: ['public'],
    permission: [],
    command: true,
    download: false,
    binary: false,
    body: null,
  },
  orderPreset: {
    method: 'POST',
    path: '/__sim/worlds/{name}/faults/presets/{preset}',
    audience: ['public'],
    permission: [],
    command: true,
    download: false,
    binary: false,
    body: 'json',
  },
  getPark: {
    method: 'GET',
    path: '/__sim/worlds/{name}/park',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  setPark: {
    method: 'POST',
    path: '/__sim/worlds/{name}/park',
    audience: ['public'],
    permission: [],
    command: true,
    download: false,
    binary: false,
    body: 'json',
  },
  getJournal: {
    method: 'GET',
    path: '/__sim/worlds/{name}/journal',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  getCall: {
    method: 'GET',
    path: '/__sim/worlds/{name}/journal/{id}',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  waitFor: {
    method: 'GET',
    path: '/__sim/worlds/{name}/journal/wait',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  exportArazzo: {
    method: 'GET',
    path: '/__sim/worlds/{name}/journal/arazzo',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  exportHar: {
    method: 'GET',
    path: '/__sim/worlds/{name}/journal/har',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  exportCurl: {
    method: 'GET',
    path: '/__sim/worlds/{name}/journal/curl',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: true,
    body: null,
  },
  replayJournal: {
    method: 'POST',
    path: '/__sim/worlds/{name}/replay',
    audience: ['public'],
    permission: [],
    command: true,
    download: false,
    binary: false,
    body: 'json',
  },
  getOutbox: {
    method: 'GET',
    path: '/__sim/worlds/{name}/outbox',
    audience: ['public'],
    permission: [],
    command: false,
    download: true,
    binary: false,
    body: null,
  },
  readMails: {
    method: 'POST',
    path: '/__sim/worlds/{name}/outbox',
    audience: ['public'],
    permission: [],
    command: true,
    download: false,
    binary: false,
    body: 'json',
  },
  getMail: {
    method: 'GET',
    path: '/__sim/worlds/{name}/outbox/{id}',
    audience: ['public'],
    permission: [],
    command: false,
    download: true,
    binary: false,
    body: null,
  },
  getMailHtml: {
    method: 'GET',
    path: '/__sim/worlds/{name}/outbox/{id}/html',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: true,
    body: null,
  },
  payOnline: {
    method: 'POST',
    path: '/__sim/worlds/{name}/payments',
    audience: ['public'],
    permission: [],
    command: true,
    download: false,
    binary: false,
    body: 'json',
  },
  quotePrice: {
    method: 'POST',
    path: '/__sim/quote',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: 'json',
  },
  listWindows: {
    method: 'GET',
    path: '/__sim/worlds/{name}/realtime',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  sendRealtime: {
    method: 'POST',
    path: '/__sim/worlds/{name}/realtime',
    audience: ['public'],
    permission: [],
    command: true,
    download: false,
    binary: false,
    body: 'json',
  },
  listFrames: {
    method: 'GET',
    path: '/__sim/worlds/{name}/realtime/frames',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  replayFrames: {
    method: 'POST',
    path: '/__sim/worlds/{name}/realtime/replay',
    audience: ['public'],
    permission: [],
    command: true,
    download: false,
    binary: false,
    body: 'json',
  },
  listPapers: {
    method: 'GET',
    path: '/__sim/worlds/{name}/papers',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  listRuns: {
    method: 'GET',
    path: '/__sim/runs',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  addRun: {
    method: 'POST',
    path: '/__sim/runs',
    audience: ['public'],
    permission: [],
    command: true,
    download: false,
    binary: false,
    body: 'json',
  },
  getRun: {
    method: 'GET',
    path: '/__sim/runs/{id}',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  getControl: {
    method: 'GET',
    path: '/__sim',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  describeControl: {
    method: 'GET',
    path: '/__sim/openapi.json',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  listWorlds: {
    method: 'GET',
    path: '/__sim/worlds',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  getWorld: {
    method: 'GET',
    path: '/__sim/worlds/{name}',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  createWorld: {
    method: 'PUT',
    path: '/__sim/worlds/{name}',
    audience: ['public'],
    permission: [],
    command: true,
    download: false,
    binary: false,
    body: 'json',
  },
  deleteWorld: {
    method: 'DELETE',
    path: '/__sim/worlds/{name}',
    audience: ['public'],
    permission: [],
    command: true,
    download: false,
    binary: false,
    body: null,
  },
  resetWorld: {
    method: 'POST',
    path: '/__sim/worlds/{name}/reset',
    audience: ['public'],
    permission: [],
    command: true,
    download: false,
    binary: false,
    body: 'json',
  },
  getClock: {
    method: 'GET',
    path: '/__sim/worlds/{name}/clock',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  setClock: {
    method: 'PUT',
    path: '/__sim/worlds/{name}/clock',
    audience: ['public'],
    permission: [],
    command: true,
    download: false,
    binary: false,
    body: 'json',
  },
  getSnapshot: {
    method: 'GET',
    path: '/__sim/worlds/{name}/snapshot',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  putSnapshot: {
    method: 'PUT',
    path: '/__sim/worlds/{name}/snapshot',
    audience: ['public'],
    permission: [],
    command: true,
    download: false,
    binary: false,
    body: 'json',
  },
  getLimits: {
    method: 'GET',
    path: '/__sim/worlds/{name}/limits',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  setLimits: {
    method: 'PUT',
    path: '/__sim/worlds/{name}/limits',
    audience: ['public'],
    permission: [],
    command: true,
    download: false,
    binary: false,
    body: 'json',
  },
  diffWorlds: {
    method: 'GET',
    path: '/__sim/worlds/{name}/diff',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  diffSnapshot: {
    method: 'POST',
    path: '/__sim/worlds/{name}/diff',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: 'json',
  },
  listPersonas: {
    method: 'GET',
    path: '/__sim/worlds/{name}/personas',
    audience: ['public'],
    permission: [],
    command: false,
    download: false,
    binary: false,
    body: null,
  },
  openSession: {
    method: 'POST',
    path: '/__sim/worlds/{name}/personas/{account}',
    audience: ['public'],
    permission: [],
    command: true,
    download: false,
    binary: false,
    body: 'json',
  },
};
var CONTROL_OPERATION_META = {
  listFaultPresets: {
    status: 200,
    errors: ['forbidden'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: {},
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'List the presets',
    tag: 'Faults',
  },
  listFaults: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'List the faults',
    tag: 'Faults',
  },
  orderFault: {
    status: 200,
    errors: [
      'operation_unknown',
      'fault_never_strikes',
      'forbidden',
      'invalid',
      'world_not_found',
      'too_many_worlds',
      'malformed',
      'too_large',
      'not_json',
    ],
    contentTypes: ['application/json'],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: true,
    takesIdempotencyKey: false,
    summary: 'Order a fault',
    tag: 'Faults',
  },
  cancelFaults: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found', 'too_many_worlds', 'not_json'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: { id: 'number' },
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Remove all faults',
    tag: 'Faults',
  },
  getFault: {
    status: 200,
    errors: ['fault_not_found', 'forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: {
        name: 'string',
        id: 'number',
      },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Get a fault',
    tag: 'Faults',
  },
  removeFault: {
    status: 200,
    errors: ['fault_not_found', 'forbidden', 'invalid', 'world_not_found', 'too_many_worlds', 'not_json'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: {
        name: 'string',
        id: 'number',
      },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Remove a fault',
    tag: 'Faults',
  },
  orderPreset: {
    status: 200,
    errors: [
      'preset_not_found',
      'forbidden',
      'invalid',
      'world_not_found',
      'too_many_worlds',
      'malformed',
      'too_large',
      'not_json',
    ],
    contentTypes: ['application/json'],
    produces: ['application/json'],
    decode: {
      params: {
        name: 'string',
        preset: 'string',
      },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Order a preset',
    tag: 'Faults',
  },
  getPark: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Get the park service',
    tag: 'Faults',
  },
  setPark: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found', 'too_many_worlds', 'malformed', 'too_large', 'not_json'],
    contentTypes: ['application/json'],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: true,
    takesIdempotencyKey: false,
    summary: 'Break or restore the park service',
    tag: 'Faults',
  },
  getJournal: {
    status: 200,
    errors: ['operation_unknown', 'forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {
        since: 'number',
        until: 'number',
        operationId: 'string',
        status: 'number',
        code: 'string',
        userId: 'number',
        path: 'string',
      },
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'List calls',
    tag: 'Journal',
  },
  getCall: {
    status: 200,
    errors: ['call_not_found', 'forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: {
        name: 'string',
        id: 'number',
      },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Get a call',
    tag: 'Journal',
  },
  waitFor: {
    status: 200,
    errors: ['wait_timed_out', 'too_many_waits', 'operation_unknown', 'forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {
        kind: 'string',
        since: 'number',
        timeout_ms: 'number',
        operationId: 'string',
        method: 'string',
        path: 'string',
        status: 'number',
        userId: 'number',
        event: 'string',
        to: 'string',
        text: 'string',
        direction: 'string',
        type: 'string',
        printer_id: 'string',
        state: 'string',
        code: 'string',
      },
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Wait for something to happen',
    tag: 'Journal',
  },
  exportArazzo: {
    status: 200,
    errors: ['journal_incomplete', 'forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {
        since: 'number',
        until: 'number',
      },
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Export calls as a workflow',
    tag: 'Journal',
  },
  exportHar: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {
        since: 'number',
        until: 'number',
      },
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Export calls as an HTTP archive',
    tag: 'Journal',
  },
  exportCurl: {
    status: 200,
    errors: ['journal_incomplete', 'forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['text/x-shellscript'],
    decode: {
      params: { name: 'string' },
      query: {
        since: 'number',
        until: 'number',
      },
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Export calls as curl lines',
    tag: 'Journal',
  },
  replayJournal: {
    status: 200,
    errors: [
      'journal_incomplete',
      'forbidden',
      'invalid',
      'world_not_found',
      'too_many_worlds',
      'malformed',
      'too_large',
      'not_json',
    ],
    contentTypes: ['application/json'],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Repeat the calls in a fresh world',
    tag: 'Journal',
  },
  getOutbox: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json', 'text/html'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'List mails',
    tag: 'Mails',
  },
  readMails: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found', 'too_many_worlds', 'malformed', 'too_large', 'not_json'],
    contentTypes: ['application/json'],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: true,
    takesIdempotencyKey: false,
    summary: 'Mark mails as read',
    tag: 'Mails',
  },
  getMail: {
    status: 200,
    errors: ['mail_not_found', 'forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json', 'text/html'],
    decode: {
      params: {
        name: 'string',
        id: 'number',
      },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Get a mail',
    tag: 'Mails',
  },
  getMailHtml: {
    status: 200,
    errors: ['mail_not_found', 'forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['text/html'],
    decode: {
      params: {
        name: 'string',
        id: 'number',
      },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Get the HTML of a mail',
    tag: 'Mails',
  },
  payOnline: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found', 'too_many_worlds', 'malformed', 'too_large', 'not_json'],
    contentTypes: ['application/json'],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: true,
    takesIdempotencyKey: false,
    summary: 'Pay at the payment provider',
    tag: 'Payments',
  },
  quotePrice: {
    status: 200,
    errors: [
      'world_not_found',
      'account_not_found',
      'account_cannot_sign_in',
      'package_not_found',
      'forbidden',
      'invalid',
      'malformed',
      'too_large',
      'not_json',
    ],
    contentTypes: ['application/json'],
    produces: ['application/json'],
    decode: {
      params: {},
      query: {},
      body: {},
    },
    bodyRequired: true,
    maxBody: 1e7,
    takesIdempotencyKey: false,
    summary: 'Price a cart',
    tag: 'Prices',
  },
  listWindows: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'List the windows',
    tag: 'Realtime',
  },
  sendRealtime: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found', 'too_many_worlds', 'malformed', 'too_large', 'not_json'],
    contentTypes: ['application/json'],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: true,
    takesIdempotencyKey: false,
    summary: 'Send a message or close connections',
    tag: 'Realtime',
  },
  listFrames: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {
        since: 'number',
        direction: 'string',
        type: 'string',
        userId: 'number',
      },
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'List frames',
    tag: 'Realtime',
  },
  replayFrames: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found', 'too_many_worlds', 'malformed', 'too_large', 'not_json'],
    contentTypes: ['application/json'],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Send frames again',
    tag: 'Realtime',
  },
  listPapers: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: { since: 'number' },
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'List print jobs',
    tag: 'Realtime',
  },
  listRuns: {
    status: 200,
    errors: ['forbidden'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: {},
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'List the runs',
    tag: 'Runs',
  },
  addRun: {
    status: 200,
    errors: ['forbidden', 'invalid', 'malformed', 'too_large', 'not_json'],
    contentTypes: ['application/json'],
    produces: ['application/json'],
    decode: {
      params: {},
      query: {},
      body: {},
    },
    bodyRequired: true,
    maxBody: 5e7,
    takesIdempotencyKey: false,
    summary: 'Report a run',
    tag: 'Runs',
  },
  getRun: {
    status: 200,
    errors: ['run_not_found', 'forbidden', 'invalid'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: { id: 'number' },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Get a run',
    tag: 'Runs',
  },
  getControl: {
    status: 200,
    errors: ['forbidden'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: {},
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'What the simulator can do',
    tag: 'Simulator',
  },
  describeControl: {
    status: 200,
    errors: ['forbidden'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: {},
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'This document',
    tag: 'Simulator',
  },
  listWorlds: {
    status: 200,
    errors: ['forbidden'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: {},
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'List the worlds',
    tag: 'Worlds',
  },
  getWorld: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Get a world',
    tag: 'Worlds',
  },
  createWorld: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found', 'too_many_worlds', 'malformed', 'too_large', 'not_json'],
    contentTypes: ['application/json'],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: false,
    maxBody: 3e8,
    takesIdempotencyKey: false,
    summary: 'Create a world',
    tag: 'Worlds',
  },
  deleteWorld: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found', 'too_many_worlds', 'not_json'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Delete a world',
    tag: 'Worlds',
  },
  resetWorld: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found', 'too_many_worlds', 'malformed', 'too_large', 'not_json'],
    contentTypes: ['application/json'],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Reset a world',
    tag: 'Worlds',
  },
  getClock: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Get the time',
    tag: 'Worlds',
  },
  setClock: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found', 'too_many_worlds', 'malformed', 'too_large', 'not_json'],
    contentTypes: ['application/json'],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: true,
    takesIdempotencyKey: false,
    summary: 'Change the time',
    tag: 'Worlds',
  },
  getSnapshot: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Save a world',
    tag: 'Worlds',
  },
  putSnapshot: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found', 'too_many_worlds', 'malformed', 'too_large', 'not_json'],
    contentTypes: ['application/json'],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: true,
    maxBody: 3e8,
    takesIdempotencyKey: false,
    summary: 'Restore a world',
    tag: 'Worlds',
  },
  getLimits: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Get the rate limit',
    tag: 'Worlds',
  },
  setLimits: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found', 'too_many_worlds', 'malformed', 'too_large', 'not_json'],
    contentTypes: ['application/json'],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: true,
    takesIdempotencyKey: false,
    summary: 'Change the rate limit',
    tag: 'Worlds',
  },
  diffWorlds: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: { with: 'string' },
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Compare two worlds',
    tag: 'Worlds',
  },
  diffSnapshot: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found', 'malformed', 'too_large', 'not_json'],
    contentTypes: ['application/json'],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: true,
    maxBody: 3e8,
    takesIdempotencyKey: false,
    summary: 'Compare a world with a snapshot',
    tag: 'Worlds',
  },
  listPersonas: {
    status: 200,
    errors: ['forbidden', 'invalid', 'world_not_found'],
    contentTypes: [],
    produces: ['application/json'],
    decode: {
      params: { name: 'string' },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'List the demo accounts',
    tag: 'Worlds',
  },
  openSession: {
    status: 200,
    errors: [
      'account_not_found',
      'account_cannot_sign_in',
      'forbidden',
      'invalid',
      'world_not_found',
      'too_many_worlds',
      'malformed',
      'too_large',
      'not_json',
    ],
    contentTypes: ['application/json'],
    produces: ['application/json'],
    decode: {
      params: {
        name: 'string',
        account: 'string',
      },
      query: {},
      body: {},
    },
    bodyRequired: false,
    takesIdempotencyKey: false,
    summary: 'Open a session without a password',
    tag: 'Worlds',
  },
};
// openapi/generated/control-validators.ts
var plain = lazily({
  ControlRefusal: () =>
    looseObject({
      code: text(),
      message: text(),
      field: optional(text()),
      near_misses: optional(list$1(plain.NearMiss)),
    }),
  FaultWhen: () =>
    strictObject({
      role: optional(
        text({
          min: 1,
          max: 60,
        }),
      ),
      field: optional(
        text({
          min: 1,
          max: 100,
        }),
      ),
      equals: optional(nullable(union([text(), number(), boolean()]))),
      path: optional(
        text({
          min: 1,
          max: 200,
        }),
      ),
    }),
  FaultOrder: () =>
    strictObject({
      operationId: text({
        min: 1,
        max: 100,
      }),
      nth: optional(
        number({
          integer: true,
          min: 1,
          max: 1e6,
        }),
      ),
      rate: optional(
        number({
          min: 0,
          max: 1,
        }),
      ),
      times: optional(
        number({
          integer: true,
          min: 1,
          max: 1e6,
        }),
      ),
      when: optional(plain.FaultWhen),
      after: optional(literal('commit')),
      code: optional(
        text({
          min: 1,
          max: 100,
        }),
      ),
      status: optional(
        number({
          integer: true,
          min: 200,
          max: 599,
        }),
      ),
      message: optional(text({ max: 500 })),
      body: optional(unknown()),
      delay_ms: optional(
        number({
          integer: true,
          min: 1,
          max: 6e5,
        }),
      ),
      drop: optional(boolean()),
      malformed: optional(boolean()),
      preset: optional(
        text({
          min: 1,
          max: 60,
        }),
      ),
    }),
  FaultPreset: () =>
    looseObject({
      name: text(),
      summary: text(),
      orders: list$1(plain.FaultOrder),
    }),
  FaultPresetList: () =>
    looseObject({
      data: list$1(plain.FaultPreset),
      total: number({
        integer: true,
        min: 0,
      }),
    }),
  Fault: () =>
    looseObject({
      id: number({
        integer: true,
        min: 1,
      }),
      operationId: text(),
      nth: optional(
        number({
          integer: true,
          min: 1,
        }),
      ),
      rate: optional(
        number({
          min: 0,
          max: 1,
        }),
      ),
      times: optional(
        number({
          integer: true,
          min: 1,
        }),
      ),
      when: optional(plain.FaultWhen),
      after: optional(literal('commit')),
      code: optional(text()),
      status: optional(
        number({
          integer: true,
          min: 200,
          max: 599,
        }),
      ),
      message: optional(text()),
      body: optional(unknown()),
      delay_ms: optional(
        number({
          integer: true,
          min: 1,
        }),
      ),
      drop: optional(boolean()),
      malformed: optional(boolean()),
      preset: optional(text()),
      seen: number({
        integer: true,
        min: 0,
      }),
      struck: number({
        integer: true,
        min: 0,
      }),
      spent: boolean(),
    }),
  FaultList: () =>
    looseObject({
      data: list$1(plain.Fault),
      total: number({
        integer: true,
        min: 0,
      }),
    }),
  CanceledFaults: () =>
    looseObject({
      cancelled: number({
        integer: true,
        min: 0,
      }),
    }),
  Success: () => looseObject({ success: literal(true) }),
  Nothing: () => strictObject({}),
  ServiceStatus: () =>
    strictObject({
      status: number({
        integer: true,
        min: 200,
        max: 599,
      }),
    }),
  Instant: () => text({ format: 'date-time' }),
  CallPerson: () =>
    looseObject({
      id: number({
        integer: true,
        min: 1,
      }),
      name: text(),
      role: text(),
    }),
  JournalEntry: () =>
    looseObject({
      id: number({
        integer: true,
        min: 1,
      }),
      at: plain.Instant,
      operationId: nullable(text()),
      method: text(),
      path: text(),
      query: looseObject({}),
      body: optional(unknown()),
      answer: optional(unknown()),
      status: number({
        integer: true,
        min: 0,
        max: 599,
      }),
      code: nullable(text()),
      message: nullable(text()),
      userId: nullable(number({ integer: true })),
      person: nullable(plain.CallPerson),
      address: text(),
      platform: text(),
      userAgent: text(),
      took: number({ min: 0 }),
      faultId: nullable(number({ integer: true })),
      events: list$1(text()),
      lost: optional(boolean()),
    }),
  Journal: () =>
    looseObject({
      data: list$1(plain.JournalEntry),
      total: number({
        integer: true,
        min: 0,
      }),
      written: number({
        integer: true,
        min: 0,
      }),
    }),
  WaitKind: () => literal(['call', 'mail', 'frame', 'paper']),
  MailLink: () =>
    looseObject({
      url: text({ format: 'uri' }),
      query: catchall(object({}), text()),
    }),
  OutboxMail: () =>
    looseObject({
      id: number({
        integer: true,
        min: 1,
      }),
      to: list$1(text()),
      subject: text(),
      text: text(),
      html: nullable(text()),
      ticket_code: nullable(text()),
      created_at: plain.Instant,
      received_at: nullable(plain.Instant),
      read_at: nullable(plain.Instant),
      links: list$1(plain.MailLink),
    }),
  Frame: () =>
    looseObject({
      id: number({
        integer: true,
        min: 1,
      }),
      at: plain.Instant,
      direction: literal(['in', 'out']),
      peer: text(),
      userId: nullable(number({ integer: true })),
      type: text(),
      message: present$2(),
    }),
  PrintJobOutcome: () => literal(['waiting', 'printing', 'printed', 'failed', 'canceled', 'unknown']),
  Paper: () =>
    looseObject({
      id: number({
        integer: true,
        min: 1,
      }),
      at: plain.Instant,
      job_id: text(),
      printer_id: text(),
      code: nullable(text()),
      state: plain.PrintJobOutcome,
      error: nullable(text()),
      message: looseObject({}),
    }),
  WaitResult: () =>
    looseObject({
      kind: plain.WaitKind,
      id: number({
        integer: true,
        min: 1,
      }),
      waited_ms: number({ min: 0 }),
      call: optional(plain.JournalEntry),
      mail: optional(plain.OutboxMail),
      frame: optional(plain.Frame),
      paper: optional(plain.Paper),
    }),
  ArazzoWorkflow: () =>
    looseObject({
      arazzo: text(),
      info: looseObject({}),
      sourceDescriptions: list$1(looseObject({})),
      workflows: list$1(looseObject({})),
      'x-files': optional(catchall(object({}), text())),
    }),
  HarLog: () => looseObject({ log: looseObject({}) }),
  ReplayOrder: () =>
    strictObject({
      into: optional(text({ pattern: /^[a-z0-9-]{1,64}$/u })),
      until: optional(
        number({
          integer: true,
          min: 1,
        }),
      ),
      verify: optional(boolean()),
    }),
  ClockMode: () => literal(['real', 'offset', 'frozen']),
  World: () =>
    looseObject({
      name: text(),
      incarnation: text(),
      training: boolean(),
      seed: number({
        integer: true,
        min: 0,
      }),
      tickets: number({
        integer: true,
        min: 0,
      }),
      at: nullable(plain.Instant),
      now: plain.Instant,
      clock: plain.ClockMode,
      calls: number({
        integer: true,
        min: 0,
      }),
      faults: number({
        integer: true,
        min: 0,
      }),
    }),
  ReplayDifference: () =>
    looseObject({
      id: number({
        integer: true,
        min: 1,
      }),
      operationId: nullable(text()),
      path: text(),
      at: text(),
      recorded: present$2(),
      replayed: present$2(),
    }),
  SkippedCall: () =>
    looseObject({
      id: number({
        integer: true,
        min: 1,
      }),
      operationId: nullable(text()),
      why: text(),
    }),
  ReplayReport: () =>
    looseObject({
      world: plain.World,
      sent: number({
        integer: true,
        min: 0,
      }),
      same: number({
        integer: true,
        min: 0,
      }),
      different: list$1(plain.ReplayDifference, { max: 100 }),
      skipped: list$1(plain.SkippedCall),
    }),
  Outbox: () =>
    looseObject({
      data: list$1(plain.OutboxMail),
      total: number({
        integer: true,
        min: 0,
      }),
    }),
  ReadMails: () => strictObject({ read: union([literal('all'), list$1(number({ integer: true }))]) }),
  MarkedMails: () =>
    looseObject({
      read: number({
        integer: true,
        min: 0,
      }),
    }),
  OnlinePaymentForm: () =>
    catchall(
      object({
        MerchantCode: text({ max: 60 }),
        RefNo: text({ max: 60 }),
        Amount: text({ max: 60 }),
        Currency: text({ max: 60 }),
        ResponseURL: text({ max: 2e3 }),
        BackendURL: text({ max: 2e3 }),
        Signature: text({ max: 200 }),
      }),
      text({ max: 2e3 }),
    ),
  PaymentFailure: () =>
    literal(['Insufficient funds', 'The card was declined', 'The buyer cancelled', 'The bank did not answer']),
  OnlinePaymentOrder: () =>
    strictObject({
      form: plain.OnlinePaymentForm,
      choice: optional(literal(['pay', 'twice', 'late', 'fail', 'leave'])),
      reason: optional(plain.PaymentFailure),
    }),
  OnlinePayment: () =>
    looseObject({
      ref_no: text(),
      amount: text(),
      state: literal(['open', 'paid', 'failed', 'left']),
      transaction_id: nullable(text()),
      reason: nullable(plain.PaymentFailure),
      confirmed: nullable(boolean()),
    }),
  FoodSelection: () =>
    looseObject({
      id: number({
        integer: true,
        min: 1,
      }),
      total_adult: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      total_adult_oku: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      total_child: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      total_child_oku: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      total_senior: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      total_super_senior: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      total_student: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      total_adult_foreigner: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      total_child_foreigner: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
    }),
  DiscountType: () => literal(['%', 'RM']),
  Cart: () =>
    looseObject({
      package_id: number({
        integer: true,
        min: 1,
      }),
      total_adult: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      total_adult_oku: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      total_baby: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      total_child: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      total_child_oku: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      total_senior: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      total_super_senior: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      total_student: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      total_adult_foreigner: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      total_child_foreigner: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      total_baby_foreigner: optional(
        number({
          integer: true,
          min: 0,
          max: 1e4,
        }),
      ),
      foods: optional(list$1(plain.FoodSelection, { max: 100 })),
      source: optional(literal(['none', 'agent', 'tourguide'])),
      payment_method: optional(nullable(text({ max: 60 }))),
      discount_type: optional(plain.DiscountType),
      discount_value: optional(
        number({
          min: 0,
          max: 1e8,
          step: 0.01,
        }),
      ),
      capacity: optional(
        nullable(
          number({
            integer: true,
            min: 0,
          }),
        ),
      ),
    }),
  QuoteRequest: () =>
    strictObject({
      cart: plain.Cart,
      catalogue: optional(looseObject({})),
      world: optional(text({ pattern: /^[a-z0-9-]{1,64}$/u })),
      account: optional(
        text({
          min: 1,
          max: 254,
        }),
      ),
    }),
  Money: () =>
    number({
      min: 0,
      max: 1e8,
      step: 0.01,
    }),
  QuoteLine: () =>
    looseObject({
      kind: literal(['passenger', 'charter', 'free', 'food', 'minisigua']),
      category: nullable(text()),
      label: text(),
      count: number({
        integer: true,
        min: 0,
      }),
      price: plain.Money,
      amount: plain.Money,
      discount: plain.Money,
    }),
  QuoteStep: () =>
    looseObject({
      step: literal(['base', 'charter', 'tier', 'food', 'minisigua', 'cashier', 'fee', 'free']),
      label: text(),
      inputs: catchall(object({}), union([number(), text()])),
      amount: number({ step: 0.01 }),
      clause: text(),
    }),
  ShownAmounts: () =>
    looseObject({
      amount: plain.Money,
      amount_food: plain.Money,
      amount_discount: plain.Money,
      processing_fee: plain.Money,
      total_discount: plain.Money,
      total_amount: plain.Money,
      free_tickets: number({
        integer: true,
        min: 0,
      }),
    }),
  Quote: () =>
    looseObject({
      total: plain.Money,
      subtotal: plain.Money,
      base: plain.Money,
      tier: plain.Money,
      food: plain.Money,
      minisigua: plain.Money,
      cashier: plain.Money,
      fee: plain.Money,
      free: number({
        integer: true,
        min: 0,
      }),
      passengers: number({
        integer: true,
        min: 0,
      }),
      lines: list$1(plain.QuoteLine),
      trace: list$1(plain.QuoteStep),
      sale: plain.ShownAmounts,
    }),
  Window: () =>
    looseObject({
      peer: text(),
      app: text(),
      userId: nullable(number({ integer: true })),
      name: text(),
      role: text(),
      channel: text(),
      screen: nullable(text()),
    }),
  WindowList: () =>
    looseObject({
      data: list$1(plain.Window),
      total: number({
        integer: true,
        min: 0,
      }),
    }),
  RealtimeOrder: () =>
    one([
      strictObject({
        message: looseObject({ type: text() }),
        user_id: optional(
          number({
            integer: true,
            min: 1,
          }),
        ),
      }),
      strictObject({
        close: number({
          integer: true,
          min: 1e3,
          max: 4999,
        }),
        user_id: optional(
          number({
            integer: true,
            min: 1,
          }),
        ),
      }),
    ]),
  RealtimeResult: () =>
    looseObject({
      sent: optional(
        number({
          integer: true,
          min: 0,
        }),
      ),
      closed: optional(
        number({
          integer: true,
          min: 0,
        }),
      ),
    }),
  FrameList: () =>
    looseObject({
      data: list$1(plain.Frame),
      total: number({
        integer: true,
        min: 0,
      }),
      written: number({
        integer: true,
        min: 0,
      }),
    }),
  FrameReplay: () =>
    strictObject({
      since: optional(
        number({
          integer: true,
          min: 0,
        }),
      ),
      until: optional(
        number({
          integer: true,
          min: 1,
        }),
      ),
    }),
  FrameReplayResult: () =>
    looseObject({
      frames: number({
        integer: true,
        min: 0,
      }),
      sent: number({
        integer: true,
        min: 0,
      }),
    }),
  PaperList: () =>
    looseObject({
      data: list$1(plain.Paper),
      total: number({
        integer: true,
        min: 0,
      }),
    }),
  RunSummary: () =>
    looseObject({
      id: number({
        integer: true,
        min: 1,
      }),
      at: plain.Instant,
      seconds: number({ min: 0 }),
      complete: boolean(),
      passed: number({
        integer: true,
        min: 0,
      }),
      failed: number({
        integer: true,
        min: 0,
      }),
      skipped: number({
        integer: true,
        min: 0,
      }),
    }),
  RunList: () =>
    looseObject({
      data: list$1(plain.RunSummary),
      total: number({
        integer: true,
        min: 0,
      }),
    }),
  RunCall: () =>
    strictObject({
      method: text({
        min: 1,
        max: 20,
      }),
      url: text({
        min: 1,
        max: 4e3,
      }),
      body: optional(text({ max: 1e4 })),
      status: optional(
        number({
          integer: true,
          min: 100,
          max: 599,
        }),
      ),
      answer: optional(text({ max: 1e4 })),
    }),
  RunFailure: () =>
    strictObject({
      step: text({ max: 500 }),
      check: text({
        min: 1,
        max: 5e3,
      }),
      call: optional(plain.RunCall),
    }),
  RunScenario: () =>
    strictObject({
      name: text({
        min: 1,
        max: 500,
      }),
      summary: optional(text({ max: 1e3 })),
      file: optional(text({ max: 1e3 })),
      world: optional(text({ pattern: /^[a-z0-9-]{1,64}$/u })),
      calls: number({
        integer: true,
        min: 0,
      }),
      took_ms: number({ min: 0 }),
      failure: optional(plain.RunFailure),
    }),
  RunReport: () =>
    strictObject({
      seconds: number({ min: 0 }),
      complete: boolean(),
      scenarios: list$1(plain.RunScenario, { max: 2e4 }),
      skipped: list$1(
        text({
          min: 1,
          max: 500,
        }),
        { max: 2e4 },
      ),
    }),
  Run: () =>
    looseObject({
      summary: plain.RunSummary,
      scenarios: list$1(plain.RunScenario),
      skipped: list$1(text()),
    }),
  ControlOverview: () =>
    looseObject({
      worlds: number({
        integer: true,
        min: 0,
      }),
      not_played: list$1(
        looseObject({
          id: text(),
          why: text(),
        }),
      ),
      openapi: text(),
      presets: list$1(text()),
    }),
  WorldList: () =>
    looseObject({
      data: list$1(plain.World),
      total: number({
        integer: true,
        min: 0,
      }),
    }),
  Moment: () =>
    text({
      min: 1,
      max: 40,
    }),
  SnapshotTable: () =>
    looseObject({
      nextId: number({
        integer: true,
        min: 0,
      }),
      records: list$1(
        looseObject({
          id: number({
            integer: true,
            min: 0,
          }),
        }),
      ),
    }),
  Snapshot: () =>
    looseObject({
      format: number({ integer: true }),
      seed: number(),
      tickets: number(),
      training: optional(literal(true)),
      at: nullable(number()),
      clock: looseObject({}),
      random: list$1(number(), {
        min: 4,
        max: 4,
      }),
      faults: looseObject({}),
      tables: catchall(object({}), plain.SnapshotTable),
    }),
  WorldOptions: () =>
    strictObject({
      seed: optional(
        number({
          integer: true,
          min: 0,
          max: 9007199254740991,
        }),
      ),
      tickets: optional(
        number({
          integer: true,
          min: 0,
          max: 2e5,
        }),
      ),
      at: optional(plain.Moment),
      training: optional(boolean()),
      from: optional(union([text({ pattern: /^[a-z0-9-]{1,64}$/u }), plain.Snapshot])),
    }),
  ClockJob: () =>
    looseObject({
      at: plain.Instant,
      kind: text(),
    }),
  Clock: () =>
    looseObject({
      now: plain.Instant,
      mode: plain.ClockMode,
      jobs: list$1(plain.ClockJob),
    }),
  ClockChange: () =>
    one([
      strictObject({ now: plain.Moment }),
      strictObject({ advance: text() }),
      strictObject({ real: literal(true) }),
    ]),
  LimitClock: () => literal(['real', 'world']),
  Limits: () =>
    looseObject({
      per_minute: number({
        integer: true,
        min: 0,
        max: 1e9,
      }),
      clock: plain.LimitClock,
    }),
  LimitChange: () =>
    strictObject({
      per_minute: optional(
        number({
          integer: true,
          min: 0,
          max: 1e9,
        }),
      ),
      clock: optional(plain.LimitClock),
    }),
  FieldDifference: () =>
    looseObject({
      field: text(),
      here: present$2(),
      there: present$2(),
    }),
  RecordDifference: () =>
    looseObject({
      table: text(),
      id: number({
        integer: true,
        min: 0,
      }),
      kind: literal(['only_here', 'only_there', 'changed']),
      fields: list$1(plain.FieldDifference),
    }),
  WorldDiff: () =>
    looseObject({
      same: boolean(),
      total: number({
        integer: true,
        min: 0,
      }),
      tables: catchall(
        object({}),
        number({
          integer: true,
          min: 1,
        }),
      ),
      records: list$1(plain.RecordDifference, { max: 1e3 }),
      clock: looseObject({
        here: plain.Instant,
        there: plain.Instant,
      }),
    }),
  Persona: () =>
    looseObject({
      account: text(),
      email: text(),
      name: text(),
      role: text(),
      can_sign_in: boolean(),
    }),
  PersonaList: () =>
    looseObject({
      data: list$1(plain.Persona),
      total: number({
        integer: true,
        min: 0,
      }),
    }),
  RoleName: () => text({ min: 1 }),
  Permission: () =>
    looseObject({
      name: text({ min: 1 }),
      active: boolean(),
      disabled: optional(boolean()),
    }),
  Policies: () => catchall(object({}), list$1(plain.Permission)),
  BubbleCounters: () =>
    looseObject({
      refund_request: number({
        integer: true,
        min: 0,
      }),
      cancel_request: number({
        integer: true,
        min: 0,
      }),
      sub_cancel_request: number({
        integer: true,
        min: 0,
      }),
      surplus: number({
        integer: true,
        min: 0,
      }),
      upcoming_vvip: number({
        integer: true,
        min: 0,
      }),
      pending_booking_vvip: number({
        integer: true,
        min: 0,
      }),
      pending_booking_charter: number({
        integer: true,
        min: 0,
      }),
      error_log: number({
        integer: true,
        min: 0,
      }),
      bug_report: number({
        integer: true,
        min: 0,
      }),
    }),
  SessionUser: () =>
    looseObject({
      id: number({
        integer: true,
        min: 1,
      }),
      name: text({ min: 1 }),
      img: nullable(text()),
      role: plain.RoleName,
      super_user: boolean(),
      isSkaloot: boolean(),
      policies: plain.Policies,
      bubble: plain.BubbleCounters,
      chat_sender_ids: list$1(number({ integer: true })),
      ws_api_key: text(),
      username: text(),
      email: text(),
      contact: nullable(text()),
      booking_default_message: nullable(text()),
      can_chat: boolean(),
      can_view_sub_tickets: boolean(),
      shift: nullable(text()),
    }),
  NavLink: () =>
    looseObject({
      name: text({ min: 1 }),
      url: text({ min: 1 }),
      icon: text(),
    }),
  NavEntry: () =>
    looseObject({
      name: text({ min: 1 }),
      url: text({ min: 1 }),
      icon: text(),
      children: optional(list$1(plain.NavLink)),
    }),
  Announcement: () =>
    looseObject({
      title: text(),
      msg: text(),
    }),
  SessionAnswer: () =>
    looseObject({
      token: optional(text({ min: 1 })),
      user: plain.SessionUser,
      navs: list$1(plain.NavEntry),
      announcement: nullable(plain.Announcement),
    }),
  Mismatch: () =>
    looseObject({
      field: text(),
      expected: present$2(),
      actual: present$2(),
    }),
  NearMiss: () =>
    looseObject({
      kind: plain.WaitKind,
      id: number({
        integer: true,
        min: 1,
      }),
      what: text(),
      wrong: list$1(plain.Mismatch),
    }),
});
/** By operation of the control plane: what it takes and what it returns. */
var controlValidators = {
  listFaultPresets: lazily({ answer: () => plain.FaultPresetList }),
  listFaults: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    answer: () => plain.FaultList,
  }),
  orderFault: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    body: () => plain.FaultOrder,
    answer: () => plain.Fault,
  }),
  cancelFaults: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    query: () =>
      looseObject({
        id: optional(
          number({
            integer: true,
            min: 0,
          }),
        ),
      }),
    answer: () => plain.CanceledFaults,
  }),
  getFault: lazily({
    params: () =>
      looseObject({
        name: text({ pattern: /^[a-z0-9-]{1,64}$/u }),
        id: number({
          integer: true,
          min: 1,
        }),
      }),
    answer: () => plain.Fault,
  }),
  removeFault: lazily({
    params: () =>
      looseObject({
        name: text({ pattern: /^[a-z0-9-]{1,64}$/u }),
        id: number({
          integer: true,
          min: 1,
        }),
      }),
    answer: () => plain.Success,
  }),
  orderPreset: lazily({
    params: () =>
      looseObject({
        name: text({ pattern: /^[a-z0-9-]{1,64}$/u }),
        preset: text({
          min: 1,
          max: 60,
        }),
      }),
    body: () => optional(plain.Nothing),
    answer: () => plain.FaultList,
  }),
  getPark: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    answer: () => plain.ServiceStatus,
  }),
  setPark: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    body: () => plain.ServiceStatus,
    answer: () => plain.ServiceStatus,
  }),
  getJournal: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    query: () =>
      looseObject({
        since: optional(
          number({
            integer: true,
            min: 0,
          }),
        ),
        until: optional(
          number({
            integer: true,
            min: 0,
          }),
        ),
        operationId: optional(text({ max: 100 })),
        status: optional(
          number({
            integer: true,
            min: 0,
            max: 599,
          }),
        ),
        code: optional(text({ max: 100 })),
        userId: optional(
          number({
            integer: true,
            min: 1,
          }),
        ),
        path: optional(text({ max: 200 })),
      }),
    answer: () => plain.Journal,
  }),
  getCall: lazily({
    params: () =>
      looseObject({
        name: text({ pattern: /^[a-z0-9-]{1,64}$/u }),
        id: number({
          integer: true,
          min: 1,
        }),
      }),
    answer: () => plain.JournalEntry,
  }),
  waitFor: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    query: () =>
      looseObject({
        kind: optional(plain.WaitKind),
        since: optional(
          number({
            integer: true,
            min: 0,
          }),
        ),
        timeout_ms: optional(
          number({
            integer: true,
            min: 0,
            max: 6e4,
          }),
        ),
        operationId: optional(text({ max: 100 })),
        method: optional(literal(['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD'])),
        path: optional(text({ max: 200 })),
        status: optional(
          number({
            integer: true,
            min: 0,
            max: 599,
          }),
        ),
        userId: optional(
          number({
            integer: true,
            min: 1,
          }),
        ),
        event: optional(text({ max: 100 })),
        to: optional(text({ max: 254 })),
        text: optional(text({ max: 200 })),
        direction: optional(literal(['in', 'out'])),
        type: optional(text({ max: 60 })),
        printer_id: optional(text({ max: 100 })),
        state: optional(text({ max: 20 })),
        code: optional(text({ max: 100 })),
      }),
    answer: () => plain.WaitResult,
  }),
  exportArazzo: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    query: () =>
      looseObject({
        since: optional(
          number({
            integer: true,
            min: 0,
          }),
        ),
        until: optional(
          number({
            integer: true,
            min: 0,
          }),
        ),
      }),
    answer: () => plain.ArazzoWorkflow,
  }),
  exportHar: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    query: () =>
      looseObject({
        since: optional(
          number({
            integer: true,
            min: 0,
          }),
        ),
        until: optional(
          number({
            integer: true,
            min: 0,
          }),
        ),
      }),
    answer: () => plain.HarLog,
  }),
  exportCurl: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    query: () =>
      looseObject({
        since: optional(
          number({
            integer: true,
            min: 0,
          }),
        ),
        until: optional(
          number({
            integer: true,
            min: 0,
          }),
        ),
      }),
  }),
  replayJournal: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    body: () => optional(plain.ReplayOrder),
    answer: () => plain.ReplayReport,
  }),
  getOutbox: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    answer: () => plain.Outbox,
  }),
  readMails: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    body: () => plain.ReadMails,
    answer: () => plain.MarkedMails,
  }),
  getMail: lazily({
    params: () =>
      looseObject({
        name: text({ pattern: /^[a-z0-9-]{1,64}$/u }),
        id: number({
          integer: true,
          min: 0,
        }),
      }),
    answer: () => plain.OutboxMail,
  }),
  getMailHtml: lazily({
    params: () =>
      looseObject({
        name: text({ pattern: /^[a-z0-9-]{1,64}$/u }),
        id: number({
          integer: true,
          min: 0,
        }),
      }),
  }),
  payOnline: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    body: () => plain.OnlinePaymentOrder,
    answer: () => plain.OnlinePayment,
  }),
  quotePrice: lazily({
    body: () => plain.QuoteRequest,
    answer: () => plain.Quote,
  }),
  listWindows: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    answer: () => plain.WindowList,
  }),
  sendRealtime: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    body: () => plain.RealtimeOrder,
    answer: () => plain.RealtimeResult,
  }),
  listFrames: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    query: () =>
      looseObject({
        since: optional(
          number({
            integer: true,
            min: 0,
          }),
        ),
        direction: optional(literal(['in', 'out'])),
        type: optional(text({ max: 60 })),
        userId: optional(
          number({
            integer: true,
            min: 1,
          }),
        ),
      }),
    answer: () => plain.FrameList,
  }),
  replayFrames: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    body: () => optional(plain.FrameReplay),
    answer: () => plain.FrameReplayResult,
  }),
  listPapers: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    query: () =>
      looseObject({
        since: optional(
          number({
            integer: true,
            min: 0,
          }),
        ),
      }),
    answer: () => plain.PaperList,
  }),
  listRuns: lazily({ answer: () => plain.RunList }),
  addRun: lazily({
    body: () => plain.RunReport,
    answer: () => plain.RunSummary,
  }),
  getRun: lazily({
    params: () =>
      looseObject({
        id: number({
          integer: true,
          min: 1,
        }),
      }),
    answer: () => plain.Run,
  }),
  getControl: lazily({ answer: () => plain.ControlOverview }),
  describeControl: lazily({ answer: () => looseObject({}) }),
  listWorlds: lazily({ answer: () => plain.WorldList }),
  getWorld: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    answer: () => plain.World,
  }),
  createWorld: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    body: () => optional(plain.WorldOptions),
    answer: () => plain.World,
  }),
  deleteWorld: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    answer: () => plain.Success,
  }),
  resetWorld: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    body: () => optional(plain.Nothing),
    answer: () => plain.World,
  }),
  getClock: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    answer: () => plain.Clock,
  }),
  setClock: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    body: () => plain.ClockChange,
    answer: () => plain.Clock,
  }),
  getSnapshot: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    answer: () => plain.Snapshot,
  }),
  putSnapshot: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    body: () => looseObject({}),
    answer: () => plain.World,
  }),
  getLimits: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    answer: () => plain.Limits,
  }),
  setLimits: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    body: () => plain.LimitChange,
    answer: () => plain.Limits,
  }),
  diffWorlds: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    query: () => looseObject({ with: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    answer: () => plain.WorldDiff,
  }),
  diffSnapshot: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    body: () => looseObject({}),
    answer: () => plain.WorldDiff,
  }),
  listPersonas: lazily({
    params: () => looseObject({ name: text({ pattern: /^[a-z0-9-]{1,64}$/u }) }),
    answer: () => plain.PersonaList,
  }),
  openSession: lazily({
    params: () =>
      looseObject({
        name: text({ pattern: /^[a-z0-9-]{1,64}$/u }),
        account: text({
          min: 1,
          max: 254,
        }),
      }),
    body: () => optional(plain.Nothing),
    answer: () => plain.SessionAnswer,
  }),
};
// simulator/src/world/duration.ts
var PATTERN = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d{1,3})?)S)?)?$/;
var UNITS_MS = [6048e5, 864e5, 36e5, 6e4, 1e3];
/**
 * Parses an ISO 8601 duration of weeks, days, hours, minutes and seconds (`P1DT2H`, `PT30M`) to
 * milliseconds. Months and years have no fixed length and are not accepted.
 * @returns undefined when the text is not such a duration
 */
function parseDuration(text) {
  const parts = PATTERN.exec(text)?.slice(1);
  if (!parts?.some((part) => part !== void 0) || text.endsWith('T')) return void 0;
  return parts.reduce((sum, part, index) => sum + Math.round(Number(part ?? 0) * UNITS_MS[index]), 0);
}
// simulator/src/control/refuse.ts
/** A refused call of the control plane, always one line of JSON. */
var ControlError = class extends Error {
  name = 'ControlError';
  status;
  code;
  field;
  nearMisses;
  constructor(code, message = CONTROL_ERRORS[code].message, field, nearMisses) {
    super(message.replaceAll(/\s+/g, ' '));
    this.status = CONTROL_ERRORS[code].status;
    this.code = code;
    this.field = field;
    this.nearMisses = nearMisses;
  }
  toBody() {
    const { code, message, field, nearMisses } = this;
    return {
      code,
      message,
      ...(field !== void 0 && { field }),
      ...(nearMisses && { near_misses: nearMisses }),
    };
  }
};
var invalid = (field, message) => new ControlError('invalid', message, field);
function worldNotFound(name, field = 'name') {
  return new ControlError(
    'world_not_found',
    `There is no world ${name}; create it with PUT /__sim/worlds/${name}`,
    field,
  );
}
// simulator/src/control/checks.ts
/** Refuses unknown fields, because a misspelt one would silently do nothing. */
function onlyFields(fields, known) {
  const unknown = Object.keys(fields).find((name) => !known.includes(name));
  if (unknown !== void 0) throw invalid(unknown, `${unknown} is unknown; use ${known.join(', ')}`);
}
/** Returns an instant in milliseconds. @throws ControlError that shows how to write one */
function readInstant(name, text) {
  const value = typeof text === 'string' ? parseInstant(text) : null;
  if (value === null) throw invalid(name, `${name} must be an ISO 8601 instant such as 2026-03-10T09:00:00+08:00`);
  return value;
}
/** `{now}` freezes, `{advance}` advances by an ISO 8601 duration, `{real: true}` returns to real time. */
function readClockChange(fields) {
  onlyFields(fields, ['now', 'advance', 'real']);
  if (Object.keys(fields).length !== 1) throw invalid('now', 'Give exactly one of now, advance and real');
  if ('now' in fields) return { now: readInstant('now', fields['now']) };
  if ('advance' in fields) {
    const advance = typeof fields['advance'] === 'string' ? parseDuration(fields['advance']) : void 0;
    if (advance === void 0) throw invalid('advance', 'advance must be an ISO 8601 duration such as PT30M or P1D');
    return { advance };
  }
  if (fields['real'] !== true) throw invalid('real', 'real must be true');
  return { real: true };
}
/** `{message, user_id?}` sends a message, `{close, user_id?}` closes connections. */
function checkRealtimeOrder(fields) {
  onlyFields(fields, ['message', 'user_id', 'close']);
  const { message, user_id: userId, close } = fields;
  if (close !== void 0 && message !== void 0) throw invalid('close', 'Give message or close, not both');
  if (userId !== void 0 && !(Number.isInteger(userId) && userId > 0))
    throw invalid('user_id', 'user_id must be a whole number from 1');
  if (close !== void 0) return assertCloseCode(close);
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    throw invalid('message', 'message must be an object such as {"type": "alert", "message": "Hello"}');
  if (typeof message['type'] !== 'string')
    throw invalid('message.type', 'message.type must be a message of the server');
}
function assertCloseCode(code) {
  if (
    !(Number.isInteger(code) && code >= 3e3 && code <= 4999) &&
    ![1e3, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014].includes(code)
  )
    throw invalid('close', 'close must be 1000 to 1014 but for 1004, 1005 and 1006, or 3000 to 4999');
}
function checkReadMails(fields) {
  onlyFields(fields, ['read']);
  const { read } = fields;
  if (read === 'all' || (Array.isArray(read) && read.every((id) => Number.isInteger(id)))) return;
  throw invalid('read', "Give 'all', or the ids of the mails that were read");
}
/** A world begins from a seed or from another world. */
function checkWorldOptions(fields) {
  onlyFields(fields, ['seed', 'tickets', 'at', 'training', 'from']);
  const { from } = fields;
  if (from === void 0) return;
  for (const name of ['seed', 'tickets'])
    if (name in fields) throw invalid(name, `A copy has the ${name} of its original; leave ${name} out, or from`);
  if (typeof from !== 'string' && (typeof from !== 'object' || from === null))
    throw invalid('from', 'from must be the name of a world, or a snapshot');
}
/** Bodies that a person can get wrong in more ways than a schema explains; they run before it. */
var CHOICES = {
  setClock: readClockChange,
  sendRealtime: checkRealtimeOrder,
  readMails: checkReadMails,
  createWorld: checkWorldOptions,
};
// simulator/src/control/clock.ts
var CLOCK = {
  getClock: (_input, { world }) => describeClock(world()),
  setClock: ({ body }, { world, hub, name }) => {
    const change = readClockChange(body);
    const { clock } = world();
    if ('now' in change) clock.freeze(change.now);
    else if ('advance' in change) clock.advance(change.advance);
    else clock.real();
    hub.world(name).broadcast(clockMessage(clock));
    return describeClock(world());
  },
};
function describeClock({ clock }) {
  return {
    now: formatInstant(clock.now()),
    mode: clock.mode,
    jobs: clock.jobs().map(({ at, kind }) => ({
      at: formatInstant(at),
      kind,
    })),
  };
}
// simulator/src/control/diff.ts
var MAX_LISTED = 1e3;
/** Its only record is the secrets that a world draws for itself. */
var SECRET_TABLES = /* @__PURE__ */ new Set(['documentSecrets']);
var DIFF = {
  diffWorlds: ({ query }, { worlds, world }) => {
    const other = worlds.find(query.with)?.world;
    if (!other) throw worldNotFound(query.with, 'with');
    return diffWorlds(world(), other);
  },
  diffSnapshot: ({ body }, { worlds, world }) => diffWorlds(world(), worlds.peek(body)),
};
/** Returns what differs between two worlds, by table and record. */
function diffWorlds(here, there) {
  const [mine, theirs] = [snapshotTables(here.tables), snapshotTables(there.tables)];
  const tables = {};
  const records = [];
  let total = 0;
  for (const table of Object.keys(mine).filter((name) => !SECRET_TABLES.has(name))) {
    const different = diffTable(table, mine[table]?.records ?? [], theirs[table]?.records ?? [], [
      here.name,
      there.name,
    ]);
    if (different.length === 0) continue;
    tables[table] = different.length;
    total += different.length;
    records.push(...different.slice(0, MAX_LISTED - records.length));
  }
  const clock = {
    here: formatInstant(here.clock.now()),
    there: formatInstant(there.clock.now()),
  };
  return {
    same: total === 0,
    total,
    tables,
    records,
    clock,
  };
}
function diffTable(table, mine, theirs, names) {
  const others = new Map(theirs.map((record) => [record.id, record]));
  const own = new Set(mine.map(({ id }) => id));
  const inBoth = mine.flatMap((record) => {
    const other = others.get(record.id);
    if (other === record) return [];
    const fields = diffFields(record, other, names);
    return fields.length === 0
      ? []
      : [
          {
            table,
            id: record.id,
            kind: other ? 'changed' : 'only_here',
            fields,
          },
        ];
  });
  const onlyThere = theirs
    .filter(({ id }) => !own.has(id))
    .map((record) => {
      const fields = diffFields(void 0, record, names);
      return {
        table,
        id: record.id,
        kind: 'only_there',
        fields,
      };
    });
  return [...inBoth, ...onlyThere].toSorted((one, other) => one.id - other.id);
}
function diffFields(mine, theirs, names) {
  const [here, there] = [comparable(mine, names[0]), comparable(theirs, names[1])];
  return [.../* @__PURE__ */ new Set([...Object.keys(here), ...Object.keys(there)])]
    .filter((field) => JSON.stringify(here[field]) !== JSON.stringify(there[field]))
    .map((field) => ({
      field,
      here: here[field] ?? null,
      there: there[field] ?? null,
    }));
}
/**
 * Returns a record without what each world has for itself: secrets, its name in links, and the QR
 * codes of both.
 */
function comparable(record, world) {
  if (!record) return {};
  const plain = JSON.stringify(record)
    .replaceAll(`/w/${world}/`, '/w/*/')
    .replaceAll(/<svg\b.*?<\/svg>/gs, '<svg>…</svg>');
  return hideSecrets(JSON.parse(plain));
}
// simulator/src/control/export/stretch.ts
/** Calls that another server does not have: their addresses are unknown. */
var isOperation = ({ line }) => line.operationId !== null;
/** Returns the calls after `since` up to `until`. @throws ControlError when some of them were dropped */
function readStretch(room, { since = 0, until = Infinity }) {
  const first = Math.max(since, room.start.after) + 1;
  const calls = room.journal.calls().filter(({ id }) => id >= first && id <= until);
  const [oldest] = calls;
  const isMissing = room.journal.written >= first && until >= first && (!oldest || oldest.id > first);
  const lost = calls.find(({ isComplete }) => !isComplete);
  if (isMissing || lost)
    throw new ControlError(
      'journal_incomplete',
      `The journal dropped calls of this stretch to save memory; use since=${lost ? lost.id : (oldest?.id ?? room.journal.written) - 1} or later`,
      'since',
    );
  return {
    room,
    calls: calls.filter(isOperation),
  };
}
/** Returns the recorded answer of a call as a value. */
function answerOf({ line }) {
  return line.answer === void 0 ? void 0 : parse(line.answer);
}
// simulator/src/control/replay-aliases.ts
/** Tokens, keys of documents and links, and ids of print jobs: each world draws its own. */
var DRAWN = /^(?:[a-z0-9-]{1,64}\.[0-9a-f]{48}|[0-9a-f]{16,}|job-[0-9a-z]{5}-\d+)$/i;
/** The same within a longer text, such as a link. */
var DRAWN_WITHIN = /[a-z0-9-]{1,64}\.[0-9a-f]{48}|\b[0-9a-f]{16,}\b|\bjob-[0-9a-z]{5}-\d+/gi;
/**
 * What a fresh world calls the things that the recorded one drew for itself. A token that no answer
 * returned comes from a session opened beside the calls: its person gets one here.
 */
var Aliases = class {
  #source;
  #target;
  #ctx;
  #names = /* @__PURE__ */ new Map();
  constructor(source, target, ctx) {
    this.#source = source;
    this.#target = target;
    this.#ctx = ctx;
    this.#names.set(source.name, target.name);
  }
  /** Returns the token that replaces a recorded one. */
  token(recorded, userId) {
    const known = this.#names.get(recorded);
    if (known !== void 0 || userId === null) return known ?? recorded;
    const email = this.#source.tables.users.get(userId)?.email;
    const opened = email === void 0 ? void 0 : this.#ctx.domain.openSession(this.#target, email, this.#ctx.rules);
    const token = opened && 'token' in opened ? opened.token : void 0;
    if (!token) return recorded;
    this.#names.set(recorded, token);
    return token;
  }
  /** Returns a text with everything replaced that the fresh world calls otherwise. */
  replace(text) {
    const whole = this.#names.get(text);
    if (whole !== void 0 && text !== this.#source.name) return whole;
    return text.replaceAll(DRAWN_WITHIN, (found) => this.#names.get(found) ?? found);
  }
  /** Learns the names in two answers to the same call. */
  learn(recorded, replayed) {
    const left = [[recorded, replayed]];
    for (const [one, other] of left)
      if (typeof one === 'string' && typeof other === 'string') this.#learnTexts(one, other);
      else if (isNested(one) && isNested(other))
        for (const [key, inner] of Object.entries(one)) left.push([inner, other[key]]);
  }
  #learnTexts(one, other) {
    if (one === other) return;
    const [mine, theirs] = [one.match(DRAWN_WITHIN) ?? [], other.match(DRAWN_WITHIN) ?? []];
    if (mine.length === theirs.length) for (const [index, name] of mine.entries()) this.#names.set(name, theirs[index]);
  }
  /** Returns where two answers differ first, apart from what each world draws for itself. */
  firstDifference(recorded, replayed, at = '') {
    if (typeof recorded === 'string' && typeof replayed === 'string')
      return this.#plain(recorded) === this.#plain(replayed)
        ? void 0
        : {
            at,
            recorded,
            replayed,
          };
    if (!isNested(recorded) || !isNested(replayed))
      return recorded === replayed
        ? void 0
        : {
            at,
            recorded,
            replayed,
          };
    const [mine, theirs] = [Object.keys(recorded), Object.keys(replayed)];
    if (mine.join('\n') !== theirs.join('\n'))
      return {
        at,
        recorded: mine,
        replayed: theirs,
      };
    for (const key of mine) {
      const found = this.firstDifference(recorded[key], replayed[key], `${at}/${key}`);
      if (found) return found;
    }
  }
  /** Returns a text without what a world draws for itself, and without its own name in links. */
  #plain(text) {
    if (DRAWN.test(text)) return '*';
    return text
      .replaceAll(DRAWN_WITHIN, '*')
      .replaceAll(`/w/${this.#source.name}/`, '/w/*/')
      .replaceAll(`/w/${this.#target.name}/`, '/w/*/');
  }
};
function isNested(value) {
  return typeof value === 'object' && value !== null;
}
// simulator/src/control/replay-request.ts
/** Returns a recorded call as a request to a world, with the names that this world uses. */
function toRequest({ line }, world, aliases) {
  const { caller, method, path, userId, platform, userAgent, body } = line;
  const info = caller?.request;
  const headers = new Headers({
    'x-sim-world': world,
    'x-platform': platform,
    'user-agent': userAgent,
  });
  const token = caller?.token;
  if (token !== void 0) headers.set('authorization', `Bearer ${aliases.token(token, userId)}`);
  if (caller?.idempotencyKey !== void 0) headers.set('idempotency-key', caller.idempotencyKey);
  if (info?.pos) headers.set('x-pos', '1');
  if (info?.appVersion !== void 0) headers.set('x-app-version', info.appVersion);
  if (info?.language !== void 0) headers.set('accept-language', info.language);
  if (info?.apiKey !== void 0) headers.set('x-api-key', aliases.replace(info.apiKey));
  const search = caller?.search ? `?${aliases.replace(caller.search)}` : '';
  const prefix = info?.prefix ? `/w/${world}` : '';
  const url = `${info?.origin ?? 'http://localhost'}${prefix}${aliases.replace(path)}${search}`;
  return new Request(url, {
    method,
    headers,
    ...(body === void 0 || method === 'GET' || method === 'HEAD' ? {} : encode(line, aliases, headers)),
  });
}
/** Returns the body in the content type in which it came; a form with files is always multipart. */
function encode({ body, contentType = '', operationId }, aliases, headers) {
  if (!/^(?:multipart|application\/x-www-form)/.test(contentType)) {
    headers.set('content-type', contentType || 'application/json');
    return { body: aliases.replace(JSON.stringify(body)) };
  }
  const { form = {} } = OPERATIONS[operationId];
  const entries = Object.entries(body).flatMap(([name, value]) => fieldsOf(name, value, form[name]));
  if (contentType.startsWith('multipart')) {
    const data = new FormData();
    for (const [name, value] of entries)
      if (value instanceof Blob) data.append(name, value);
      else data.append(name, aliases.replace(value));
    return { body: data };
  }
  headers.set('content-type', 'application/x-www-form-urlencoded');
  return {
    body: new URLSearchParams(
      entries.map(([name, value]) => [name, value instanceof Blob ? '' : aliases.replace(value)]),
    ).toString(),
  };
}
/** Returns the fields of a form that a value is written as. */
function fieldsOf(name, value, style) {
  if (value === null || value === void 0) return [[name, '']];
  if (value instanceof Blob) return [[name, value]];
  if (typeof value === 'boolean') return [[name, value ? '1' : '0']];
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
  if (typeof value !== 'object') return [];
  if (style === 'json' || !Array.isArray(value)) return [[name, JSON.stringify(value)]];
  if (style === 'indexed')
    return value.flatMap((item, index) =>
      Object.entries(item).map(([part, inner]) => [`${name}[${index}][${part}]`, String(inner)]),
    );
  return value.map((item) => [style === 'brackets' ? `${name}[]` : name, item instanceof Blob ? item : String(item)]);
}
// simulator/src/control/worlds.ts
var WORLDS = {
  listWorlds: (_input, { worlds }) => {
    const data = worlds
      .list()
      .flatMap(({ name }) => worlds.find(name) ?? [])
      .map(describeWorld);
    return {
      data,
      total: data.length,
    };
  },
  getWorld: (_input, ctx) => describeWorld(ctx.room()),
  createWorld: ({ body = {} }, { worlds, name, room }) => {
    const { at, from, ...seed } = body;
    if (typeof from === 'string' && !worlds.has(from)) throw worldNotFound(from, 'from');
    worlds.create(name, {
      ...seed,
      ...(at !== void 0 && { at: readInstant('at', at) }),
      ...(from !== void 0 && { from: typeof from === 'string' ? worlds.snapshot(from) : from }),
    });
    return describeWorld(room());
  },
  deleteWorld: (_input, { worlds, name }) => {
    if (!worlds.delete(name)) throw worldNotFound(name);
    return { success: true };
  },
  resetWorld: (_input, { worlds, name, room }) => {
    worlds.reset(name);
    return describeWorld(room());
  },
  getSnapshot: (_input, { worlds, name }) => worlds.snapshot(name),
  putSnapshot: ({ body }, { worlds, name, room }) => {
    worlds.restore(name, body);
    return describeWorld(room());
  },
  getLimits: (_input, { room }) => describeLimits(room()),
  setLimits: ({ body: { per_minute: perMinute, clock } }, { room }) => {
    room().limiter.configure({
      ...(perMinute !== void 0 && { perMinute: perMinute === 0 ? null : perMinute }),
      ...(clock !== void 0 && { clock }),
    });
    return describeLimits(room());
  },
};
/** Returns a world in short. */
function describeWorld({ world, journal, faults }) {
  const { name, incarnation, training, seed, tickets, at, clock } = world;
  return {
    name,
    incarnation,
    training,
    seed,
    tickets,
    at: at === null ? null : formatInstant(at),
    now: formatInstant(clock.now()),
    clock: clock.mode,
    calls: journal.written,
    faults: faults.list().length,
  };
}
function describeLimits({ limiter: { settings } }) {
  return {
    per_minute: settings.perMinute ?? 0,
    clock: settings.clock,
  };
}
// simulator/src/control/replay.ts
var MAX_DIFFERENCES = 100;
var REPLAY = {
  replayJournal: async ({ body: { into, until, verify = true } = {} }, ctx) => {
    const target = into ?? `${ctx.name.slice(0, 57)}-replay`;
    if (target === ctx.name)
      throw invalid('into', 'into must be another world: the replay would erase its own journal');
    const source = ctx.room();
    const { calls } = readStretch(source, until === void 0 ? {} : { until });
    const room = makeFresh(source, target, ctx);
    return {
      ...(await replay(calls, room, source, ctx, verify)),
      world: describeWorld(room),
    };
  },
};
/** Makes a world as another one began, with its time standing still then. */
function makeFresh({ world, start }, target, { worlds }) {
  const { seed, tickets } = world;
  const origin = start.snapshot
    ? {
        from: {
          ...start.snapshot,
          faults: NO_FAULTS,
        },
      }
    : {
        seed,
        tickets,
      };
  worlds.create(target, {
    ...origin,
    at: start.now,
  });
  const room = worlds.room(target);
  room.limiter.configure({ perMinute: null });
  return room;
}
var NO_FAULTS = {
  orders: [],
  services: {},
  random: [1, 2, 3, 4],
  nextId: 1,
};
/** Sends every call at its own time, and compares the answers. */
async function replay(calls, room, source, ctx, verify) {
  const aliases = new Aliases(source.world, room.world, ctx);
  const skipped = [];
  const different = [];
  let [sent, same, mails] = [0, 0, room.world.tables.outbox.size];
  for (const call of calls) {
    const { line, id } = call;
    const { operationId } = line;
    const why = whyNot(call);
    if (why !== void 0) {
      skipped.push({
        id,
        operationId,
        why,
      });
      continue;
    }
    room.world.clock.freeze(line.at);
    const { address } = line;
    const response = await ctx.call(toRequest(call, room.world.name, aliases), { address });
    sent++;
    const answer = await readAnswer(response);
    aliases.learn(line.answer === void 0 ? void 0 : parse(line.answer), answer);
    mails = learnMails(source.world, room.world, mails, aliases);
    if (!verify || line.lost) continue;
    const difference = compare(call, response.status, answer, aliases);
    if (!difference) same++;
    else if (different.length < MAX_DIFFERENCES)
      different.push({
        id,
        operationId,
        path: line.path,
        ...difference,
      });
  }
  return {
    sent,
    same,
    different,
    skipped,
  };
}
/** Returns why a call cannot be sent again; undefined when it can. */
function whyNot({ line }) {
  if (line.faultId !== null && !line.lost) return 'a fault struck it before it was handled';
  if (line.code === 'too_many_requests') return 'the rate limit refused it';
  if (line.code === 'world_reset') return 'its token was from before a reset';
}
/** Learns the links of new mails, whose tokens no answer has; returns how many mails there are. */
function learnMails(source, target, known, aliases) {
  const fresh = target.tables.outbox.all().filter(({ id }) => id > known);
  for (const { id, text } of fresh) aliases.learn([source.tables.outbox.get(id)?.text], [text]);
  return known + fresh.length;
}
async function readAnswer(response) {
  if ((response.headers.get('content-type') ?? '').includes('json')) return parse(await response.text());
  return (await response.arrayBuffer()).byteLength === 0 ? void 0 : FILE;
}
/** Returns the first difference between a recorded answer and a new one. */
function compare({ line }, status, answer, aliases) {
  if (status !== line.status)
    return {
      at: 'status',
      recorded: line.status,
      replayed: status,
    };
  const recorded = line.answer === void 0 ? void 0 : parse(line.answer);
  const found = aliases.firstDifference(recorded, answer);
  return (
    found && {
      at: found.at,
      recorded: hideSecrets(found.recorded) ?? null,
      replayed: hideSecrets(found.replayed) ?? null,
    }
  );
}
// simulator/src/control/export/inputs.ts
/** The password of the accounts that every world begins with. */
var PASSWORD = 'muara123';
var LOCAL_DATE$1 = /^\d{4}-\d{2}-\d{2}$/;
/** From one letter or digit of a mask to the next; nobody types such a row. */
var STRIDE = 7;
/** The field in which a command has its nonce. */
var NONCE = '_';
/** The inputs of an exported workflow, with recorded values as defaults; secrets have another one. */
var Inputs = class {
  #properties = {};
  /** The values of each kind; the first nonce is `nonce_1`. */
  #values = /* @__PURE__ */ new Map();
  #began;
  constructor(world, began) {
    this.#began = toLocalDate(began);
    this.#add('world', `${world.slice(0, 55)}-recorded`, 'The world to make.');
  }
  /** Returns the expression of the input for a date, a nonce or a secret; any other value as it is. */
  replace(value, name) {
    if (LOCAL_DATE$1.test(value))
      return this.#add(`date_${value.replaceAll('-', '_')}`, value, `A date; the recording began on ${this.#began}.`);
    if (name === NONCE)
      return this.#numbered('nonce', value, () => value, 'The nonce of a command: a server runs each only once.');
    if (!isSecret(name)) return value;
    if (value === PASSWORD) return this.#add('password', value, 'The password of the accounts.');
    return this.#numbered(name, value, maskOf(value), `Replaces a recorded secret, ${name}.`);
  }
  schema() {
    return {
      type: 'object',
      properties: this.#properties,
    };
  }
  #add(name, value, description) {
    this.#properties[name] ??= {
      type: 'string',
      default: value,
      description,
    };
    return `$inputs.${name}`;
  }
  /** Adds an input for each distinct value. */
  #numbered(kind, value, shown, description) {
    const values = this.#values.get(kind) ?? [];
    if (!values.includes(value)) values.push(value);
    this.#values.set(kind, values);
    const count = values.indexOf(value) + 1;
    return this.#add(`${kind}_${count}`, shown(count), description);
  }
};
/** Returns texts of the same form with other letters and digits, another one for each count. */
function maskOf(secret) {
  return (count) => {
    let place = count;
    const next = (first, size) => String.fromCodePoint(first.codePointAt(0) + ((place += STRIDE) % size));
    return secret
      .replaceAll(/[a-z]/g, () => next('a', 26))
      .replaceAll(/[A-Z]/g, () => next('A', 26))
      .replaceAll(/\d/g, () => next('0', 10));
  };
}
// simulator/src/control/present-outbox-mail.ts
/** A full stop or bracket behind a link is not part of it. */
var LINK = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:)\]]/g;
/** Returns a mail as the control plane shows it, with the links of its text. */
function presentOutboxMail(mail) {
  return {
    ...mail,
    to: [...mail.to],
    links: linksOf(mail.text),
  };
}
/** Returns the links of a text with the parameters of their queries: scenarios take tokens from there. */
function linksOf(text) {
  return (text.match(LINK) ?? [])
    .filter((url) => URL.canParse(url))
    .map((url) => ({
      url,
      query: Object.fromEntries(new URL(url).searchParams),
    }));
}
// simulator/src/control/export/mailed-links.ts
/**
 * Finds the values of a call that came by a mail: one of those that the world sent after its first
 * `skipped` ones and before the call.
 */
function findMailedValues({ line }, world, skipped) {
  const values = new Set(textsIn([line.body, line.query]));
  return world.tables.outbox
    .all()
    .filter(({ id }) => id > skipped && id <= (line.mailsBefore ?? 0))
    .flatMap((mail) =>
      linksOf(mail.text).flatMap(({ url, query }, link) =>
        Object.entries(query)
          .filter(([, value]) => values.has(value))
          .map(([parameter, value]) => ({
            value,
            mail,
            to: mail.to[0] ?? '',
            link,
            parameter,
            mark: `${new URL(url).pathname.split('/').at(-1)}?${parameter}=`,
          })),
      ),
    );
}
function textsIn(value) {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  return Object.values(value).flatMap(textsIn);
}
// simulator/src/control/export/value-flow.ts
/** Texts shorter than this are words such as `Cash`, which equal each other by chance. */
var SHORTEST_TEXT = 8;
/** Names whose numbers identify a record. */
var ID = /(?:^|_)id$/;
/** Codes, tokens and keys have digits or are long; sentences have spaces. */
var IDENTIFIER = /^(?=.*\d)[\w.-]+$|^\S{20,}$/;
var LOCAL_DATE = /^\d{4}-\d{2}-\d{2}/;
/** Where the values of calls come from: the answers of earlier calls. */
var ValueFlow = class {
  /** The first place of each text, and of the id of each record: `ticket 481`. */
  #places = /* @__PURE__ */ new Map();
  #used = /* @__PURE__ */ new Map();
  /**
   * Learns the identifying values of an answer. The ids of records are learned from the answers of
   * commands, which create them.
   */
  learn(stepId, answer, isCommand = false) {
    const left = [
      {
        value: answer,
        pointer: '',
        name: '',
        kind: '',
      },
    ];
    for (const { value, pointer, name, kind } of left) {
      if (typeof value === 'object' && value !== null) {
        for (const [key, inner] of Object.entries(value))
          left.push({
            value: inner,
            pointer: `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
            name: key,
            kind: Array.isArray(value) ? kind : name,
          });
        continue;
      }
      const key = keyOf(value, name, kind, isCommand);
      if (key === void 0 || this.#places.has(key)) continue;
      this.#places.set(key, {
        stepId,
        pointer,
        output: pointer.slice(1).replaceAll(/\W+/g, '_'),
      });
    }
  }
  knows(value) {
    return this.#places.has(value);
  }
  /**
   * Returns the expression of a value that an earlier answer has, and any other value as it is.
   * `ticket_id` is the id of a ticket, and so is the plain `id` that `refundTicket` takes.
   */
  replace(value, name = '', operationId = '') {
    if (ID.test(name) && /^\d+$/.test(String(value))) {
      const known = (name === 'id' ? kindsIn(operationId) : [name.replace(ID, '')])
        .map((kind) => `${kind} ${String(value)}`)
        .find((key) => this.#places.has(key));
      return (known && this.#expression(known)) ?? value;
    }
    return typeof value === 'string' ? (this.#expression(value) ?? value) : value;
  }
  /** Returns the outputs that later steps use of a step; undefined without any. */
  outputsOf(stepId) {
    return this.#used.get(stepId);
  }
  #expression(key) {
    const place = this.#places.get(key);
    if (!place) return void 0;
    const { stepId, pointer, output } = place;
    const used = this.#used.get(stepId) ?? {};
    this.#used.set(stepId, {
      ...used,
      [output]: `$response.body#${pointer}`,
    });
    return `$steps.${stepId}.outputs.${output}`;
  }
};
/** Returns the key of a value that identifies something; undefined for any other. */
function keyOf(value, name, kind, isCommand) {
  if (typeof value === 'number') return isCommand && name === 'id' && kind ? `${singular(kind)} ${value}` : void 0;
  return typeof value === 'string' && value.length >= SHORTEST_TEXT && IDENTIFIER.test(value) && !LOCAL_DATE.test(value)
    ? value
    : void 0;
}
/** Returns the kinds of record that an operation may be about, the longest first: `listTicketLogs`. */
function kindsIn(operationId) {
  const words = operationId
    .split(/(?=[A-Z])/)
    .slice(1)
    .map((word) => singular(word.toLowerCase()));
  return words
    .flatMap((_word, from) => words.slice(from).map((_last, length) => words.slice(from, from + length + 1).join('_')))
    .toSorted((one, other) => other.length - one.length);
}
var singular = (kind) => kind.replace(/s$/, '');
// simulator/src/control/export/arazzo.ts
/**
 * Returns calls as an Arazzo workflow that makes a world at the same instant and repeats them.
 * Values that an earlier answer contains (ids, codes, tokens, keys) are taken from there, and tokens
 * that came by mail from the mail; dates, nonces and secrets are inputs. Files are in `x-files`.
 */
function toArazzo({ room, calls: recorded }, files) {
  const calls = recorded.filter((call) => whyNot(call) === void 0);
  const { world, start } = room;
  const flow = new ValueFlow();
  const inputs = new Inputs(world.name, start.now);
  const steps = [setUp(world, start.now)];
  const skipped = recorded[0]?.line.mailsBefore ?? 0;
  let now = start.now;
  for (const call of calls) {
    if (call.line.at > now && formatInstant(call.line.at) !== formatInstant(now)) steps.push(setClock(call));
    now = Math.max(now, call.line.at);
    for (const mailed of findMailedValues(call, world, skipped)) steps.push(...readMail(mailed, skipped, flow));
    steps.push(...signIn(call, world, flow), toStep(call, flow, inputs, files));
    const operation = OPERATIONS[call.line.operationId];
    flow.learn(`call${call.id}`, answerOf(call), operation.command);
  }
  for (const step of steps) {
    const outputs = flow.outputsOf(String(step['stepId']));
    if (outputs) step['outputs'] = outputs;
  }
  const [first = { id: 0 }, last = first] = [calls[0], calls.at(-1)];
  return {
    arazzo: '1.0.1',
    info: {
      title: `Calls ${first.id} to ${last.id} of the world ${world.name}`,
      version: '1.0.0',
    },
    sourceDescriptions: [
      {
        name: 'muara',
        url: './openapi.json',
        type: 'openapi',
      },
      {
        name: 'control',
        url: './control.json',
        type: 'openapi',
      },
    ],
    workflows: [
      {
        workflowId: `recorded-${world.name}`,
        summary: `What was called in the world ${world.name}`,
        inputs: inputs.schema(),
        steps,
      },
    ],
    ...(files.size > 0 && { 'x-files': toDataUrls(files) }),
  };
}
var inWorld = {
  name: 'name',
  in: 'path',
  value: '$inputs.world',
};
var succeeds = [{ condition: '$statusCode == 200' }];
function setUp({ seed, tickets }, now) {
  return {
    stepId: 'createWorld',
    operationId: '$sourceDescriptions.control.createWorld',
    parameters: [inWorld],
    requestBody: {
      contentType: 'application/json',
      payload: {
        seed,
        tickets,
        at: formatInstant(now),
      },
    },
    successCriteria: succeeds,
  };
}
function setClock({ id, line }) {
  return {
    stepId: `clock${id}`,
    operationId: '$sourceDescriptions.control.setClock',
    parameters: [inWorld],
    requestBody: {
      contentType: 'application/json',
      payload: { now: formatInstant(line.at) },
    },
    successCriteria: succeeds,
  };
}
/** Waits for the mail whose link a call used: in the new world, it comes after as many others. */
function readMail({ value, mail, to, link, parameter, mark }, skipped, flow) {
  if (flow.knows(value)) return [];
  const stepId = `mail${mail.id}`;
  const links = Array.from({ length: link + 1 }, (_none, index) =>
    index === link ? { query: { [parameter]: value } } : {},
  );
  flow.learn(stepId, { mail: { links } });
  const conditions = {
    kind: 'mail',
    since: mail.id - skipped - 1,
    to,
    text: mark,
  };
  return [
    {
      stepId,
      operationId: '$sourceDescriptions.control.waitFor',
      parameters: [
        inWorld,
        ...Object.entries(conditions).map(([name, wanted]) => ({
          name,
          in: 'query',
          value: wanted,
        })),
      ],
      successCriteria: succeeds,
    },
  ];
}
var toDataUrls = (files) =>
  Object.fromEntries([...files.values()].map(({ name, type, base64 }) => [name, `data:${type};base64,${base64}`]));
/** Opens a session for a token that no earlier call of the stretch returned. */
function signIn({ line: { caller, userId, code }, id }, world, flow) {
  const token = caller?.token;
  const user = userId === null ? void 0 : world.tables.users.get(userId);
  if (token === void 0 || !user || flow.knows(token) || code === 'session_expired') return [];
  const stepId = `session${id}`;
  flow.learn(stepId, { token });
  return [
    {
      stepId,
      operationId: '$sourceDescriptions.control.openSession',
      parameters: [
        inWorld,
        {
          name: 'account',
          in: 'path',
          value: user.email,
        },
      ],
      requestBody: {
        contentType: 'application/json',
        payload: {},
      },
      successCriteria: succeeds,
    },
  ];
}
function toStep({ id, line }, flow, inputs, files) {
  const operationId = line.operationId;
  const replace = (value, name) => {
    const known = flow.replace(value, name, operationId);
    return known === value && typeof value === 'string' ? inputs.replace(value, name) : known;
  };
  const body = line.body === void 0 ? void 0 : mapLeaves(line.body, files, replace);
  return {
    stepId: `call${id}`,
    operationId: `$sourceDescriptions.muara.${operationId}`,
    parameters: parametersOf(line, flow, replace),
    ...(body !== void 0 && {
      requestBody: {
        contentType: contentTypeOf(line.contentType),
        payload: body,
      },
    }),
    successCriteria: criteriaOf(line),
  };
}
function criteriaOf({ status, code, lost }) {
  if (lost) return [{ condition: '$statusCode < 400' }];
  const refused = code === null ? [] : [{ condition: `$response.body#/code == '${code}'` }];
  return [{ condition: `$statusCode == ${status}` }, ...refused];
}
function parametersOf({ operationId, path, query, caller, platform }, flow, replace) {
  const header = (name, value) =>
    value === void 0
      ? []
      : [
          {
            name,
            in: 'header',
            value,
          },
        ];
  const token = caller?.token;
  const entry = OPERATIONS[operationId];
  const key = caller?.idempotencyKey;
  return [
    ...header('X-Sim-World', '$inputs.world'),
    ...header('Authorization', token === void 0 ? void 0 : `Bearer {${String(replace(token, 'token'))}}`),
    ...header('X-Platform', platform),
    ...header('X-Pos', caller?.request.pos ? '1' : void 0),
    ...header('X-Api-Key', caller?.request.apiKey === void 0 ? void 0 : String(flow.replace(caller.request.apiKey))),
    ...header('Idempotency-Key', key === void 0 ? void 0 : String(replace(key, '_'))),
    ...Object.entries(pathParameters(entry.path, path)).map(([name, value]) => ({
      name,
      in: 'path',
      value: replace(value, name),
    })),
    ...Object.entries(query)
      .filter(([name]) => name !== 'token')
      .map(([name, value]) => ({
        name,
        in: 'query',
        value: replace(value, name),
      })),
  ];
}
/** Returns the values that a path has for the parameters of its template. */
function pathParameters(template, path) {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const pattern = template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '(.+?)');
  const values = new RegExp(`^${pattern}$`).exec(path)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
}
var contentTypeOf = (header = '') => header.split(';')[0] || 'application/json';
/** Returns a copy with every value replaced that is no object or list. */
function mapLeaves(value, files, replace, name = '') {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, files, replace, name));
  if (value instanceof Blob) return `$file('${files.get(value)?.name ?? ''}')`;
  if (typeof value !== 'object' || value === null) return replace(value, name);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapLeaves(inner, files, replace, key)]));
}
// simulator/src/control/export/curl.ts
/**
 * Returns calls as a shell script of curl commands. Tokens come from the control plane and from mails,
 * passwords from a variable. Files are in the script.
 */
function toCurl({ room: { world }, calls }, origin, files) {
  const users = [...new Set(calls.flatMap(({ line }) => (line.caller?.token === void 0 ? [] : (line.userId ?? []))))];
  return `${[
    '#!/bin/sh',
    '# Needs curl and jq.',
    `BASE=\${BASE:-${origin}}`,
    `WORLD=\${WORLD:-${world.name}}`,
    'PASSWORD=${PASSWORD:-muara123}',
    ...users.flatMap((id) => tokenLine(world, id)),
    ...calls.map((call) => commandOf(call, findMailedValues(call, world, 0), files)),
  ].join('\n')}\n`;
}
function tokenLine(world, id) {
  const user = world.tables.users.get(id);
  if (!user) return [`# User ${id} was removed: set TOKEN_${id} to a token.`];
  return [
    `TOKEN_${id}=$(curl -sS -X POST ${`"$BASE/__sim/worlds/$WORLD/personas/${encodeURIComponent(user.email)}"`} --json '{}' | jq -r .token)`,
  ];
}
function commandOf({ id, line }, mailed, files) {
  const { method, path, caller, body, userId, operationId, status, contentType = '' } = line;
  const search = caller?.search ? `?${hideTokens(caller.search)}` : '';
  const variables = new Map(mailed.map(({ value, mail }) => [value, `$MAIL_${mail.id}`]));
  const isForm = /^(?:multipart|application\/x-www-form)/.test(contentType);
  const parts = [
    'curl -sS',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    `"$BASE/w/$WORLD${path.replaceAll(/["$`\\]/g, String.raw`\$&`)}${search.replaceAll(/["$`\\]/g, String.raw`\$&`)}"`,
    ...(caller?.token !== void 0 && userId !== null ? [`-H "Authorization: Bearer $TOKEN_${userId}"`] : []),
    `-H 'X-Platform: ${quoteless(line.platform)}'`,
    ...(caller?.request.pos ? ["-H 'X-Pos: 1'"] : []),
    ...(caller?.idempotencyKey === void 0 ? [] : [`-H 'Idempotency-Key: ${quoteless(caller.idempotencyKey)}'`]),
    ...(body === void 0
      ? []
      : isForm
        ? formOf(body, variables, files)
        : [`--json ${quote$1(JSON.stringify(withVariables(body, variables)))}`]),
  ];
  return [
    `# ${id}: ${operationId} → ${status}`,
    ...mailed.map((found) => mailLine(found)),
    ...filesOf(body, files).map(({ name, base64 }) => `printf %s ${base64} | base64 -d > ${quote$1(name)}`),
    parts.join(' '),
  ].join('\n');
}
/** Returns the line that reads the token of the latest mail of its kind. */
function mailLine({ mail, to, parameter, mark }) {
  const filter = quote$1(
    `[${`.data[] | select(.to | index("${to}")) | .links[] | select(.url | contains("${mark}"))`} | .query.${parameter}] | last`,
  );
  return `MAIL_${mail.id}=$(curl -sS "$BASE/__sim/worlds/$WORLD/outbox" | jq -r ${filter})`;
}
var filesOf = (body, files) =>
  Object.values(body ?? {}).flatMap((value) => (value instanceof Blob ? (files.get(value) ?? []) : []));
/** Returns each field of a form. */
function formOf(body, variables, files) {
  return Object.entries(body).map(([name, value]) => {
    const file = value instanceof Blob ? files.get(value) : void 0;
    if (file) return `-F ${quote$1(`${name}=@${file.name};filename=${file.fileName};type=${file.type}`)}`;
    return `--form-string ${quote$1(`${name}=${typeof value === 'object' ? JSON.stringify(value) : String(variableFor(name, value, variables))}`)}`;
  });
}
/** Returns the shell's variable for a secret: what came by mail, or the password. */
function variableFor(name, value, variables) {
  if (typeof value !== 'string') return value;
  return variables.get(value) ?? (isSecret(name) ? '$PASSWORD' : value);
}
/** Returns a body in which secrets are the shell's variable. */
function withVariables(body, variables) {
  return JSON.parse(JSON.stringify(body), (name, value) => variableFor(name, value, variables));
}
/** Quotes a text for the shell; only our variables are replaced there. */
function quote$1(text) {
  return `'${text.replaceAll("'", String.raw`'\''`).replaceAll(/\$(?:PASSWORD|MAIL_\d+)/g, `'"$&"'`)}'`;
}
var quoteless = (text) => text.replaceAll(/['\r\n]/g, '');
/** A download has its token in the query. */
function hideTokens(search) {
  return search.replaceAll(/(^|&)token=[^&]*/g, '$1token=TOKEN');
}
// simulator/src/control/export/files.ts
/** How many bytes become letters in one call: arguments are limited. */
var CHUNK = 8192;
/** Reads the files that calls uploaded as multipart forms. */
async function readFiles(calls) {
  const found = calls.flatMap(({ id, line: { body } }) =>
    filesIn(body).map((file) => ({
      id,
      file,
    })),
  );
  return new Map(await Promise.all(found.map(async ({ id, file }) => [file, await readFile(id, file)])));
}
function filesIn(body) {
  if (body instanceof Blob) return [body];
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(filesIn) : [];
}
async function readFile(id, file) {
  const fileName = file instanceof File ? file.name : 'file';
  return {
    name: `call${id}-${fileName.replaceAll(/[^\w.-]+/g, '-')}`,
    fileName,
    type: file.type || 'application/octet-stream',
    base64: toBase64(new Uint8Array(await file.arrayBuffer())),
  };
}
function toBase64(bytes) {
  const letters = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    letters.push(String.fromCodePoint(...bytes.subarray(at, at + CHUNK)));
  return btoa(letters.join(''));
}
// simulator/src/control/export/har.ts
var HTTP = 'HTTP/1.1';
var FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)$/;
/** Returns calls as an HTTP archive, HAR 1.2, with their secrets hidden. */
function toHar(entries, calls, origin, world) {
  const recorded = new Map(calls.map((call) => [call.id, call]));
  return {
    log: {
      version: '1.2',
      creator: {
        name: 'Muara simulator',
        version: '0.1.0',
      },
      entries: entries.map((entry) => toEntry(entry, recorded.get(entry.id), origin, world)),
    },
  };
}
function toEntry(entry, call, origin, world) {
  const query = Object.entries(entry.query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => ({
      name,
      value: String(one),
    })),
  );
  const search = query.map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  const body = entry.body === void 0 ? void 0 : JSON.stringify(entry.body);
  const answer = entry.answer === void 0 ? '' : JSON.stringify(entry.answer);
  return {
    startedDateTime: new Date(entry.at).toISOString(),
    time: entry.took,
    request: {
      method: entry.method,
      url: `${origin}/w/${world}${entry.path}${search && `?${search}`}`,
      httpVersion: HTTP,
      cookies: [],
      headers: [
        {
          name: 'X-Platform',
          value: entry.platform,
        },
        {
          name: 'User-Agent',
          value: entry.userAgent,
        },
      ],
      queryString: query,
      ...(body !== void 0 && { postData: postDataOf(entry.body, body, call) }),
      headersSize: -1,
      bodySize: body?.length ?? 0,
    },
    response: {
      status: entry.status,
      statusText: entry.code ?? '',
      httpVersion: HTTP,
      cookies: [],
      headers: [],
      content: {
        size: answer.length,
        mimeType: 'application/json',
        text: answer,
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: answer.length,
    },
    cache: {},
    timings: {
      send: 0,
      wait: entry.took,
      receive: 0,
    },
    comment: `${entry.operationId ?? 'unknown address'}, call ${entry.id} of the world ${world}`,
  };
}
/** Returns a body in the type in which it came: a form as its fields, of files the name and type. */
function postDataOf(shown, text, call) {
  const mimeType = call?.line.contentType?.split(';')[0] || 'application/json';
  const sent = call?.line.body;
  if (!FORM.test(mimeType) || typeof sent !== 'object' || sent === null)
    return {
      mimeType,
      text,
    };
  return {
    mimeType,
    params: Object.entries(shown).map(([name, value]) => {
      const file = sent[name];
      if (file instanceof File)
        return {
          name,
          fileName: file.name,
          contentType: file.type,
        };
      return {
        name,
        value: typeof value === 'string' ? value : JSON.stringify(value),
      };
    }),
  };
}
// simulator/src/control/export/index.ts
var EXPORT = {
  exportArazzo: async ({ query }, { room }) => {
    const stretch = readStretch(room(), query);
    return toArazzo(stretch, await readFiles(stretch.calls));
  },
  exportHar: ({ query: { since = 0, until = Infinity } }, { room, name, request }) => {
    return toHar(
      room()
        .journal.entries(since)
        .filter(({ id }) => id <= until),
      room().journal.calls(),
      new URL(request.url).origin,
      name,
    );
  },
  exportCurl: async ({ query }, { room, request }) => {
    const stretch = readStretch(room(), query);
    const script = toCurl(stretch, new URL(request.url).origin, await readFiles(stretch.calls));
    return new Response(script, {
      headers: {
        'content-type': 'text/x-shellscript; charset=utf-8',
        'cache-control': 'no-store',
      },
    });
  },
};
// simulator/src/control/suggest.ts
var import_leven = /* @__PURE__ */ __toESM(
  /* @__PURE__ */ __commonJSMin((exports, module) => {
    var array = [];
    var charCodeCache = [];
    var leven = (left, right) => {
      if (left === right) return 0;
      const swap = left;
      if (left.length > right.length) {
        left = right;
        right = swap;
      }
      let leftLength = left.length;
      let rightLength = right.length;
      while (leftLength > 0 && left.charCodeAt(~-leftLength) === right.charCodeAt(~-rightLength)) {
        leftLength--;
        rightLength--;
      }
      let start = 0;
      while (start < leftLength && left.charCodeAt(start) === right.charCodeAt(start)) start++;
      leftLength -= start;
      rightLength -= start;
      if (leftLength === 0) return rightLength;
      let bCharCode;
      let result;
      let temp;
      let temp2;
      let i = 0;
      let j = 0;
      while (i < leftLength) {
        charCodeCache[i] = left.charCodeAt(start + i);
        array[i] = ++i;
      }
      while (j < rightLength) {
        bCharCode = right.charCodeAt(start + j);
        temp = j++;
        result = j;
        for (i = 0; i < leftLength; i++) {
          temp2 = bCharCode === charCodeCache[i] ? temp : temp + 1;
          temp = array[i];
          result = array[i] = temp > result ? (temp2 > result ? result + 1 : temp2) : temp2 > temp ? temp + 1 : temp2;
        }
      }
      return result;
    };
    module.exports = leven;
    module.exports.default = leven;
  })(),
  1,
);
/**
 * Returns `; did you mean …?` for a word that is nearly one of the known ones, and an empty text
 * otherwise.
 */
function didYouMean(word, known) {
  const wanted = word.toLowerCase();
  let best;
  for (const name of known) {
    const distance = (0, import_leven.default)(wanted, name.toLowerCase());
    if (!best || distance < best.distance)
      best = {
        name,
        distance,
      };
  }
  if (!best || best.distance > Math.max(2, Math.floor(word.length / 3))) return '';
  return `; did you mean ${best.name}?`;
}
// simulator/src/control/fault-order.ts
/** The role of calls without a session. */
var VISITOR = 'public';
var never = (field, message) => new ControlError('fault_never_strikes', message, field);
/**
 * Returns a complete order, so that a fault that cannot strike is refused.
 * @param roles the roles of the world's users
 * @throws ControlError operation_unknown, fault_never_strikes, invalid
 */
function readFaultOrder(order, roles) {
  assertOperation(order.operationId, 'operationId');
  assertTiming(order);
  assertEnding(order);
  if (order.when) assertWhen(order.operationId, order.when, roles);
  if (isService(order.operationId)) assertServiceOrder(order);
  const { drop, malformed, code, when, ...rest } = order;
  return {
    ...rest,
    ...(when && { when: withoutGaps(when) }),
    ...(code !== void 0 && { code }),
    ...(drop && { drop }),
    ...(malformed && { malformed }),
  };
}
/** @throws ControlError operation_unknown, with the nearest name */
function assertOperation(name, field) {
  if (name === '*' || isService(name) || Object.hasOwn(OPERATIONS, name)) return;
  throw new ControlError(
    'operation_unknown',
    `There is no operation ${name}${didYouMean(name, [...Object.keys(OPERATIONS), ...OUTSIDE_SERVICES]) || `; use an operation of the contract, * or ${OUTSIDE_SERVICES.join(', ')}`}`,
    field,
  );
}
var isService = (name) => OUTSIDE_SERVICES.some((service) => service === name);
function assertTiming({ nth, rate, times }) {
  if (rate !== void 0 && nth !== void 0) throw invalid('rate', 'Give nth or rate, not both');
  if (times !== void 0 && nth !== void 0) throw invalid('times', 'nth strikes once; leave times out, or nth');
  if (rate === 0) throw never('rate', 'A rate of 0 strikes no call; use a rate above 0, or remove the fault');
}
function assertEnding(order) {
  const { operationId, code, status, drop, malformed, body, delay_ms: delay, message } = order;
  const endings = [code !== void 0 || status !== void 0 || body !== void 0, drop === true, malformed === true].filter(
    Boolean,
  ).length;
  if (endings > 1) throw invalid('code', 'Give one of code, status or body, drop, malformed');
  if (endings === 0 && delay === void 0)
    throw invalid('code', 'Give what goes wrong: code or status, body, delay_ms, drop, malformed');
  if (status !== void 0 && status < 400 && body === void 0)
    throw invalid('status', 'A status below 400 needs a body to return');
  if (message !== void 0 && code === void 0 && status === void 0)
    throw invalid('message', 'A message needs a code or status');
  if (code !== void 0) assertCode(operationId, code);
}
function assertCode(operationId, code) {
  if (!Object.hasOwn(ERRORS, code))
    throw invalid('code', `code must be a code of the error catalogue${didYouMean(code, Object.keys(ERRORS))}`);
  if (ERRORS[code].status >= 500 || !Object.hasOwn(OPERATION_META, operationId)) return;
  const { errors } = OPERATION_META[operationId];
  if (!errors.includes(code))
    throw never('code', `${operationId} does not list ${code} in its x-errors${didYouMean(code, errors)}`);
}
function assertWhen(operationId, when, roles) {
  const { role, field, path } = when;
  if (Object.hasOwn(when, 'equals') && field === void 0)
    throw invalid('when.equals', 'equals needs the field that has the value');
  if (role === void 0 && field === void 0 && path === void 0)
    throw invalid('when', 'Give a condition: role, field or path');
  const known = [.../* @__PURE__ */ new Set([VISITOR, ...Object.keys(ROLES), ...roles])];
  if (role !== void 0 && !known.includes(role))
    throw never(
      'when.role',
      `Nobody in this world has the role ${role}${didYouMean(role, known) || `; use ${known.join(', ')}`}`,
    );
  const entries = (operationId === '*' ? Object.values(OPERATIONS) : [OPERATIONS[operationId]]).filter(
    (entry) => entry !== void 0,
  );
  if (path !== void 0 && entries.length > 0 && !entries.some((entry) => canBegin(entry.path, path)))
    throw never('when.path', `No path of ${operationId} begins with ${path}`);
  if (field !== void 0 && operationId !== '*' && entries.length > 0 && !takesField(operationId, field))
    throw never('when.field', `${operationId} takes no field ${field}`);
}
/** Returns whether a path of this template can begin with the text. */
function canBegin(template, text) {
  const pattern = template.split('/');
  const parts = text.split('/');
  return parts.every((part, index) => {
    const segment = pattern[index];
    if (segment === void 0) return false;
    if (segment.startsWith('{')) return true;
    return index === parts.length - 1 ? segment.startsWith(part) : segment === part;
  });
}
/**
 * Returns whether calls of an operation can have a field. Bodies in JSON may have more fields than
 * the tables name.
 */
function takesField(id, field) {
  const { decode, contentTypes } = OPERATION_META[id];
  const [name = ''] = field.split('.');
  const isForm = !contentTypes.some((type) => type.includes('json'));
  if (contentTypes.length > 0 && !isForm) return true;
  return [decode.params, decode.query, decode.body].some((table) => Object.hasOwn(table, name));
}
/** The park service is called by the server: nobody signs in, and nothing is committed. */
function assertServiceOrder({ operationId, when, after, body }) {
  if (when !== void 0) throw never('when', `Calls to ${operationId} have no person, field or path; leave when out`);
  if (after !== void 0) throw never('after', `Calls to ${operationId} commit nothing; leave after out`);
  if (body !== void 0) throw invalid('body', `${operationId} returns a status only`);
}
function withoutGaps(value) {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== void 0));
}
// simulator/src/control/fault-presets.ts
/** Faults that belong together, as testers meet them in the field. */
var PRESETS = [
  {
    name: 'lossy-wifi',
    summary: 'A weak Wi-Fi: one call in twenty gets lost, one answer in twenty, and one call in five is slow.',
    orders: [
      {
        operationId: '*',
        rate: 0.05,
        drop: true,
      },
      {
        operationId: '*',
        rate: 0.05,
        after: 'commit',
        drop: true,
      },
      {
        operationId: '*',
        rate: 0.2,
        delay_ms: 2e3,
      },
    ],
  },
  {
    name: 'provider-down',
    summary: 'The payment provider and the park service are down: results of payments do not arrive.',
    orders: [
      {
        operationId: 'receivePaymentBackend',
        drop: true,
      },
      {
        operationId: 'receivePaymentResponse',
        status: 503,
      },
      {
        operationId: 'park_service',
        status: 503,
      },
    ],
  },
  {
    name: 'half-dead-printer',
    summary: 'A printer that is offline every other time, and whose jobs take ten seconds.',
    orders: [
      {
        operationId: 'printTicket',
        rate: 0.5,
        code: 'peer_printer_offline',
      },
      {
        operationId: 'testPrint',
        rate: 0.5,
        code: 'peer_printer_offline',
      },
      {
        operationId: 'printTicket',
        delay_ms: 1e4,
      },
    ],
  },
];
// simulator/src/control/faults.ts
var FAULTS = {
  listFaultPresets: () => ({
    data: [...PRESETS],
    total: PRESETS.length,
  }),
  listFaults: (_input, { room }) => list(room().faults.list()),
  orderFault: ({ body }, ctx) => order(ctx, body),
  cancelFaults: ({ query: { id } }, { room }) => ({ cancelled: room().faults.cancel(id) }),
  getFault: ({ params: { id } }, { room }) => {
    const fault = room().faults.find(id);
    if (!fault) throw faultNotFound(id);
    return present$1(fault);
  },
  removeFault: ({ params: { id } }, { room }) => {
    if (room().faults.cancel(id) === 0) throw faultNotFound(id);
    return { success: true };
  },
  orderPreset: ({ params: { preset } }, ctx) => {
    const found = PRESETS.find(({ name }) => name === preset);
    if (!found) {
      const known = PRESETS.map(({ name }) => name);
      throw new ControlError(
        'preset_not_found',
        `There is no preset ${preset}${didYouMean(preset, known) || `; use ${known.join(', ')}`}`,
        'preset',
      );
    }
    const data = found.orders.map((one) =>
      order(ctx, {
        ...one,
        preset,
      }),
    );
    return {
      data,
      total: data.length,
    };
  },
  getPark: (_input, { room }) => ({ status: room().faults.serviceStatus('park_service') }),
  setPark: ({ body: { status } }, { room }) => {
    room().faults.setServiceStatus('park_service', status);
    return { status };
  },
};
function order({ room, world }, given) {
  const roles = world()
    .tables.users.all()
    .map(({ role }) => role);
  return present$1(room().faults.order(readFaultOrder(given, roles)));
}
function list(faults) {
  return {
    data: faults.map(present$1),
    total: faults.length,
  };
}
function present$1(fault) {
  return {
    ...fault,
    spent: isSpent(fault),
  };
}
function faultNotFound(id) {
  return new ControlError('fault_not_found', `There is no fault ${id}; GET …/faults lists them`, 'id');
}
// simulator/src/control/journal.ts
var JOURNAL = {
  getJournal: ({ query }, { room, world }) => {
    const { since = 0, until = Infinity, operationId, status, code, userId, path } = query;
    if (operationId !== void 0) assertOperation(operationId, 'operationId');
    const data = room()
      .journal.entries()
      .filter(
        (entry) =>
          entry.id > since &&
          entry.id <= until &&
          (operationId === void 0 || entry.operationId === operationId) &&
          (status === void 0 || hasStatus(entry, status)) &&
          (code === void 0 || entry.code === code) &&
          (userId === void 0 || entry.userId === userId) &&
          (path === void 0 || entry.path.startsWith(path)),
      );
    const { written } = room().journal;
    return {
      data: data.map((entry) => presentEntry(entry, world())),
      total: data.length,
      written,
    };
  },
  getCall: ({ params: { id } }, { room, world }) => {
    const entry = room().journal.entry(id);
    if (!entry)
      throw new ControlError('call_not_found', `The journal has no call ${id}; it keeps the last 1,000`, 'id');
    return presentEntry(entry, world());
  },
};
/** Returns whether a call ended with a status; 4 means any of 400 to 499. */
function hasStatus(entry, status) {
  return entry.status === status || (status > 0 && status < 10 && Math.floor(entry.status / 100) === status);
}
/** Returns an entry as it travels: with instants as text, and the person. */
function presentEntry(entry, world) {
  const user = entry.userId === null ? void 0 : world.tables.users.get(entry.userId);
  const person =
    entry.userId === null
      ? null
      : {
          id: entry.userId,
          name: user?.name ?? '',
          role: user?.role ?? '',
        };
  return {
    ...entry,
    at: formatInstant(entry.at),
    person,
    events: [...entry.events],
  };
}
// simulator/src/control/outbox-frame.ts
/** What outbox pages may do: their own style, forms to this server; the frame of a mail inherits it. */
var OUTBOX_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
/** The sandbox of a mail: its links open new windows, and their files can be saved. */
var MAIL_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox allow-downloads';
/** What a mail may do: show itself, and open its links. */
var MAIL_POLICY = [
  `sandbox ${MAIL_SANDBOX}`,
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
].join('; ');
var HEAD$1 = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><base target="_blank"><style>body{font:1rem/1.5 system-ui,sans-serif;margin:1rem;overflow-wrap:anywhere}</style>`;
/** Returns a mail's page for its frame; the mail's own styles come later and win. */
function mailFrame(html) {
  const start = /^\s*<!doctype[^>]*>\s*(?:<html[^>]*>)?\s*(?:<head>)?/i.exec(html)?.[0] ?? '';
  return `${start}${HEAD$1}${html.slice(start.length)}`;
}
// simulator/src/control/outbox-style.ts
/** Styles of the outbox, on top of those of every small page. */
var OUTBOX_STYLE = `
body main{max-width:60rem}
header p{color:var(--soft)}
h1{overflow-wrap:anywhere}
.tools{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin-top:1rem}
.search{display:grid;grid-template-columns:1fr auto;gap:.25rem .5rem;flex:1 1 20rem}
.search label{grid-column:1/-1}
.search input{font:inherit;min-height:2.75rem;min-width:0;padding:.5rem .75rem;border-radius:.5rem;border:1px solid var(--soft);background:var(--card);color:var(--ink)}
.tools button,.tools .button,.between .button{width:auto}
.tools button:disabled{color:var(--soft);cursor:default}
.aside{display:flex;flex-wrap:wrap;gap:.5rem}
.mails{list-style:none;margin:1rem 0 0;padding:0;background:var(--card);border:1px solid var(--line);border-radius:.75rem;overflow:hidden}
.mails li+li{border-top:1px solid var(--line)}
.mails a{display:grid;grid-template-columns:1fr auto;gap:.125rem .75rem;padding:.75rem 1.25rem;color:inherit;text-decoration:none;border-left:.25rem solid transparent}
.mails a:hover{background:var(--page)}
.mails a:focus-visible{outline-offset:-3px}
.mails .unread a{border-left-color:var(--go)}
.subject{overflow-wrap:anywhere}
.unread .subject{font-weight:700}
.mark{font-size:.8125rem;font-weight:700;color:var(--go);border:1px solid var(--go);border-radius:1rem;padding:0 .5rem;align-self:start;justify-self:end}
.meta,.snippet{color:var(--soft);font-size:.9375rem;overflow-wrap:anywhere}
.meta{grid-column:1}
.meta+.meta{grid-column:2;text-align:right}
.snippet{grid-column:1/-1;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.between{display:flex;flex-wrap:wrap;gap:.75rem;justify-content:space-between;align-items:center;margin:1rem 0}
.between span{display:flex;gap:.5rem}
.total{color:var(--soft)}
iframe{display:block;width:100%;height:22rem;resize:vertical;border:1px solid var(--line);border-radius:.5rem;background:#fff;color-scheme:light}
pre{margin:0;font:.9375rem/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
pre a{color:var(--go)}
@media (max-width:40rem){.meta+.meta{grid-column:1;text-align:left}.mails a{padding:.75rem 1rem}.search,.aside,.aside form{flex-basis:100%}.aside>*{flex:1}.aside button{width:100%}}
`;
// simulator/src/control/outbox-pages.ts
var MAILS_PER_PAGE = 50;
var SNIPPET_LENGTH = 160;
var HEAD = `<style>${OUTBOX_STYLE}</style>`;
/** Renders the mails of a world that match the search, newest first. @param mails oldest first */
function listPage(view, mails) {
  const { world, now, search, page } = view;
  const found = mails.filter((mail) => matches(mail, search.toLowerCase())).reverse();
  const shown = found.slice(page * MAILS_PER_PAGE, (page + 1) * MAILS_PER_PAGE);
  const unread = mails.filter(({ read_at: at }) => at === null).length;
  const body = `<header><h1>Outbox</h1>
<p>World <strong>${escapeHtml(world)}</strong>, ${formatTime(formatInstant(now))}. ${unread === 0 ? 'No unread mails.' : `${count(unread, 'mail')} unread.`}</p></header>
<div class="tools"><form class="search" role="search"><label for="search">Search</label>
<input id="search" name="search" type="search" value="${escapeHtml(search)}" placeholder="Address, subject, text or code"><button class="go">Search</button></form>
<div class="aside"><a class="button" href="${listUrl(view)}">Refresh</a>
<form method="post"><button name="read" value="all"${unread === 0 ? ' disabled' : ''}>Mark all as read</button></form></div></div>
${shown.length === 0 ? emptyText(search, mails.length) : `<ol class="mails">${shown.map((mail) => row(view, mail)).join('')}</ol>`}
${pager(view, found.length)}`;
  return htmlPage({
    title: `${unread > 0 ? `(${unread}) ` : ''}Outbox of ${world}`,
    body,
    head: HEAD,
  });
}
/** Renders one mail as sent: its page and its text. */
function mailPage(view, mails, mail) {
  const place = mails.findIndex(({ id }) => id === mail.id);
  const newer = mails[place + 1];
  const older = mails[place - 1];
  const shownHtml =
    mail.html === null
      ? ''
      : `<section class="card"><h2>HTML</h2><iframe title="HTML version of the mail" sandbox="${MAIL_SANDBOX}" srcdoc="${escapeHtml(mailFrame(mail.html))}"></iframe></section>`;
  const body = `<nav class="between" aria-label="Mails"><a class="button" href="${listUrl(view)}">Back to the outbox</a>
<span>${step(view, newer, 'Newer')}${step(view, older, 'Older')}</span></nav>
<h1>${escapeHtml(mail.subject)}</h1>
<section class="card" aria-label="About this mail"><dl>${facts(mail)}</dl></section>
${shownHtml}<section class="card"><h2>Plain text</h2><pre>${linked(mail.text)}</pre></section>`;
  return htmlPage({
    title: `${mail.subject} – outbox of ${view.world}`,
    body,
    head: HEAD,
  });
}
function matches({ to, subject, text, ticket_code: code }, search) {
  return search === '' || [...to, subject, text, code ?? ''].some((part) => part.toLowerCase().includes(search));
}
function row(view, mail) {
  const fresh = mail.read_at === null;
  const snippet = mail.text.replaceAll(/\s+/g, ' ').slice(0, SNIPPET_LENGTH);
  return `<li${fresh ? ' class="unread"' : ''}><a href="${mailUrl(view, mail)}"><span class="subject">${escapeHtml(mail.subject)}</span>${fresh ? '<span class="mark">Unread</span>' : ''}
<span class="meta">${escapeHtml(mail.to.join(', '))}</span><span class="meta">${formatTime(mail.created_at)}${mail.ticket_code === null ? '' : ` · ${escapeHtml(mail.ticket_code)}`}</span>
<span class="snippet">${escapeHtml(snippet)}</span></a></li>`;
}
function facts(mail) {
  return [
    ['To', mail.to.join(', ')],
    ['Sent', formatTime(mail.created_at)],
    ['Received', mail.received_at === null ? 'in transit' : formatTime(mail.received_at)],
    ['Read', mail.read_at === null ? 'not yet' : formatTime(mail.read_at)],
    ...(mail.ticket_code === null ? [] : [['Ticket', mail.ticket_code]]),
  ]
    .map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
}
function pager(view, total) {
  const last = Math.max(0, Math.ceil(total / MAILS_PER_PAGE) - 1);
  if (last === 0) return `<p class="total">${count(total, 'mail')}</p>`;
  const turn = (page, words) =>
    page < 0 || page > last
      ? ''
      : `<a class="button" href="${listUrl({
          ...view,
          page,
        })}">${words}</a>`;
  return `<nav class="between" aria-label="Pages"><p class="total">${count(total, 'mail')}, page ${view.page + 1} of ${last + 1}</p>
<span>${turn(view.page - 1, 'Newer')}${turn(view.page + 1, 'Older')}</span></nav>`;
}
function step(view, mail, words) {
  return mail ? `<a class="button" href="${mailUrl(view, mail)}">${words}</a>` : '';
}
function emptyText(search, total) {
  return `<p class="card">${total === 0 ? 'No mails yet. Sell a ticket to a buyer with an email address, and its mail appears here.' : `No mails match ‘${escapeHtml(search)}’.`}</p>`;
}
function listUrl({ world, search, page }) {
  return `/__sim/worlds/${world}/outbox${buildQuery(search, page)}`;
}
function mailUrl({ world, search, page }, { id }) {
  return `/__sim/worlds/${world}/outbox/${id}${buildQuery(search, page)}`;
}
function buildQuery(search, page) {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (page > 0) query.set('page', String(page));
  return query.size === 0 ? '' : escapeHtml(`?${query.toString()}`);
}
var URL_PATTERN = /(https?:\/\/[^\s<>"]+)/;
/** Returns a text with clickable URLs. */
function linked(text) {
  return text
    .split(URL_PATTERN)
    .map((part, index) => {
      const safe = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${safe}" target="_blank" rel="noopener">${safe}</a>` : safe;
    })
    .join('');
}
/** Formats an instant as `2026-03-05 14:02:09`; it already has Kuala Lumpur time. */
function formatTime(iso) {
  return iso.slice(0, 19).replace('T', ' ');
}
function count(number, what) {
  return number === 1 ? `1 ${what}` : `${number} ${what}s`;
}
// simulator/src/control/outbox.ts
/** The mails of a world: as JSON for programs, as pages for people in a browser. */
var OUTBOX = {
  getOutbox: (_input, ctx) => {
    const mails = getOutbox(ctx);
    if (!wantsPage(ctx))
      return {
        data: mails.map(presentOutboxMail),
        total: mails.length,
      };
    return page(listPage(readPage(ctx), mails));
  },
  readMails: ({ body: { read } }, { domain, world }) => ({
    read: domain.readMails(world(), read === 'all' ? void 0 : read),
  }),
  getMail: ({ params: { id } }, ctx) => {
    if (!wantsPage(ctx)) return presentOutboxMail(mailOf(ctx, id));
    ctx.domain.readMails(ctx.world(), [mailOf(ctx, id).id]);
    return page(mailPage(readPage(ctx), getOutbox(ctx), mailOf(ctx, id)));
  },
  getMailHtml: ({ params: { id } }, ctx) => {
    const { html } = mailOf(ctx, id);
    if (html === null) throw new ControlError('mail_not_found', `Mail ${id} has no page`, 'id');
    return page(mailFrame(html), MAIL_POLICY);
  },
};
/** Marks all mails as read for the button of the page, whose form leads back to it. */
function readAllByForm({ domain, world, request }) {
  domain.readMails(world());
  return new Response(null, {
    status: 303,
    headers: { location: new URL(request.url).pathname },
  });
}
function getOutbox({ domain, world }) {
  return domain.outbox(world());
}
function mailOf(ctx, wanted) {
  const mail = getOutbox(ctx).find(({ id }) => id === wanted);
  if (!mail) throw new ControlError('mail_not_found', `There is no mail ${wanted}`, 'id');
  return mail;
}
function readPage({ world, name, request }) {
  const query = new URL(request.url).searchParams;
  const asked = query.get('page') ?? '0';
  return {
    world: name,
    now: world().clock.now(),
    search: query.get('search')?.trim() ?? '',
    page: /^\d{1,9}$/.test(asked) ? Number(asked) : 0,
  };
}
/** Returns whether a browser opened the URL; programs that do not ask for HTML get JSON. */
function wantsPage({ request }) {
  return (request.headers.get('accept') ?? '').includes('text/html');
}
function page(html, policy = OUTBOX_POLICY) {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
// simulator/src/control/payments.ts
var DEFAULT_REASON = 'The card was declined';
var PAYMENTS = {
  payOnline: ({ body: { form, choice = 'pay', reason = DEFAULT_REASON } }, { world, origin, pay }) => {
    const paid = pay(world(), new URLSearchParams(form), origin, {
      choice,
      reason,
    });
    if (!paid.ok) throw invalid(`form.${paid.problem.split(':')[0]}`, `form.${paid.problem}`);
    const { payment, report } = paid;
    const { refNo, amount, state, transactionId, reason: why } = payment;
    return {
      ref_no: refNo,
      amount,
      state,
      transaction_id: transactionId,
      reason: why,
      confirmed: report?.confirmed ?? null,
    };
  },
};
// simulator/src/control/personas.ts
var PERSONAS = {
  listPersonas: (_input, { domain, world }) => {
    const data = [...domain.listPersonas(world())];
    return {
      data,
      total: data.length,
    };
  },
  openSession: ({ params: { account } }, ctx) => {
    return assertAccount(ctx, account, ctx.domain.openSession(ctx.world(), account, ctx.rules));
  },
};
/** Returns what an account got. @throws ControlError when it does not exist or may not sign in */
function assertAccount({ domain, world }, account, given) {
  if (given === void 0)
    throw new ControlError(
      'account_not_found',
      `There is no account ${account}${
        didYouMean(
          account,
          domain.listPersonas(world()).map((persona) => persona.account),
        ) || '; GET …/personas lists the accounts'
      }`,
      'account',
    );
  if (isRefused(given))
    throw new ControlError('account_cannot_sign_in', `${account} may not sign in: ${given.code}`, 'account');
  return given;
}
function isRefused(given) {
  return 'code' in given;
}
// simulator/src/control/prices.ts
var PRICES = {
  quotePrice: ({ body: { cart, catalogue, world, account } }, ctx) => {
    if ((catalogue === void 0) === (world === void 0))
      throw invalid('catalogue', 'Give a catalogue, or the world that has it; one of the two');
    if (catalogue !== void 0 && account !== void 0) throw invalid('account', 'An account needs a world, no catalogue');
    return quote(cart, catalogue === void 0 ? fromWorld(ctx, world, account) : fromBody(catalogue));
  },
};
function fromWorld(ctx, name, account) {
  const world = ctx.worlds.find(name)?.world;
  if (!world) throw worldNotFound(name, 'world');
  const catalogue = ctx.domain.getCatalogue(world, account, ctx.rules);
  return assertAccount(
    {
      domain: ctx.domain,
      world: () => world,
    },
    account ?? '',
    catalogue,
  );
}
/** @throws ControlError when it is no answer of getSalePackages */
function fromBody(catalogue) {
  for (const [name, isRight] of [
    ['packages', Array.isArray(catalogue['packages'])],
    ['processing_fee', typeof catalogue['processing_fee'] === 'object' && catalogue['processing_fee'] !== null],
  ])
    if (!isRight)
      throw invalid(`catalogue.${name}`, `catalogue.${name} is missing; give a whole answer of GET /tickets/packages`);
  return catalogue;
}
/** Returns the price of a cart by the contract's rules, in RM. */
function quote(cart, catalogue) {
  const item = catalogue.packages.find(({ id }) => id === cart.package_id);
  if (!item) {
    const known = catalogue.packages.map(({ id, name }) => `${id} (${name})`).join(', ');
    throw new ControlError(
      'package_not_found',
      `Package ${cart.package_id} is not on sale; on sale: ${known || 'none'}`,
      'cart.package_id',
    );
  }
  const counts = countsFromWire(cart);
  const { discount_type: type = 'RM', discount_value: value = 0 } = cart;
  const priced = priceOrder({
    mode: 'sale',
    package: packagePricingFromWire(item),
    source: cart.source ?? 'none',
    counts,
    foods: dishesOf(cart, item),
    minisigua: minisiguaFromWire(catalogue.minisigua),
    cashierDiscount:
      value === 0
        ? null
        : {
            type,
            value: type === 'RM' ? toSen(value) : value,
          },
    enableDiscount: catalogue.enable_discount,
    fee: feeFromWire(catalogue.processing_fee, cart.payment_method ?? null),
  });
  return present(
    priced,
    freePassengersThatFit({
      free: priced.free,
      passengers: countPassengers(counts),
      capacity: cart.capacity ?? null,
    }),
  );
}
/** @throws ControlError package_not_found for a dish that the package's menu does not have */
function dishesOf({ foods = [] }, item) {
  return mergeDishes(foods).map((dish) => {
    const food = item.foods?.find(({ id }) => id === dish.id);
    if (!food) throw new ControlError('package_not_found', `Package ${item.id} has no dish ${dish.id}`, 'cart.foods');
    const quantities = Object.fromEntries(
      PRICED_CATEGORIES.map((category) => [category, dish[`total_${category}`] ?? 0]),
    );
    return {
      name: food.name,
      prices: pricesFromWire(food),
      quantities,
    };
  });
}
function present(priced, free) {
  const { total, subtotal, base, tier, food, minisigua, cashier, fee } = priced;
  return {
    ...Object.fromEntries(
      Object.entries({
        total,
        subtotal,
        base,
        tier,
        food,
        minisigua,
        cashier,
        fee,
      }).map(([name, sen]) => [name, toRinggit(sen)]),
    ),
    free: priced.free,
    passengers: priced.passengers,
    lines: priced.lines.map(({ kind, category, label, count, price, amount, discount }) => ({
      kind,
      category,
      label,
      count,
      price: toRinggit(price),
      amount: toRinggit(amount),
      discount: toRinggit(discount),
    })),
    trace: priced.trace.map((step) => ({
      ...step,
      amount: toRinggit(step.amount),
    })),
    sale: shownPriceToWire(priced, free),
  };
}
// simulator/src/control/realtime.ts
/** Messages that belong to one connection: sending them again would end or confuse another. */
var OF_CONNECTION = /* @__PURE__ */ new Set([
  'connected',
  'users',
  'clock',
  'logout',
  'quit',
  'forbidden',
  'appid_invalid',
]);
var REALTIME = {
  listWindows: (_input, { hub, name }) => {
    const data = hub
      .world(name)
      .peers()
      .map(({ peer_id: peer, app, id: userId, name: person, role, channel, screen }) => ({
        peer,
        app,
        userId,
        name: person,
        role,
        channel,
        screen,
      }));
    return {
      data,
      total: data.length,
    };
  },
  sendRealtime: ({ body }, { hub, world }) => {
    const there = hub.world(world().name);
    if ('close' in body) return { closed: there.dropAll(body.close, 'the control plane asked for it', body.user_id) };
    const message = readMessage(body.message);
    return { sent: body.user_id === void 0 ? there.broadcast(message) : there.toUser(body.user_id, message) };
  },
  listFrames: ({ query: { since = 0, direction, type, userId } }, { room }) => {
    const { frames } = room();
    const data = frames
      .list()
      .filter(
        (frame) =>
          frame.id > since &&
          (direction === void 0 || frame.direction === direction) &&
          (type === void 0 || frame.type === type) &&
          (userId === void 0 || frame.userId === userId),
      );
    return {
      data: data.map(presentFrame),
      total: data.length,
      written: frames.written,
    };
  },
  replayFrames: ({ body: { since = 0, until = Infinity } = {} }, { room, hub, world }) => {
    const stretch = room()
      .frames.sent()
      .filter(({ id }) => id > since && id <= until)
      .flatMap(({ frame }) => textOf(frame));
    const messages = [...new Map(stretch.map((one) => [`${one.userId} ${one.text}`, one])).values()];
    const there = hub.world(world().name);
    return {
      frames: messages.length,
      sent: messages.reduce((sum, one) => sum + sendAgain(there, one), 0),
    };
  },
  listPapers: ({ query: { since = 0 } }, { room }) => {
    const data = room()
      .papers.list()
      .filter(({ id }) => id > since)
      .map(presentPaper);
    return {
      data,
      total: data.length,
    };
  },
};
/** Returns an outgoing message that can be sent again; none for others. */
function textOf({ direction, type, userId, message }) {
  return direction === 'out' && typeof message === 'string' && !OF_CONNECTION.has(type)
    ? [
        {
          userId,
          text: message,
        },
      ]
    : [];
}
/** Sends a message to the windows of its user; that of a visitor to visitors. */
function sendAgain(hub, { userId, text }) {
  const again = JSON.parse(text);
  return userId === null ? hub.broadcast(again, (peer) => peer.id === null) : hub.toUser(userId, again);
}
function presentFrame(frame) {
  return {
    ...frame,
    at: formatInstant(frame.at),
  };
}
function presentPaper(paper) {
  return {
    ...paper,
    at: formatInstant(paper.at),
  };
}
/** @throws ControlError for what is no message of the server */
function readMessage(value) {
  const { type } = value;
  if (!Object.hasOwn(SERVER_MESSAGES, type))
    throw invalid(
      'message.type',
      `message.type must be a message of the server${didYouMean(type, Object.keys(SERVER_MESSAGES))}`,
    );
  const { schema } = SERVER_MESSAGES[type];
  const parsed = schemas[schema].safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = ['message', ...(issue?.path ?? [])].map(String).join('.');
  throw invalid(field, `${field}: ${issue?.message ?? 'is wrong'}`);
}
/** The reports of scenario runs, which belong to no world. */
var RunStore = class {
  #runs = [];
  #lastId = 0;
  /** Returns the stored runs, newest first. */
  list() {
    return this.#runs.toReversed();
  }
  find(id) {
    return this.#runs.find(({ summary }) => summary.id === id);
  }
  /** Stores a report, and drops the oldest one when there are too many. */
  add(report, now) {
    this.#lastId += 1;
    const run = {
      summary: summarize(report, this.#lastId, now),
      report,
    };
    this.#runs.push(run);
    if (this.#runs.length > 20) this.#runs.shift();
    return run;
  }
};
function summarize({ seconds, complete, scenarios, skipped }, id, now) {
  const failed = scenarios.filter(({ failure }) => failure).length;
  const passed = scenarios.length - failed;
  return {
    id,
    at: formatInstant(now),
    seconds,
    complete,
    passed,
    failed,
    skipped: skipped.length,
  };
}
// simulator/src/control/runs.ts
var RUNS = {
  listRuns: (_input, { runs }) => {
    const data = runs.list().map(({ summary }) => summary);
    return {
      data,
      total: data.length,
    };
  },
  addRun: ({ body }, { runs, clock }) => runs.add(body, clock.now()).summary,
  getRun: ({ params: { id } }, { runs }) => {
    const run = runs.find(id);
    if (!run) throw new ControlError('run_not_found', `There is no run ${id}; GET /__sim/runs lists the last 20`, 'id');
    const { summary, report } = run;
    return {
      summary,
      scenarios: report.scenarios,
      skipped: report.skipped,
    };
  },
};
var control_default = {
  openapi: '3.1.0',
  info: {
    title: 'Muara control plane',
    version: '0.1.0',
    summary: 'Worlds, time, faults and records of a simulator, for people who test.',
    license: {
      name: 'MIT',
      identifier: 'MIT',
    },
    contact: {
      name: 'Muara',
      url: 'https://muara.test',
    },
    description:
      "Prepare a world, break something in it, let time pass, and read what happened. The control plane belongs to the\nsimulator and is not part of the operator's API: a real server has no `/__sim`.\n\n**Who can call.** Programs and pages of the same machine. Commands need `Content-Type: application/json`, or the header\n`X-Sim-World`, also when they have no body; `--no-control` switches all of it off.\n\n**Worlds.** A world is a complete, isolated state. Its name is in the path here, and in the header `X-Sim-World` or the\nprefix `/w/{name}` of the calls of the contract. The same seed, instant and calls give the same answers in every world,\nexcept for tokens, document keys and ids of print jobs.\n\n**Refusals** return `{code, message, field?}` in one line. The message names what is wrong and what to write instead.\n",
  },
  servers: [
    {
      url: '/',
      description: 'The simulator that this document comes from.',
    },
    {
      url: 'http://localhost:3000',
      description: 'A simulator on your own machine.',
    },
  ],
  security: [],
  components: /* @__PURE__ */ JSON.parse(
    '{"schemas":{"ControlRefusal":{"type":"object","description":"What every refused call of the control plane returns.","required":["code","message"],"properties":{"code":{"type":"string","description":"A code that the operation lists.","examples":["world_not_found"]},"message":{"type":"string","description":"One line that says what is wrong and what to do.","examples":["There is no world demo; create it with PUT /__sim/worlds/demo"]},"field":{"type":"string","description":"The field, parameter or part of the path at fault, where one is.","examples":["name"]},"near_misses":{"type":"array","description":"Only for `wait_timed_out`; what came closest to the conditions, best first.","items":{"$ref":"#/components/schemas/NearMiss"}}}},"FaultWhen":{"type":"object","description":"Only calls that meet every condition count.","additionalProperties":false,"properties":{"role":{"type":"string","minLength":1,"maxLength":60,"x-open":"Managers can define more roles (002 §6).","description":"Only calls of users with this role; `public` for calls without a session.","examples":["Cashier"]},"field":{"type":"string","minLength":1,"maxLength":100,"description":"Only calls with this field in the body, query or path; a dot leads into an object.","examples":["payment_method"]},"equals":{"type":["string","number","boolean","null"],"description":"Only where `field` has this value.","examples":["Cash"]},"path":{"type":"string","minLength":1,"maxLength":200,"description":"Only paths that begin with this.","examples":["/api/tickets"]}}},"FaultOrder":{"type":"object","description":"What goes wrong, and when. Without `nth`, `rate`, `times` and `when` it strikes every call of the operation. `code` or `status`, `drop` and `malformed` exclude one another; `delay_ms` comes before them. `body` replaces the answer.","required":["operationId"],"additionalProperties":false,"properties":{"operationId":{"type":"string","minLength":1,"maxLength":100,"description":"An operation of the contract, `*` for all of them, or park_service.","examples":["generateTicket"]},"nth":{"type":"integer","minimum":1,"maximum":1000000,"description":"Strikes the nth matching call from now, once.","examples":[1]},"rate":{"type":"number","minimum":0,"maximum":1,"description":"Strikes each matching call with this probability."},"times":{"type":"integer","minimum":1,"maximum":1000000,"description":"Strikes at most this many times.","examples":[2]},"when":{"$ref":"#/components/schemas/FaultWhen"},"after":{"type":"string","const":"commit","description":"Handles the call first and keeps what it wrote, so that only its answer is lost or replaced."},"code":{"type":"string","minLength":1,"maxLength":100,"description":"A code of the error catalogue, returned with the catalogue\'s status.","examples":["slot_fully_booked"]},"status":{"type":"integer","minimum":200,"maximum":599,"description":"Replaces the catalogue\'s status; below 400 only with `body`.","examples":[503]},"message":{"type":"string","maxLength":500,"description":"Replaces the catalogue\'s message."},"body":{"description":"The JSON to return, in place of the error or the answer; status 200 unless `status` says otherwise."},"delay_ms":{"type":"integer","minimum":1,"maximum":600000,"description":"Waits this long in real time, then continues."},"drop":{"type":"boolean","description":"Closes the connection without a response."},"malformed":{"type":"boolean","description":"Returns 200 with truncated JSON."},"preset":{"type":"string","minLength":1,"maxLength":60,"description":"The preset that the fault is part of; only for your own lists."}}},"FaultPreset":{"type":"object","description":"Faults that belong together.","required":["name","summary","orders"],"properties":{"name":{"type":"string","description":"Its name in the path.","examples":["lossy-wifi"]},"summary":{"type":"string","description":"What it is like.","examples":["A weak Wi-Fi: one call in ten is lost, every fourth is slow."]},"orders":{"type":"array","items":{"$ref":"#/components/schemas/FaultOrder"},"description":"The faults that it orders."}}},"FaultPresetList":{"type":"object","description":"The presets of this simulator.","required":["data","total"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/FaultPreset"},"description":"All presets."},"total":{"type":"integer","minimum":0,"description":"How many there are.","examples":[1]}}},"Fault":{"type":"object","description":"An ordered fault with its strike counts.","required":["id","operationId","seen","struck","spent"],"properties":{"id":{"type":"integer","minimum":1,"description":"Its number.","examples":[1]},"operationId":{"type":"string","description":"What it strikes.","examples":["generateTicket"]},"nth":{"type":"integer","minimum":1,"description":"The call that it strikes."},"rate":{"type":"number","minimum":0,"maximum":1,"description":"Its probability."},"times":{"type":"integer","minimum":1,"description":"How often it strikes at most."},"when":{"$ref":"#/components/schemas/FaultWhen"},"after":{"type":"string","const":"commit","description":"Set when the call is handled first."},"code":{"type":"string","description":"The code that it returns."},"status":{"type":"integer","minimum":200,"maximum":599,"description":"The status that it returns."},"message":{"type":"string","description":"The message that it returns."},"body":{"description":"The JSON that it returns."},"delay_ms":{"type":"integer","minimum":1,"description":"How long it waits, in real milliseconds."},"drop":{"type":"boolean","description":"Whether it closes the connection."},"malformed":{"type":"boolean","description":"Whether it returns truncated JSON."},"preset":{"type":"string","description":"The preset that it is part of."},"seen":{"type":"integer","minimum":0,"description":"Matching calls since it was ordered.","examples":[3]},"struck":{"type":"integer","minimum":0,"description":"How often it struck.","examples":[1]},"spent":{"type":"boolean","description":"Whether it can strike no more: its nth call or its number of times has passed.","examples":[false]}}},"FaultList":{"type":"object","description":"The faults in force.","required":["data","total"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Fault"},"description":"The faults in order; the first that strikes a call wins."},"total":{"type":"integer","minimum":0,"description":"How many there are.","examples":[1]}}},"CanceledFaults":{"type":"object","description":"What was removed.","required":["cancelled"],"properties":{"cancelled":{"type":"integer","minimum":0,"description":"How many faults were removed.","examples":[1]}}},"Success":{"type":"object","required":["success"],"properties":{"success":{"type":"boolean","const":true,"description":"Always true: a call that fails is refused with a code."}}},"Nothing":{"type":"object","additionalProperties":false,"description":"An empty object."},"ServiceStatus":{"type":"object","description":"The status of an outside service.","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"integer","minimum":200,"maximum":599,"description":"The status that it returns from now on: 502 breaks it, 200 restores it.","examples":[502]}}},"Instant":{"type":"string","format":"date-time","description":"A moment in time, ISO 8601 with the offset of Kuala Lumpur.","examples":["2026-03-10T10:15:00+08:00"]},"CallPerson":{"type":"object","description":"The person of a call.","required":["id","name","role"],"properties":{"id":{"type":"integer","minimum":1,"description":"Id of the user.","examples":[5]},"name":{"type":"string","description":"Their name, or an empty text if the user was removed.","examples":["Aisyah Rahman"]},"role":{"type":"string","x-open":"Managers can define more roles (002 §6).","description":"Their role, or an empty text if the user was removed.","examples":["Cashier"]}}},"JournalEntry":{"type":"object","description":"One call. Passwords, tokens and keys are shown as `[hidden]`.","required":["id","at","operationId","method","path","query","status","code","message","userId","person","address","platform","userAgent","took","faultId","events"],"properties":{"id":{"type":"integer","minimum":1,"description":"Its number, from 1 in each world.","examples":[7]},"at":{"$ref":"#/components/schemas/Instant","description":"When it came in by the world\'s clock."},"operationId":{"type":["string","null"],"description":"The operation; null for an unknown address.","examples":["refundTicket"]},"method":{"type":"string","description":"Its HTTP method.","examples":["POST"]},"path":{"type":"string","description":"Path without the world\'s prefix and the query.","examples":["/api/tickets/refund"]},"query":{"type":"object","additionalProperties":true,"description":"The query as the operation reads it.","examples":[{}]},"body":{"description":"The request, as read. Absent without one; long texts are cut.","examples":[{"id":481}]},"answer":{"description":"The answer as JSON, or `[bytes]` for a file. Absent if it was empty, or dropped to save memory.","examples":[{"code":"permission_denied","message":"You do not have permission for this."}]},"status":{"type":"integer","minimum":0,"maximum":599,"description":"Status of the answer; 0 when the connection was dropped.","examples":[403]},"code":{"type":["string","null"],"description":"The error code of a refused call.","examples":["permission_denied"]},"message":{"type":["string","null"],"description":"Its sentence.","examples":["You do not have permission for this."]},"userId":{"type":["integer","null"],"description":"The user whose token it was.","examples":[5]},"person":{"description":"Who called; null without a known token.","oneOf":[{"$ref":"#/components/schemas/CallPerson"},{"type":"null"}]},"address":{"type":"string","description":"The caller\'s network address.","examples":["127.0.0.1"]},"platform":{"type":"string","description":"The `X-Platform` header.","examples":["web_app"]},"userAgent":{"type":"string","description":"The `User-Agent` header.","examples":["curl/8.5.0"]},"took":{"type":"number","minimum":0,"description":"Real milliseconds.","examples":[3]},"faultId":{"type":["integer","null"],"description":"The fault that struck.","examples":[null]},"events":{"type":"array","items":{"type":"string"},"description":"What the call caused, in order.","examples":[[]]},"lost":{"type":"boolean","description":"Whether the call was handled and a fault lost or replaced its answer."}}},"Journal":{"type":"object","description":"Calls of a world.","required":["data","total","written"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/JournalEntry"},"description":"The calls that match, oldest first."},"total":{"type":"integer","minimum":0,"description":"How many match.","examples":[1]},"written":{"type":"integer","minimum":0,"description":"How many calls were ever written.","examples":[7]}}},"WaitKind":{"type":"string","enum":["call","mail","frame","paper"],"description":"What to wait for.","examples":["call"]},"MailLink":{"type":"object","description":"A link in a mail.","required":["url","query"],"properties":{"url":{"type":"string","format":"uri","description":"Its address.","examples":["http://localhost:3000/w/demo/d/reset-password?token=demo.9f86d081884c7d65"]},"query":{"type":"object","additionalProperties":{"type":"string"},"description":"The parameters of its query.","examples":[{"token":"demo.9f86d081884c7d65"}]}}},"OutboxMail":{"type":"object","description":"A mail that would have been sent.","required":["id","to","subject","text","html","ticket_code","created_at","received_at","read_at","links"],"properties":{"id":{"type":"integer","minimum":1,"description":"Its number.","examples":[1]},"to":{"type":"array","items":{"type":"string"},"description":"Its recipients.","examples":[["aina@mail.test"]]},"subject":{"type":"string","description":"The subject line.","examples":["Your ticket MRCX7K2M9QP"]},"text":{"type":"string","description":"The plain text.","examples":["Your ticket is attached."]},"html":{"type":["string","null"],"description":"The HTML version; null when the text is enough.","examples":[null]},"ticket_code":{"type":["string","null"],"description":"The ticket that it is about; null for other mails.","examples":["MRCX7K2M9QP"]},"created_at":{"$ref":"#/components/schemas/Instant","description":"When it was sent."},"received_at":{"description":"Two seconds after sending; null until then.","oneOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}],"examples":[null]},"read_at":{"description":"When somebody opened it; null until then.","oneOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}],"examples":[null]},"links":{"type":"array","items":{"$ref":"#/components/schemas/MailLink"},"description":"The links of the text, in its order."}}},"Frame":{"type":"object","description":"A realtime message. Pings are not kept.","required":["id","at","direction","peer","userId","type","message"],"properties":{"id":{"type":"integer","minimum":1,"description":"Its number, from 1 in each world.","examples":[3]},"at":{"$ref":"#/components/schemas/Instant","description":"When it was sent by the world\'s clock."},"direction":{"type":"string","enum":["in","out"],"description":"`in` from a window or helper to the server, `out` the other way.","examples":["out"]},"peer":{"type":"string","description":"Id of the connection.","examples":["p1"]},"userId":{"type":["integer","null"],"description":"Its user; null for visitors and helpers.","examples":[5]},"type":{"type":"string","description":"The `type` or `msg` of the message; empty for a frame that cannot be read.","examples":["alert"]},"message":{"description":"The message, with secrets hidden. Absent if it was dropped to save memory.","examples":[{"type":"alert","message":"Closing in ten minutes"}]}}},"PrintJobOutcome":{"type":"string","x-constant":"PRINT_JOB_STATES","description":"State of a print job. waiting - the printer has it and has not started; printing - paper is coming out; printed; failed - nothing was printed; canceled; unknown - nobody can tell whether it was printed, so check the printer before anything is printed again.","enum":["waiting","printing","printed","failed","canceled","unknown"]},"Paper":{"type":"object","description":"A print job that the server gave to a printer helper.","required":["id","at","job_id","printer_id","code","state","error","message"],"properties":{"id":{"type":"integer","minimum":1,"description":"Its number, from 1 in each world; it gets a new one when its state changes.","examples":[2]},"at":{"$ref":"#/components/schemas/Instant","description":"When it was sent, by the world\'s clock."},"job_id":{"type":"string","description":"Id of the job.","examples":["job-k3f9a-1"]},"printer_id":{"type":"string","description":"The helper\'s device.","examples":["RECEIPT-1"]},"code":{"type":["string","null"],"description":"The purchase that it is about.","examples":["MRCX7K2M9QP"]},"state":{"$ref":"#/components/schemas/PrintJobOutcome","examples":["printed"]},"error":{"type":["string","null"],"description":"What the helper reported; null without an error.","examples":[null]},"message":{"type":"object","additionalProperties":true,"description":"The job as the helper received it, with secrets hidden.","examples":[{"type":"print","job_id":"job-k3f9a-1"}]}}},"WaitResult":{"type":"object","description":"What matched; the field of its kind has it.","required":["kind","id","waited_ms"],"properties":{"kind":{"$ref":"#/components/schemas/WaitKind"},"id":{"type":"integer","minimum":1,"description":"Its number: pass it as `since` to wait for the next one.","examples":[8]},"waited_ms":{"type":"number","minimum":0,"description":"How long the wait took in real milliseconds.","examples":[12]},"call":{"$ref":"#/components/schemas/JournalEntry"},"mail":{"$ref":"#/components/schemas/OutboxMail"},"frame":{"$ref":"#/components/schemas/Frame"},"paper":{"$ref":"#/components/schemas/Paper"}}},"ArazzoWorkflow":{"type":"object","description":"An Arazzo 1.0.1 document with one workflow.","required":["arazzo","info","sourceDescriptions","workflows"],"properties":{"arazzo":{"type":"string","description":"Version of the format.","examples":["1.0.1"]},"info":{"type":"object","additionalProperties":true,"description":"Title and version.","examples":[{"title":"Calls 1 to 3 of the world demo","version":"1.0.0"}]},"sourceDescriptions":{"type":"array","items":{"type":"object","additionalProperties":true},"description":"The documents whose operations the steps name.","examples":[[{"name":"muara","url":"./openapi.json","type":"openapi"}]]},"workflows":{"type":"array","items":{"type":"object","additionalProperties":true},"description":"The workflow.","examples":[[{"workflowId":"demo","steps":[{"stepId":"login","operationId":"login"}]}]]},"x-files":{"type":"object","additionalProperties":{"type":"string"},"description":"The files that the steps upload as `$file(\'name\')`, as data URLs by name. Absent without uploads.","examples":[{"call7-poster.png":"data:image/png;base64,iVBORw0KGgo="}]}}},"HarLog":{"type":"object","description":"An HTTP archive, HAR 1.2.","required":["log"],"properties":{"log":{"type":"object","additionalProperties":true,"description":"Version, creator and entries.","examples":[{"version":"1.2","creator":{"name":"Muara simulator","version":"0.1.0"},"entries":[]}]}}},"ReplayOrder":{"type":"object","description":"Which calls to send again, and where.","additionalProperties":false,"properties":{"into":{"type":"string","pattern":"^[a-z0-9-]{1,64}$","description":"The world to make for it, replacing any of that name; `{name}-replay` by default.","examples":["demo-replay"]},"until":{"type":"integer","minimum":1,"description":"The last call to send; all by default.","examples":[40]},"verify":{"type":"boolean","description":"Whether to compare every answer; true by default.","examples":[true]}}},"ClockMode":{"type":"string","enum":["real","offset","frozen"],"description":"Whether the clock runs in real time, runs ahead of it, or stopped.","examples":["frozen"]},"World":{"type":"object","description":"A world in short.","required":["name","incarnation","training","seed","tickets","at","now","clock","calls","faults"],"properties":{"name":{"type":"string","description":"What it is called.","examples":["demo"]},"incarnation":{"type":"string","description":"Another one after each reset, restore and deletion, when the tokens from before have ended.","examples":["f5daa29b"]},"training":{"type":"boolean","description":"Whether its screens and papers say TRAINING, and it resets itself every night.","examples":[false]},"seed":{"type":"integer","minimum":0,"description":"The seed that its past was made from.","examples":[1]},"tickets":{"type":"integer","minimum":0,"description":"How many past sales it began with.","examples":[480]},"at":{"description":"The instant that it was created at; null for one that began in real time.","oneOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}],"examples":["2026-03-10T10:00:00+08:00"]},"now":{"$ref":"#/components/schemas/Instant","description":"Its time."},"clock":{"$ref":"#/components/schemas/ClockMode"},"calls":{"type":"integer","minimum":0,"description":"How many calls it was sent, including those that the journal dropped.","examples":[12]},"faults":{"type":"integer","minimum":0,"description":"How many faults are in force.","examples":[0]}}},"ReplayDifference":{"type":"object","description":"An answer that differs.","required":["id","operationId","path","at","recorded","replayed"],"properties":{"id":{"type":"integer","minimum":1,"description":"The recorded call.","examples":[7]},"operationId":{"type":["string","null"],"description":"Its operation.","examples":["refundTicket"]},"path":{"type":"string","description":"Path of the recorded call.","examples":["/api/tickets/refund"]},"at":{"type":"string","description":"JSON pointer to the first difference in the answer; `status` for another status.","examples":["/code"]},"recorded":{"description":"The recorded value.","examples":["MRCX7K2M9QP"]},"replayed":{"description":"The value of the replay.","examples":["MRCB3C4D5E6"]}}},"SkippedCall":{"type":"object","description":"A call that was not sent.","required":["id","operationId","why"],"properties":{"id":{"type":"integer","minimum":1,"description":"The recorded call.","examples":[3]},"operationId":{"type":["string","null"],"description":"Its operation.","examples":["login"]},"why":{"type":"string","description":"The reason.","examples":["a fault refused it"]}}},"ReplayReport":{"type":"object","description":"What a replay did.","required":["world","sent","same","different","skipped"],"properties":{"world":{"$ref":"#/components/schemas/World"},"sent":{"type":"integer","minimum":0,"description":"How many calls were sent.","examples":[40]},"same":{"type":"integer","minimum":0,"description":"How many answers were byte-identical, apart from tokens, document keys and ids of print jobs; 0 without `verify`.","examples":[39]},"different":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/ReplayDifference"},"description":"The first hundred differences."},"skipped":{"type":"array","items":{"$ref":"#/components/schemas/SkippedCall"},"description":"Calls that cannot be sent again."}}},"Outbox":{"type":"object","description":"The mails of a world.","required":["data","total"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/OutboxMail"},"description":"The mails, oldest first."},"total":{"type":"integer","minimum":0,"description":"How many there are.","examples":[1]}}},"ReadMails":{"type":"object","description":"Which mails were read.","additionalProperties":false,"required":["read"],"properties":{"read":{"description":"Their ids, or all of them.","oneOf":[{"type":"string","const":"all"},{"type":"array","items":{"type":"integer"}}],"examples":["all"]}}},"MarkedMails":{"type":"object","description":"What was marked.","required":["read"],"properties":{"read":{"type":"integer","minimum":0,"description":"How many were unread.","examples":[2]}}},"OnlinePaymentForm":{"type":"object","description":"The hidden form of the shop, `ipay88_payload`; the provider needs these fields of it.","required":["MerchantCode","RefNo","Amount","Currency","ResponseURL","BackendURL","Signature"],"additionalProperties":{"type":"string","maxLength":2000},"properties":{"MerchantCode":{"type":"string","maxLength":60,"description":"The shop.","examples":["M00001"]},"RefNo":{"type":"string","maxLength":60,"description":"Reference of the attempt.","examples":["MRCX7K2M9QP-0001"]},"Amount":{"type":"string","maxLength":60,"description":"Amount in RM, with two decimals.","examples":["75.00"]},"Currency":{"type":"string","maxLength":60,"description":"Currency.","examples":["MYR"]},"ResponseURL":{"type":"string","maxLength":2000,"description":"Where the buyer returns to.","examples":["http://localhost:3000/tickets/payment/response"]},"BackendURL":{"type":"string","maxLength":2000,"description":"Where the provider reports the result.","examples":["http://localhost:3000/tickets/payment/backend"]},"Signature":{"type":"string","maxLength":200,"description":"The shop\'s signature of the form.","examples":["0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f"]}}},"PaymentFailure":{"type":"string","enum":["Insufficient funds","The card was declined","The buyer cancelled","The bank did not answer"],"description":"Why a payment fails."},"OnlinePaymentOrder":{"type":"object","description":"What a buyer does on the provider\'s page.","additionalProperties":false,"required":["form"],"properties":{"form":{"$ref":"#/components/schemas/OnlinePaymentForm"},"choice":{"type":"string","enum":["pay","twice","late","fail","leave"],"default":"pay","description":"pay - pays, and the shop is notified; twice - pays, and the shop is notified twice; late - pays, and the shop is notified 45 seconds later by the world\'s clock; fail - does not pay, for `reason`; leave - closes the tab, and nobody is notified. Default `pay`.","examples":["pay"]},"reason":{"$ref":"#/components/schemas/PaymentFailure","default":"The card was declined","description":"Why the payment fails. Default `The card was declined`."}}},"OnlinePayment":{"type":"object","description":"A payment as the provider stores it.","required":["ref_no","amount","state","transaction_id","reason","confirmed"],"properties":{"ref_no":{"type":"string","description":"Reference of the attempt.","examples":["MRCX7K2M9QP-0001"]},"amount":{"type":"string","description":"Amount in RM, as requested.","examples":["75.00"]},"state":{"type":"string","enum":["open","paid","failed","left"],"description":"What the buyer did.","examples":["paid"]},"transaction_id":{"type":["string","null"],"description":"The provider\'s number; null without a payment.","examples":["T000000001"]},"reason":{"oneOf":[{"$ref":"#/components/schemas/PaymentFailure"},{"type":"null"}],"description":"Why the payment failed; null otherwise.","examples":[null]},"confirmed":{"type":["boolean","null"],"description":"Whether the shop confirmed the result; null while it has not been notified.","examples":[true]}}},"FoodSelection":{"type":"object","description":"A dish and how many of it, per priced category.","required":["id"],"properties":{"id":{"type":"integer","minimum":1,"description":"Id of the dish."},"total_adult":{"type":"integer","minimum":0,"maximum":10000,"description":"Portions for Malaysian adults."},"total_adult_oku":{"type":"integer","minimum":0,"maximum":10000,"description":"Portions for Malaysian adults with a disability (OKU)."},"total_child":{"type":"integer","minimum":0,"maximum":10000,"description":"Portions for Malaysian children."},"total_child_oku":{"type":"integer","minimum":0,"maximum":10000,"description":"Portions for Malaysian children with a disability (OKU)."},"total_senior":{"type":"integer","minimum":0,"maximum":10000,"description":"Portions for Malaysian seniors."},"total_super_senior":{"type":"integer","minimum":0,"maximum":10000,"description":"Portions for Malaysian super seniors."},"total_student":{"type":"integer","minimum":0,"maximum":10000,"description":"Portions for Malaysian students."},"total_adult_foreigner":{"type":"integer","minimum":0,"maximum":10000,"description":"Portions for foreign adults."},"total_child_foreigner":{"type":"integer","minimum":0,"maximum":10000,"description":"Portions for foreign children."}}},"DiscountType":{"type":"string","x-constant":"DISCOUNT_TYPES","description":"Percent of the price, or ringgit (001 §9).","enum":["%","RM"]},"Cart":{"type":"object","description":"What somebody wants to buy, in the fields of a sale.","required":["package_id"],"properties":{"package_id":{"type":"integer","minimum":1,"description":"Id of the package.","examples":[1]},"total_adult":{"type":"integer","minimum":0,"maximum":10000,"description":"Malaysian adults.","examples":[2]},"total_adult_oku":{"type":"integer","minimum":0,"maximum":10000,"description":"Malaysian adults with a disability (OKU)."},"total_baby":{"type":"integer","minimum":0,"maximum":10000,"description":"Malaysian babies; they travel free."},"total_child":{"type":"integer","minimum":0,"maximum":10000,"description":"Malaysian children."},"total_child_oku":{"type":"integer","minimum":0,"maximum":10000,"description":"Malaysian children with a disability (OKU)."},"total_senior":{"type":"integer","minimum":0,"maximum":10000,"description":"Malaysian seniors."},"total_super_senior":{"type":"integer","minimum":0,"maximum":10000,"description":"Malaysian super seniors."},"total_student":{"type":"integer","minimum":0,"maximum":10000,"description":"Malaysian students."},"total_adult_foreigner":{"type":"integer","minimum":0,"maximum":10000,"description":"Foreign adults."},"total_child_foreigner":{"type":"integer","minimum":0,"maximum":10000,"description":"Foreign children."},"total_baby_foreigner":{"type":"integer","minimum":0,"maximum":10000,"description":"Foreign babies; they travel free."},"foods":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/FoodSelection"},"description":"Dishes of the package\'s menu."},"source":{"type":"string","enum":["none","agent","tourguide"],"description":"Whose prices apply: the normal ones by default.","examples":["none"]},"payment_method":{"type":["string","null"],"maxLength":60,"description":"The payment method or agents\' tile whose fee is added; none by default.","examples":["Cash"]},"discount_type":{"$ref":"#/components/schemas/DiscountType","description":"Unit of `discount_value`; RM by default."},"discount_value":{"type":"number","minimum":0,"maximum":100000000,"x-decimals":2,"description":"A cashier\'s discount, in percent or RM."},"capacity":{"type":["integer","null"],"minimum":0,"description":"Seats left on the departure, which limit free tickets; unlimited by default."}}},"QuoteRequest":{"type":"object","description":"A cart, and the catalogue that it is priced by: given here, or taken from a world.","additionalProperties":false,"required":["cart"],"properties":{"cart":{"$ref":"#/components/schemas/Cart"},"catalogue":{"type":"object","additionalProperties":true,"description":"An answer of `GET /tickets/packages`, from this or any other server. Excludes `world` and `account`."},"world":{"type":"string","pattern":"^[a-z0-9-]{1,64}$","description":"The world whose catalogue counts.","examples":["demo"]},"account":{"type":"string","minLength":1,"maxLength":254,"description":"Who looks at the catalogue of the world; the public shop by default. Staff see their counter.","examples":["cashier"]}}},"Money":{"type":"number","minimum":0,"maximum":100000000,"x-decimals":2,"description":"An amount in ringgit (RM) with at most two decimals.","examples":[75,45.6]},"QuoteLine":{"type":"object","description":"One line of the price.","required":["kind","category","label","count","price","amount","discount"],"properties":{"kind":{"type":"string","enum":["passenger","charter","free","food","minisigua"],"description":"What is paid for.","examples":["passenger"]},"category":{"type":["string","null"],"description":"The passenger category; null for charter and free tickets.","examples":["adult"]},"label":{"type":"string","description":"The category or dish.","examples":["adult"]},"count":{"type":"integer","minimum":0,"description":"How many.","examples":[2]},"price":{"$ref":"#/components/schemas/Money","description":"RM for one before discount."},"amount":{"$ref":"#/components/schemas/Money","description":"RM for all before discount."},"discount":{"$ref":"#/components/schemas/Money","description":"RM that the tier takes from this line."}}},"QuoteStep":{"type":"object","description":"One step of the computation; the amounts of all steps add up to the total.","required":["step","label","inputs","amount","clause"],"properties":{"step":{"type":"string","enum":["base","charter","tier","food","minisigua","cashier","fee","free"],"description":"What is added or subtracted.","examples":["base"]},"label":{"type":"string","description":"It in words.","examples":["2 × adult"]},"inputs":{"type":"object","additionalProperties":{"type":["number","string"]},"description":"What it was computed from; amounts in sen.","examples":[{"count":2,"price":4500}]},"amount":{"type":"number","x-decimals":2,"description":"RM; negative for discounts.","examples":[90]},"clause":{"type":"string","description":"The clause of the rule.","examples":["002 §9"]}}},"ShownAmounts":{"type":"object","description":"The amounts that a sale sends, by the names of its fields.","required":["amount","amount_food","amount_discount","processing_fee","total_discount","total_amount","free_tickets"],"properties":{"amount":{"$ref":"#/components/schemas/Money","description":"Passengers and the park package, before any discount."},"amount_food":{"$ref":"#/components/schemas/Money","description":"Dishes."},"amount_discount":{"$ref":"#/components/schemas/Money","description":"The cashier\'s discount."},"processing_fee":{"$ref":"#/components/schemas/Money","description":"What the payment method adds."},"total_discount":{"$ref":"#/components/schemas/Money","description":"The discount of the tier."},"total_amount":{"$ref":"#/components/schemas/Money","description":"What the buyer pays."},"free_tickets":{"type":"integer","minimum":0,"description":"Free tickets that fit.","examples":[0]}}},"Quote":{"type":"object","description":"The price of a cart in RM: total = base − tier + food + minisigua − cashier + fee.","required":["total","subtotal","base","tier","food","minisigua","cashier","fee","free","passengers","lines","trace","sale"],"properties":{"total":{"$ref":"#/components/schemas/Money","description":"What the buyer pays."},"subtotal":{"$ref":"#/components/schemas/Money","description":"The total without the fee."},"base":{"$ref":"#/components/schemas/Money","description":"Passengers before any discount."},"tier":{"$ref":"#/components/schemas/Money","description":"The discount of an agent\'s or tour guide\'s tier."},"food":{"$ref":"#/components/schemas/Money","description":"Dishes."},"minisigua":{"$ref":"#/components/schemas/Money","description":"The park package."},"cashier":{"$ref":"#/components/schemas/Money","description":"The cashier\'s discount."},"fee":{"$ref":"#/components/schemas/Money","description":"What the payment method adds."},"free":{"type":"integer","minimum":0,"description":"Free tickets that the cart earns.","examples":[0]},"passengers":{"type":"integer","minimum":0,"description":"Everybody who boards, including free tickets.","examples":[2]},"lines":{"type":"array","items":{"$ref":"#/components/schemas/QuoteLine"},"description":"The price by line."},"trace":{"type":"array","items":{"$ref":"#/components/schemas/QuoteStep"},"description":"Every step of the computation."},"sale":{"$ref":"#/components/schemas/ShownAmounts"}}},"Window":{"type":"object","description":"A connection to the realtime channel.","required":["peer","app","userId","name","role","channel","screen"],"properties":{"peer":{"type":"string","description":"Id of the connection.","examples":["p1"]},"app":{"type":"string","description":"What connected.","examples":["web"]},"userId":{"type":["integer","null"],"description":"Its user; null for a visitor.","examples":[5]},"name":{"type":"string","description":"The user\'s name.","examples":["Aisyah Rahman"]},"role":{"type":"string","x-open":"Managers can define more roles (002 §6).","description":"The user\'s role.","examples":["Cashier"]},"channel":{"type":"string","description":"The channel that it joined.","examples":["staff"]},"screen":{"type":["string","null"],"description":"The screen that it last announced.","examples":["/d/tickets"]}}},"WindowList":{"type":"object","description":"Who is connected.","required":["data","total"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Window"},"description":"The windows of this world; printers are left out."},"total":{"type":"integer","minimum":0,"description":"How many there are.","examples":[1]}}},"RealtimeOrder":{"description":"Either a message or a close code.","oneOf":[{"type":"object","additionalProperties":false,"required":["message"],"properties":{"message":{"type":"object","required":["type"],"additionalProperties":true,"properties":{"type":{"type":"string","description":"Type of the message."}},"description":"A complete server message, as described in AsyncAPI.","examples":[{"type":"alert","message":"Closing in ten minutes"}]},"user_id":{"type":"integer","minimum":1,"description":"Only the windows of this user; by default the audience of the contract.","examples":[5]}}},{"type":"object","additionalProperties":false,"required":["close"],"properties":{"close":{"type":"integer","minimum":1000,"maximum":4999,"description":"Closes every connection of the world with this code: 1000 to 1014 except 1004, 1005 and 1006, or 3000 to 4999.","examples":[1012,3003]},"user_id":{"type":"integer","minimum":1,"description":"Only the windows of this user.","examples":[5]}}}]},"RealtimeResult":{"type":"object","description":"What happened; one of the two fields.","properties":{"sent":{"type":"integer","minimum":0,"description":"How many windows received the message.","examples":[2]},"closed":{"type":"integer","minimum":0,"description":"How many connections were closed."}}},"FrameList":{"type":"object","description":"Frames of a world.","required":["data","total","written"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Frame"},"description":"The frames that match, oldest first."},"total":{"type":"integer","minimum":0,"description":"How many match.","examples":[1]},"written":{"type":"integer","minimum":0,"description":"How many there ever were.","examples":[3]}}},"FrameReplay":{"type":"object","description":"Which frames to send again.","additionalProperties":false,"properties":{"since":{"type":"integer","minimum":0,"description":"Only frames after this id.","examples":[0]},"until":{"type":"integer","minimum":1,"description":"Only frames up to this id.","examples":[40]}}},"FrameReplayResult":{"type":"object","description":"What was sent.","required":["frames","sent"],"properties":{"frames":{"type":"integer","minimum":0,"description":"How many different messages were sent.","examples":[4]},"sent":{"type":"integer","minimum":0,"description":"How many windows received them in all.","examples":[8]}}},"PaperList":{"type":"object","description":"Print jobs of a world.","required":["data","total"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Paper"},"description":"The last 200 jobs, by latest change."},"total":{"type":"integer","minimum":0,"description":"How many are listed.","examples":[1]}}},"RunSummary":{"type":"object","description":"A run in short.","required":["id","at","seconds","complete","passed","failed","skipped"],"properties":{"id":{"type":"integer","minimum":1,"description":"Its number.","examples":[1]},"at":{"$ref":"#/components/schemas/Instant","description":"When it was reported, by the clock of this machine."},"seconds":{"type":"number","minimum":0,"description":"How long it took.","examples":[1.4]},"complete":{"type":"boolean","description":"Whether it ran to its end.","examples":[true]},"passed":{"type":"integer","minimum":0,"description":"How many scenarios passed.","examples":[1]},"failed":{"type":"integer","minimum":0,"description":"How many failed.","examples":[1]},"skipped":{"type":"integer","minimum":0,"description":"How many could not run.","examples":[1]}}},"RunList":{"type":"object","description":"The runs.","required":["data","total"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/RunSummary"},"description":"The runs, newest first."},"total":{"type":"integer","minimum":0,"description":"How many there are.","examples":[1]}}},"RunCall":{"type":"object","description":"The call that a check failed on.","additionalProperties":false,"required":["method","url"],"properties":{"method":{"type":"string","minLength":1,"maxLength":20,"description":"GET, POST or another HTTP method.","examples":["POST"]},"url":{"type":"string","minLength":1,"maxLength":4000,"description":"Its full address, without secrets.","examples":["http://localhost:3000/w/scenario-7-1/api/tickets/refund"]},"body":{"type":"string","maxLength":10000,"description":"The request body as text, without secrets; absent where there was none."},"status":{"type":"integer","minimum":100,"maximum":599,"description":"The status of the answer; absent where none came.","examples":[422]},"answer":{"type":"string","maxLength":10000,"description":"The answer as text, without secrets."}}},"RunFailure":{"type":"object","description":"Why a scenario failed.","additionalProperties":false,"required":["step","check"],"properties":{"step":{"type":"string","maxLength":500,"x-open":"Authors of scenarios name their steps.","description":"The step, below the steps that called its workflow; empty where the scenario failed outside of its steps.","examples":["refund"]},"check":{"type":"string","minLength":1,"maxLength":5000,"description":"The check that failed, in one line.","examples":["expected $statusCode == 200; answered 422 already_refunded"]},"call":{"$ref":"#/components/schemas/RunCall"}}},"RunScenario":{"type":"object","description":"A scenario that ran.","additionalProperties":false,"required":["name","calls","took_ms"],"properties":{"name":{"type":"string","minLength":1,"maxLength":500,"description":"The workflow, or the file and line of a table row.","examples":["refund-twice"]},"summary":{"type":"string","maxLength":1000,"description":"What it shows.","examples":["A ticket is refunded once"]},"file":{"type":"string","maxLength":1000,"description":"The file that it is in.","examples":["tests/scenarios/errors/refunds.yaml"]},"world":{"type":"string","pattern":"^[a-z0-9-]{1,64}$","description":"The world that it ran in, which may no longer exist.","examples":["scenario-7-1"]},"calls":{"type":"integer","minimum":0,"description":"How many calls it made.","examples":[5]},"took_ms":{"type":"number","minimum":0,"description":"How long it took, in real milliseconds.","examples":[180]},"failure":{"$ref":"#/components/schemas/RunFailure","description":"Absent when every check passed."}}},"RunReport":{"type":"object","description":"What a runner reports.","additionalProperties":false,"required":["seconds","complete","scenarios","skipped"],"properties":{"seconds":{"type":"number","minimum":0,"description":"How long the run took, in real seconds.","examples":[1.4]},"complete":{"type":"boolean","description":"False for a run that was stopped.","examples":[true]},"scenarios":{"type":"array","maxItems":20000,"items":{"$ref":"#/components/schemas/RunScenario"},"description":"The scenarios that ran, in the order in which they ended."},"skipped":{"type":"array","maxItems":20000,"items":{"type":"string","minLength":1,"maxLength":500},"description":"Scenarios that could not run here.","examples":[["print-a-receipt"]]}}},"Run":{"type":"object","description":"A run with its scenarios.","required":["summary","scenarios","skipped"],"properties":{"summary":{"$ref":"#/components/schemas/RunSummary"},"scenarios":{"type":"array","items":{"$ref":"#/components/schemas/RunScenario"},"description":"The scenarios, in the order in which they ended."},"skipped":{"type":"array","items":{"type":"string"},"description":"Scenarios that could not run.","examples":[["print-a-receipt"]]}}},"ControlOverview":{"type":"object","description":"What this simulator is.","required":["worlds","not_played","openapi","presets"],"properties":{"worlds":{"type":"integer","minimum":0,"description":"How many worlds exist.","examples":[1]},"not_played":{"type":"array","description":"Operations of the contract that return 501.","items":{"type":"object","required":["id","why"],"properties":{"id":{"type":"string","description":"The operation\'s `operationId`."},"why":{"type":"string","description":"The reason in a sentence."}}},"examples":[[]]},"openapi":{"type":"string","description":"Path of this document.","examples":["/__sim/openapi.json"]},"presets":{"type":"array","items":{"type":"string"},"description":"Names of the fault presets.","examples":[["lossy-wifi","provider-down","half-dead-printer"]]}}},"WorldList":{"type":"object","description":"The worlds that exist.","required":["data","total"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/World"},"description":"The worlds, least recently used first."},"total":{"type":"integer","minimum":0,"description":"How many there are.","examples":[1]}}},"Moment":{"type":"string","minLength":1,"maxLength":40,"description":"An ISO 8601 instant, or a date for its midnight in Kuala Lumpur.","examples":["2026-03-10T10:00:00+08:00","2026-03-10"]},"SnapshotTable":{"type":"object","description":"The records of one table.","required":["nextId","records"],"properties":{"nextId":{"type":"integer","minimum":0,"description":"The id of the next record."},"records":{"type":"array","items":{"type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":0,"description":"Unique in its table."}}},"description":"All records."}}},"Snapshot":{"type":"object","description":"A world as JSON; everything that its future depends on. Restore what `getSnapshot` returned.","required":["format","seed","tickets","at","clock","random","faults","tables"],"properties":{"format":{"type":"integer","description":"Version of this form.","examples":[6]},"seed":{"type":"number","description":"The seed of the world."},"tickets":{"type":"number","description":"How many past sales it began with."},"training":{"type":"boolean","const":true,"description":"Set for a world that trains."},"at":{"type":["number","null"],"description":"The instant of its creation in milliseconds, or null."},"clock":{"type":"object","additionalProperties":true,"description":"Mode, time and pending jobs of the clock."},"random":{"type":"array","items":{"type":"number"},"minItems":4,"maxItems":4,"description":"State of its random source."},"faults":{"type":"object","additionalProperties":true,"description":"Ordered faults, and the status of outside services."},"tables":{"type":"object","additionalProperties":{"$ref":"#/components/schemas/SnapshotTable"},"description":"The records by table."}}},"WorldOptions":{"type":"object","description":"How a world begins. Without fields it has the seed of the simulator and runs in real time.","additionalProperties":false,"properties":{"seed":{"type":"integer","minimum":0,"maximum":9007199254740991,"description":"What its past and its chance are made from. Excludes `from`.","examples":[7]},"tickets":{"type":"integer","minimum":0,"maximum":200000,"description":"How many past sales it has. Excludes `from`.","examples":[120]},"at":{"$ref":"#/components/schemas/Moment","description":"Creates the world at this instant, with a frozen clock. With `from`, time moves there, and due jobs run."},"training":{"type":"boolean","description":"Marks every screen and paper of the world with TRAINING, and resets it every night at 03:00 of its own time. The mark and the name stay. A copy has the mark of its original.","examples":[true]},"from":{"description":"The name of a world to copy, or a snapshot. The copy has its data, clock and faults, with a journal of its own.","oneOf":[{"type":"string","pattern":"^[a-z0-9-]{1,64}$"},{"$ref":"#/components/schemas/Snapshot"}]}}},"ClockJob":{"type":"object","description":"Work that is due later.","required":["at","kind"],"properties":{"at":{"$ref":"#/components/schemas/Instant","description":"When it is due."},"kind":{"type":"string","x-open":"Each module of the simulator names its own jobs, and a snapshot can bring older ones.","description":"What it does.","examples":["nightly"]}}},"Clock":{"type":"object","description":"The time of a world.","required":["now","mode","jobs"],"properties":{"now":{"$ref":"#/components/schemas/Instant","description":"Its time."},"mode":{"$ref":"#/components/schemas/ClockMode"},"jobs":{"type":"array","items":{"$ref":"#/components/schemas/ClockJob"},"description":"Pending jobs, earliest first."}}},"ClockChange":{"description":"Exactly one way to change the time.","oneOf":[{"type":"object","additionalProperties":false,"required":["now"],"properties":{"now":{"$ref":"#/components/schemas/Moment","description":"Freezes time at this instant."}}},{"type":"object","additionalProperties":false,"required":["advance"],"properties":{"advance":{"type":"string","description":"Moves time forward by an ISO 8601 duration of weeks, days, hours, minutes and seconds.","examples":["PT30M","P1D"]}}},{"type":"object","additionalProperties":false,"required":["real"],"properties":{"real":{"type":"boolean","const":true,"description":"Returns to real time."}}}]},"LimitClock":{"type":"string","enum":["real","world"],"description":"The clock that minutes are counted on.","examples":["real"]},"Limits":{"type":"object","description":"The rate limit of one caller.","required":["per_minute","clock"],"properties":{"per_minute":{"type":"integer","minimum":0,"maximum":1000000000,"description":"Calls per minute of one caller; 0 = no limit.","examples":[1200]},"clock":{"$ref":"#/components/schemas/LimitClock"}}},"LimitChange":{"type":"object","description":"What to change; a field that is left out keeps its value.","additionalProperties":false,"properties":{"per_minute":{"type":"integer","minimum":0,"maximum":1000000000,"description":"Calls per minute of one caller; 0 = no limit.","examples":[5]},"clock":{"$ref":"#/components/schemas/LimitClock"}}},"FieldDifference":{"type":"object","description":"A field with different values.","required":["field","here","there"],"properties":{"field":{"type":"string","description":"The field of the record.","examples":["status"]},"here":{"description":"The value in this world, absent where it has none; secrets are hidden.","examples":["Paid"]},"there":{"description":"The value in the other one.","examples":["Refunded"]}}},"RecordDifference":{"type":"object","description":"A record that differs.","required":["table","id","kind","fields"],"properties":{"table":{"type":"string","description":"The table that the record is in.","examples":["tickets"]},"id":{"type":"integer","minimum":0,"description":"Id of the record in its table.","examples":[481]},"kind":{"type":"string","enum":["only_here","only_there","changed"],"description":"Whether one side lacks it, or both have it with other values.","examples":["changed"]},"fields":{"type":"array","items":{"$ref":"#/components/schemas/FieldDifference"},"description":"Fields that differ; for a record of one side, all of its fields."}}},"WorldDiff":{"type":"object","description":"What differs between two worlds.","required":["same","total","tables","records","clock"],"properties":{"same":{"type":"boolean","description":"Whether all records are equal, apart from secrets.","examples":[false]},"total":{"type":"integer","minimum":0,"description":"How many records differ, including those that are not listed.","examples":[1]},"tables":{"type":"object","additionalProperties":{"type":"integer","minimum":1},"description":"How many records differ, by table; tables without differences are left out.","examples":[{"tickets":1}]},"records":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/RecordDifference"},"description":"The first thousand differences, by table and id."},"clock":{"type":"object","description":"The time of both.","required":["here","there"],"properties":{"here":{"$ref":"#/components/schemas/Instant","description":"The time of this world."},"there":{"$ref":"#/components/schemas/Instant","description":"The time of the other one."}}}}},"Persona":{"type":"object","description":"An account that a tester can use.","required":["account","email","name","role","can_sign_in"],"properties":{"account":{"type":"string","description":"The name of the account; its email address begins with it.","examples":["cashier"]},"email":{"type":"string","description":"The address that it signs in with.","examples":["cashier@muara.test"]},"name":{"type":"string","description":"The person\'s name.","examples":["Aisyah Rahman"]},"role":{"type":"string","x-open":"Managers can define more roles (002 §6).","description":"Its role, as the grid of rights names it.","examples":["Cashier"]},"can_sign_in":{"type":"boolean","description":"False for an inactive account, or an agent outside the contract.","examples":[true]}}},"PersonaList":{"type":"object","description":"The accounts of a world.","required":["data","total"],"properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Persona"},"description":"The demo accounts, in order of their ids."},"total":{"type":"integer","minimum":0,"description":"How many there are.","examples":[1]}}},"RoleName":{"type":"string","minLength":1,"description":"Name of a role: one of the system\'s (Role) or the operator\'s own.","x-open":"Managers can define more roles (002 §6).","examples":["Cashier"]},"Permission":{"type":"object","required":["name","active"],"properties":{"name":{"type":"string","minLength":1,"description":"The action, such as View or Refund (Approve).","examples":["Create"]},"active":{"type":"boolean","description":"Whether the user has the right."},"disabled":{"type":"boolean","description":"Whether nobody can change the cell; a disabled View counts as ticked."}}},"Policies":{"type":"object","description":"Rights per area of the permission grid.","additionalProperties":{"type":"array","items":{"$ref":"#/components/schemas/Permission"}},"examples":[{"Tickets":[{"name":"View","active":true},{"name":"Create","active":true}]}]},"BubbleCounters":{"type":"object","description":"Counters behind the badges of the menu (000 §3).","required":["refund_request","cancel_request","upcoming_vvip","pending_booking_vvip","pending_booking_charter","error_log","bug_report","sub_cancel_request","surplus"],"properties":{"refund_request":{"type":"integer","minimum":0,"description":"Refund requests on purchases that await a decision."},"cancel_request":{"type":"integer","minimum":0,"description":"Void requests on purchases that await a decision."},"sub_cancel_request":{"type":"integer","minimum":0,"description":"Void requests on single tickets of batches.","x-extension":"No list that cancel_request links to shows them, but they still need a decision."},"surplus":{"type":"integer","minimum":0,"description":"Surplus payments to pay back.","x-extension":"The documents do not say how a surplus is returned."},"upcoming_vvip":{"type":"integer","minimum":0,"description":"VVIP purchases that depart today or later."},"pending_booking_vvip":{"type":"integer","minimum":0,"description":"VVIP bookings to approve or reject."},"pending_booking_charter":{"type":"integer","minimum":0,"description":"Charter bookings to approve or reject."},"error_log":{"type":"integer","minimum":0,"description":"Entries of the error log."},"bug_report":{"type":"integer","minimum":0,"description":"Problem reports that are not resolved."}},"examples":[{"refund_request":2,"cancel_request":1,"sub_cancel_request":20,"surplus":1,"upcoming_vvip":4,"pending_booking_vvip":3,"pending_booking_charter":1,"error_log":0,"bug_report":0}]},"SessionUser":{"type":"object","description":"The signed-in person (000 §3).","required":["id","name","img","role","super_user","isSkaloot","policies","bubble","chat_sender_ids","ws_api_key","username","email","contact","can_chat","can_view_sub_tickets","booking_default_message","shift"],"properties":{"id":{"type":"integer","minimum":1,"description":"Id of the user."},"name":{"type":"string","minLength":1,"description":"Name to show.","examples":["Aisyah Rahman"]},"img":{"type":["string","null"],"description":"File name of the picture; getUserPicture returns it."},"role":{"$ref":"#/components/schemas/RoleName","description":"Name of the role."},"super_user":{"type":"boolean","description":"True for the role Super User."},"isSkaloot":{"type":"boolean","description":"The product owner\'s flag."},"policies":{"$ref":"#/components/schemas/Policies","description":"Rights of the user."},"bubble":{"$ref":"#/components/schemas/BubbleCounters","description":"Counters for the menu."},"chat_sender_ids":{"type":"array","description":"People with messages that this user has not read.","items":{"type":"integer"}},"ws_api_key":{"type":"string","description":"Key of the local printer helpers.","examples":["muara-printer-key"]},"username":{"type":"string","description":"Unique name of the account, as the audit log shows it. People sign in with the email address.","x-extension":"My Profile shows it (000 §2); the session of the documents does not list it."},"email":{"type":"string","description":"Email address of the account.","x-extension":"My Profile shows it (000 §2); the session of the documents does not list it."},"contact":{"type":["string","null"],"description":"Phone number, digits; null without one.","x-extension":"My Profile edits it (000 §2)."},"booking_default_message":{"type":["string","null"],"description":"Text that a new booking by this user starts with as its note.","x-extension":"My Profile edits it (000 §2)."},"can_chat":{"type":"boolean","description":"Whether the user takes part in the chat; both sides need it.","x-extension":"Chat needs it on both sides (000 §6)."},"can_view_sub_tickets":{"type":"boolean","description":"Whether the user can open the tickets of agents\' batches.","x-extension":"The documents do not say where the flag of 001 §6 is stored."},"shift":{"type":["string","null"],"x-options":"Shift","description":"Shift of a cashier.","examples":["Shift 1 - Pagi"],"enum":["Shift 1 - Pagi","Shift 2 - Petang","Shift 3 - Malam","Shift 4 - Larut Malam",null]}}},"NavLink":{"type":"object","description":"A link in the menu (000 §2).","required":["name","url","icon"],"properties":{"name":{"type":"string","minLength":1,"description":"Label to show.","examples":["Tickets"]},"url":{"type":"string","minLength":1,"description":"Path in the web app.","examples":["/d/tickets/0"]},"icon":{"type":"string","description":"Name of the icon.","examples":["ticket"]}}},"NavEntry":{"description":"An entry of the menu that the server adds (000 §2), with its submenu where it has one.","allOf":[{"$ref":"#/components/schemas/NavLink"},{"type":"object","properties":{"children":{"type":"array","description":"Entries of the submenu. None of them has a submenu of its own.","items":{"$ref":"#/components/schemas/NavLink"}}}}]},"Announcement":{"type":"object","required":["title","msg"],"properties":{"title":{"type":"string","description":"Heading of the announcement.","examples":["Welcome aboard"]},"msg":{"type":"string","description":"Text of the announcement. Clients show it once a day (000 §2).","examples":["The evening cruise departs ten minutes early today."]}}},"SessionAnswer":{"type":"object","description":"Who is signed in, the menu that the server adds, and what is announced today (000 §3).","required":["user","navs","announcement"],"properties":{"token":{"type":"string","minLength":1,"description":"Bearer token. Any token in a response replaces the stored one (000 §7).","examples":["default.mB3u0kq8sVt1"]},"user":{"$ref":"#/components/schemas/SessionUser","description":"The signed-in user."},"navs":{"type":"array","description":"Menu entries that the server adds.","items":{"$ref":"#/components/schemas/NavEntry"}},"announcement":{"description":"Today\'s announcement; null without one.","oneOf":[{"$ref":"#/components/schemas/Announcement"},{"type":"null"}]}}},"Mismatch":{"type":"object","description":"A condition that was not met.","required":["field","expected","actual"],"properties":{"field":{"type":"string","description":"The condition.","examples":["status"]},"expected":{"description":"What was asked for.","examples":["200"]},"actual":{"description":"What it was.","examples":[403]}}},"NearMiss":{"type":"object","description":"Something that met some conditions and not others.","required":["kind","id","what","wrong"],"properties":{"kind":{"$ref":"#/components/schemas/WaitKind"},"id":{"type":"integer","minimum":1,"description":"Its number.","examples":[7]},"what":{"type":"string","description":"It in one line.","examples":["POST /api/tickets/refund → 403 permission_denied"]},"wrong":{"type":"array","items":{"$ref":"#/components/schemas/Mismatch"},"description":"The conditions that it does not meet."}}}},"parameters":{"World":{"name":"name","in":"path","required":true,"description":"Name of the world.","schema":{"type":"string","pattern":"^[a-z0-9-]{1,64}$"},"example":"demo"},"Since":{"name":"since","in":"query","required":false,"description":"Only calls after this id.","schema":{"type":"integer","minimum":0,"default":0},"example":0},"Until":{"name":"until","in":"query","required":false,"description":"Only calls up to this id; all by default.","schema":{"type":"integer","minimum":0},"example":40}},"examples":{"FaultPresetList":{"value":{"data":[{"name":"lossy-wifi","summary":"A weak Wi-Fi: one call in ten is lost, every fourth is slow.","orders":[{"operationId":"generateTicket"}]}],"total":1}},"FaultList":{"value":{"data":[{"id":1,"operationId":"generateTicket","seen":3,"struck":1,"spent":false}],"total":1}},"Fault":{"value":{"id":1,"operationId":"generateTicket","seen":3,"struck":1,"spent":false}},"CanceledFaults":{"value":{"cancelled":1}},"Success":{"value":{"success":true}},"ServiceStatus":{"value":{"status":502}},"Journal":{"value":{"data":[{"id":7,"at":"2026-03-10T10:15:00+08:00","operationId":"refundTicket","method":"POST","path":"/api/tickets/refund","query":{},"status":403,"code":"permission_denied","message":"You do not have permission for this.","userId":5,"person":{"id":5,"name":"Aisyah Rahman","role":"Cashier"},"address":"127.0.0.1","platform":"web_app","userAgent":"curl/8.5.0","took":3,"faultId":null,"events":[]}],"total":1,"written":7}},"JournalEntry":{"value":{"id":7,"at":"2026-03-10T10:15:00+08:00","operationId":"refundTicket","method":"POST","path":"/api/tickets/refund","query":{},"status":403,"code":"permission_denied","message":"You do not have permission for this.","userId":5,"person":{"id":5,"name":"Aisyah Rahman","role":"Cashier"},"address":"127.0.0.1","platform":"web_app","userAgent":"curl/8.5.0","took":3,"faultId":null,"events":[]}},"ArazzoWorkflow":{"value":{"arazzo":"1.0.1","info":{"title":"Calls 1 to 3 of the world demo","version":"1.0.0"},"sourceDescriptions":[{"name":"muara","url":"./openapi.json","type":"openapi"}],"workflows":[{"workflowId":"demo","steps":[{"stepId":"login","operationId":"login"}]}]}},"HarLog":{"value":{"log":{"version":"1.2","creator":{"name":"Muara simulator","version":"0.1.0"},"entries":[]}}},"ReplayReport":{"value":{"world":{"name":"demo","incarnation":"f5daa29b","training":false,"seed":1,"tickets":480,"at":"2026-03-10T10:00:00+08:00","now":"2026-03-10T10:15:00+08:00","clock":"frozen","calls":12,"faults":0},"sent":40,"same":39,"different":[{"id":7,"operationId":"refundTicket","path":"/api/tickets/refund","at":"/code","recorded":"MRCX7K2M9QP","replayed":"MRCB3C4D5E6"}],"skipped":[{"id":3,"operationId":"login","why":"a fault refused it"}]}},"Outbox":{"value":{"data":[{"id":1,"to":["aina@mail.test"],"subject":"Your ticket MRCX7K2M9QP","text":"Your ticket is attached.","html":null,"ticket_code":"MRCX7K2M9QP","created_at":"2026-03-10T10:15:00+08:00","received_at":null,"read_at":null,"links":[{"url":"http://localhost:3000/w/demo/d/reset-password?token=demo.9f86d081884c7d65","query":{"token":"demo.9f86d081884c7d65"}}]}],"total":1}},"MarkedMails":{"value":{"read":2}},"OutboxMail":{"value":{"id":1,"to":["aina@mail.test"],"subject":"Your ticket MRCX7K2M9QP","text":"Your ticket is attached.","html":null,"ticket_code":"MRCX7K2M9QP","created_at":"2026-03-10T10:15:00+08:00","received_at":null,"read_at":null,"links":[{"url":"http://localhost:3000/w/demo/d/reset-password?token=demo.9f86d081884c7d65","query":{"token":"demo.9f86d081884c7d65"}}]}},"OnlinePayment":{"value":{"ref_no":"MRCX7K2M9QP-0001","amount":"75.00","state":"paid","transaction_id":"T000000001","reason":null,"confirmed":true}},"Quote":{"value":{"total":75,"subtotal":75,"base":75,"tier":75,"food":75,"minisigua":75,"cashier":75,"fee":75,"free":0,"passengers":2,"lines":[{"kind":"passenger","category":"adult","label":"adult","count":2,"price":75,"amount":75,"discount":75}],"trace":[{"step":"base","label":"2 × adult","inputs":{"count":2,"price":4500},"amount":90,"clause":"002 §9"}],"sale":{"amount":75,"amount_food":75,"amount_discount":75,"processing_fee":75,"total_discount":75,"total_amount":75,"free_tickets":0}}},"WindowList":{"value":{"data":[{"peer":"p1","app":"web","userId":5,"name":"Aisyah Rahman","role":"Cashier","channel":"staff","screen":"/d/tickets"}],"total":1}},"RealtimeResult":{"value":{"sent":2}},"FrameList":{"value":{"data":[{"id":3,"at":"2026-03-10T10:15:00+08:00","direction":"out","peer":"p1","userId":5,"type":"alert","message":{"type":"alert","message":"Closing in ten minutes"}}],"total":1,"written":3}},"FrameReplayResult":{"value":{"frames":4,"sent":8}},"PaperList":{"value":{"data":[{"id":2,"at":"2026-03-10T10:15:00+08:00","job_id":"job-k3f9a-1","printer_id":"RECEIPT-1","code":"MRCX7K2M9QP","state":"printed","error":null,"message":{"type":"print","job_id":"job-k3f9a-1"}}],"total":1}},"RunList":{"value":{"data":[{"id":1,"at":"2026-03-10T10:15:00+08:00","seconds":1.4,"complete":true,"passed":1,"failed":1,"skipped":1}],"total":1}},"RunSummary":{"value":{"id":1,"at":"2026-03-10T10:15:00+08:00","seconds":1.4,"complete":true,"passed":1,"failed":1,"skipped":1}},"Run":{"value":{"summary":{"id":1,"at":"2026-03-10T10:15:00+08:00","seconds":1.4,"complete":true,"passed":1,"failed":1,"skipped":1},"scenarios":[{"name":"refund-twice","calls":5,"took_ms":180}],"skipped":["print-a-receipt"]}},"ControlOverview":{"value":{"worlds":1,"not_played":[],"openapi":"/__sim/openapi.json","presets":["lossy-wifi","provider-down","half-dead-printer"]}},"WorldList":{"value":{"data":[{"name":"demo","incarnation":"f5daa29b","training":false,"seed":1,"tickets":480,"at":"2026-03-10T10:00:00+08:00","now":"2026-03-10T10:15:00+08:00","clock":"frozen","calls":12,"faults":0}],"total":1}},"World":{"value":{"name":"demo","incarnation":"f5daa29b","training":false,"seed":1,"tickets":480,"at":"2026-03-10T10:00:00+08:00","now":"2026-03-10T10:15:00+08:00","clock":"frozen","calls":12,"faults":0}},"Clock":{"value":{"now":"2026-03-10T10:15:00+08:00","mode":"frozen","jobs":[{"at":"2026-03-10T10:15:00+08:00","kind":"nightly"}]}},"Snapshot":{"value":{"format":6,"seed":1,"tickets":480,"at":1773108000000,"clock":{"mode":"frozen","offset":0,"frozen":1773108000000,"jobs":[],"nextJob":1},"random":[1,2,3,4],"faults":{"orders":[],"services":{},"random":[1,2,3,4],"nextId":1},"tables":{"counters":{"nextId":1,"records":[]}}}},"Limits":{"value":{"per_minute":1200,"clock":"real"}},"WorldDiff":{"value":{"same":false,"total":1,"tables":{"tickets":1},"records":[{"table":"tickets","id":481,"kind":"changed","fields":[{"field":"status","here":"Paid","there":"Refunded"}]}],"clock":{"here":"2026-03-10T10:15:00+08:00","there":"2026-03-10T10:15:00+08:00"}}},"PersonaList":{"value":{"data":[{"account":"cashier","email":"cashier@muara.test","name":"Aisyah Rahman","role":"Cashier","can_sign_in":true}],"total":1}},"SessionAnswer":{"value":{"user":{"id":5,"name":"Aisyah Rahman","img":null,"role":"Cashier","super_user":false,"isSkaloot":false,"policies":{"Tickets":[{"name":"View","active":true},{"name":"Create","active":true}]},"bubble":{"refund_request":2,"cancel_request":1,"sub_cancel_request":20,"surplus":1,"upcoming_vvip":4,"pending_booking_vvip":3,"pending_booking_charter":1,"error_log":0,"bug_report":0},"chat_sender_ids":[],"ws_api_key":"muara-printer-key","username":"cashier","email":"cashier@muara.test","contact":"0123456789","booking_default_message":null,"can_chat":true,"can_view_sub_tickets":false,"shift":"Shift 1 - Pagi"},"navs":[{"name":"Tickets","url":"/d/tickets/0","icon":"ticket","children":[{"name":"Tickets","url":"/d/tickets/0","icon":"ticket"}]}],"announcement":{"title":"Welcome aboard","msg":"The evening cruise departs ten minutes early today."}}}},"responses":{"Forbidden":{"description":"`forbidden`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["forbidden"],"description":"Why the call was refused."}}}]},"examples":{"forbidden":{"summary":"The call comes from another machine or from a page of another site.","value":{"code":"forbidden","message":"The control plane serves this machine only"}}}}}},"WorldNotFound":{"description":"`world_not_found`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["world_not_found"],"description":"Why the call was refused."}}}]},"examples":{"world_not_found":{"summary":"The world does not exist, or somebody deleted it.","value":{"code":"world_not_found","message":"There is no world of this name"}}}}}},"Invalid":{"description":"`invalid`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["invalid"],"description":"Why the call was refused."}}}]},"examples":{"invalid":{"summary":"A field has another type or value than described, is unknown, or contradicts another one.","value":{"code":"invalid","message":"A field is not valid"}}}}}},"Malformed":{"description":"`malformed`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["malformed"],"description":"Why the call was refused."}}}]},"examples":{"malformed":{"summary":"The body cannot be read as a JSON object.","value":{"code":"malformed","message":"The body is not valid JSON"}}}}}},"TooLarge":{"description":"`too_large`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["too_large"],"description":"Why the call was refused."}}}]},"examples":{"too_large":{"summary":"The body has more bytes than the operation takes.","value":{"code":"too_large","message":"The body is too large"}}}}}},"NotJson":{"description":"`not_json`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["not_json"],"description":"Why the call was refused."}}}]},"examples":{"not_json":{"summary":"A command has another content type or none.","value":{"code":"not_json","message":"Send content-type: application/json"}}}}}},"TooManyWorlds":{"description":"`too_many_worlds`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["too_many_worlds"],"description":"Why the call was refused."}}}]},"examples":{"too_many_worlds":{"summary":"A new world would be one too many.","value":{"code":"too_many_worlds","message":"All worlds are in use"}}}}}},"FaultNotFoundOrWorldNotFound":{"description":"`fault_not_found`, `world_not_found`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["fault_not_found","world_not_found"],"description":"Why the call was refused."}}}]},"examples":{"fault_not_found":{"summary":"The fault was removed, or never ordered.","value":{"code":"fault_not_found","message":"There is no such fault"}},"world_not_found":{"summary":"The world does not exist, or somebody deleted it.","value":{"code":"world_not_found","message":"There is no world of this name"}}}}}},"PresetNotFoundOrWorldNotFound":{"description":"`preset_not_found`, `world_not_found`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["preset_not_found","world_not_found"],"description":"Why the call was refused."}}}]},"examples":{"preset_not_found":{"summary":"The name is not one of the presets.","value":{"code":"preset_not_found","message":"There is no such preset"}},"world_not_found":{"summary":"The world does not exist, or somebody deleted it.","value":{"code":"world_not_found","message":"There is no world of this name"}}}}}},"OperationUnknownOrInvalid":{"description":"`operation_unknown`, `invalid`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["operation_unknown","invalid"],"description":"Why the call was refused."}}}]},"examples":{"operation_unknown":{"summary":"A fault or filter names an operation that the contract does not have; the message suggests the nearest one.","value":{"code":"operation_unknown","message":"There is no such operation"}},"invalid":{"summary":"A field has another type or value than described, is unknown, or contradicts another one.","value":{"code":"invalid","message":"A field is not valid"}}}}}},"CallNotFoundOrWorldNotFound":{"description":"`call_not_found`, `world_not_found`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["call_not_found","world_not_found"],"description":"Why the call was refused."}}}]},"examples":{"call_not_found":{"summary":"The journal has no call of this id any more.","value":{"code":"call_not_found","message":"There is no such call"}},"world_not_found":{"summary":"The world does not exist, or somebody deleted it.","value":{"code":"world_not_found","message":"There is no world of this name"}}}}}},"WaitTimedOut":{"description":"`wait_timed_out`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["wait_timed_out"],"description":"Why the call was refused."}}}]},"examples":{"wait_timed_out":{"summary":"The time-out passed; `near_misses` lists what came closest.","value":{"code":"wait_timed_out","message":"Nothing matched in time"}}}}}},"TooManyWaits":{"description":"`too_many_waits`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["too_many_waits"],"description":"Why the call was refused."}}}]},"examples":{"too_many_waits":{"summary":"More than a hundred calls wait for one world.","value":{"code":"too_many_waits","message":"Too many calls wait in this world"}}}}}},"JournalIncompleteOrInvalid":{"description":"`journal_incomplete`, `invalid`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["journal_incomplete","invalid"],"description":"Why the call was refused."}}}]},"examples":{"journal_incomplete":{"summary":"Calls at the start of the stretch, or their bodies, were dropped to save memory.","value":{"code":"journal_incomplete","message":"The journal no longer has all of these calls"}},"invalid":{"summary":"A field has another type or value than described, is unknown, or contradicts another one.","value":{"code":"invalid","message":"A field is not valid"}}}}}},"ForbiddenPage":{"description":"`forbidden`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["forbidden"],"description":"Why the call was refused."}}}]},"examples":{"forbidden":{"summary":"The call comes from another machine or from a page of another site.","value":{"code":"forbidden","message":"The control plane serves this machine only"}}}},"text/html":{"schema":{"type":"string"}}}},"WorldNotFoundPage":{"description":"`world_not_found`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["world_not_found"],"description":"Why the call was refused."}}}]},"examples":{"world_not_found":{"summary":"The world does not exist, or somebody deleted it.","value":{"code":"world_not_found","message":"There is no world of this name"}}}},"text/html":{"schema":{"type":"string"}}}},"InvalidPage":{"description":"`invalid`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["invalid"],"description":"Why the call was refused."}}}]},"examples":{"invalid":{"summary":"A field has another type or value than described, is unknown, or contradicts another one.","value":{"code":"invalid","message":"A field is not valid"}}}},"text/html":{"schema":{"type":"string"}}}},"MailNotFoundOrWorldNotFoundPage":{"description":"`mail_not_found`, `world_not_found`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["mail_not_found","world_not_found"],"description":"Why the call was refused."}}}]},"examples":{"mail_not_found":{"summary":"The outbox has no mail of this id, or the mail has no HTML.","value":{"code":"mail_not_found","message":"There is no such mail"}},"world_not_found":{"summary":"The world does not exist, or somebody deleted it.","value":{"code":"world_not_found","message":"There is no world of this name"}}}},"text/html":{"schema":{"type":"string"}}}},"AccountCannotSignInOrInvalid":{"description":"`account_cannot_sign_in`, `invalid`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["account_cannot_sign_in","invalid"],"description":"Why the call was refused."}}}]},"examples":{"account_cannot_sign_in":{"summary":"The account is inactive or was removed, or its contract has ended.","value":{"code":"account_cannot_sign_in","message":"This account may not sign in"}},"invalid":{"summary":"A field has another type or value than described, is unknown, or contradicts another one.","value":{"code":"invalid","message":"A field is not valid"}}}}}},"RunNotFound":{"description":"`run_not_found`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["run_not_found"],"description":"Why the call was refused."}}}]},"examples":{"run_not_found":{"summary":"No run of this number was reported, or twenty newer ones were.","value":{"code":"run_not_found","message":"There is no such run"}}}}}},"AccountNotFoundOrWorldNotFound":{"description":"`account_not_found`, `world_not_found`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["account_not_found","world_not_found"],"description":"Why the call was refused."}}}]},"examples":{"account_not_found":{"summary":"No user of the world has this name or email address.","value":{"code":"account_not_found","message":"There is no such account"}},"world_not_found":{"summary":"The world does not exist, or somebody deleted it.","value":{"code":"world_not_found","message":"There is no world of this name"}}}}}}}}',
  ),
  tags: [
    {
      name: 'Faults',
      description: 'Break calls, answers and outside services.',
    },
    {
      name: 'Journal',
      description: 'Read, wait for, export and replay the calls of a world.',
    },
    {
      name: 'Mails',
      description: 'The mails that a world would have sent.',
    },
    {
      name: 'Payments',
      description: 'Pay at the emulated payment provider, as a buyer does on its page.',
    },
    {
      name: 'Prices',
      description: 'Price a cart without buying it.',
    },
    {
      name: 'Realtime',
      description: 'Windows, frames and printed papers.',
    },
    {
      name: 'Runs',
      description: 'Reports of scenario runs, for the console.',
    },
    {
      name: 'Simulator',
      description: 'What this simulator is.',
    },
    {
      name: 'Worlds',
      description: 'Create, copy, compare and remove worlds, and sign in to them.',
    },
  ],
  paths: /* @__PURE__ */ JSON.parse(
    '{"/__sim/fault-presets":{"get":{"operationId":"listFaultPresets","tags":["Faults"],"summary":"List the presets","description":"Lists faults that belong together under a name.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |","x-audience":["public"],"x-errors":["forbidden"],"responses":{"200":{"description":"The presets.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/FaultPresetList"},"examples":{"example":{"$ref":"#/components/examples/FaultPresetList"}}}}},"403":{"$ref":"#/components/responses/Forbidden"}}}},"/__sim/worlds/{name}/faults":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"operationId":"listFaults","tags":["Faults"],"summary":"List the faults","description":"Lists ordered faults with how many calls they saw and how often they struck.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["forbidden","invalid","world_not_found"],"responses":{"200":{"description":"The faults.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/FaultList"},"examples":{"example":{"$ref":"#/components/examples/FaultList"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"422":{"$ref":"#/components/responses/Invalid"}}},"post":{"operationId":"orderFault","tags":["Faults"],"summary":"Order a fault","description":"Orders a fault. One that can never strike is refused. `after: commit` handles the call first: what it wrote stays, and only its answer is lost, late or replaced.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 422 | `operation_unknown` | There is no such operation | A fault or filter names an operation that the contract does not have; the message suggests the nearest one. |\\n| 422 | `fault_never_strikes` | The fault can never strike | No call can meet the conditions, such as a rate of 0, a code that the operation does not list, or a field that it does not take. |\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 429 | `too_many_worlds` | All worlds are in use | A new world would be one too many. |\\n| 400 | `malformed` | The body is not valid JSON | The body cannot be read as a JSON object. |\\n| 413 | `too_large` | The body is too large | The body has more bytes than the operation takes. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-command":true,"x-errors":["operation_unknown","fault_never_strikes","forbidden","invalid","world_not_found","too_many_worlds","malformed","too_large","not_json"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/FaultOrder"},"examples":{"next-sale":{"value":{"operationId":"generateTicket","nth":1,"code":"slot_fully_booked"}},"stored-but-lost":{"value":{"operationId":"generateTicket","after":"commit","drop":true,"times":1}},"cash-only":{"value":{"operationId":"generateTicket","when":{"role":"Cashier","field":"payment_method","equals":"Cash"},"code":"too_many_requests"}},"slow":{"value":{"operationId":"*","rate":0.1,"delay_ms":3000}}}}}},"responses":{"200":{"description":"The fault.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Fault"},"examples":{"example":{"$ref":"#/components/examples/Fault"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"413":{"$ref":"#/components/responses/TooLarge"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"description":"`operation_unknown`, `fault_never_strikes`, `invalid`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["operation_unknown","fault_never_strikes","invalid"],"description":"Why the call was refused."}}}]},"examples":{"operation_unknown":{"summary":"A fault or filter names an operation that the contract does not have; the message suggests the nearest one.","value":{"code":"operation_unknown","message":"There is no such operation"}},"fault_never_strikes":{"summary":"No call can meet the conditions, such as a rate of 0, a code that the operation does not list, or a field that it does not take.","value":{"code":"fault_never_strikes","message":"The fault can never strike"}},"invalid":{"summary":"A field has another type or value than described, is unknown, or contradicts another one.","value":{"code":"invalid","message":"A field is not valid"}}}}}},"429":{"$ref":"#/components/responses/TooManyWorlds"}}},"delete":{"operationId":"cancelFaults","tags":["Faults"],"summary":"Remove all faults","description":"Removes all faults, or the one that `id` names.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 429 | `too_many_worlds` | All worlds are in use | A new world would be one too many. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-command":true,"x-errors":["forbidden","invalid","world_not_found","too_many_worlds","not_json"],"parameters":[{"name":"id","in":"query","required":false,"description":"The only fault to remove.","schema":{"type":"integer","minimum":0},"example":1}],"responses":{"200":{"description":"Removed.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/CanceledFaults"},"examples":{"example":{"$ref":"#/components/examples/CanceledFaults"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/TooManyWorlds"}}}},"/__sim/worlds/{name}/faults/{id}":{"parameters":[{"$ref":"#/components/parameters/World"},{"name":"id","in":"path","required":true,"description":"Number of the fault.","schema":{"type":"integer","minimum":1},"example":1}],"get":{"operationId":"getFault","tags":["Faults"],"summary":"Get a fault","description":"Returns one fault with its strike counts.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 404 | `fault_not_found` | There is no such fault | The fault was removed, or never ordered. |\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["fault_not_found","forbidden","invalid","world_not_found"],"responses":{"200":{"description":"The fault.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Fault"},"examples":{"example":{"$ref":"#/components/examples/Fault"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/FaultNotFoundOrWorldNotFound"},"422":{"$ref":"#/components/responses/Invalid"}}},"delete":{"operationId":"removeFault","tags":["Faults"],"summary":"Remove a fault","description":"Removes one fault; the others stay.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 404 | `fault_not_found` | There is no such fault | The fault was removed, or never ordered. |\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 429 | `too_many_worlds` | All worlds are in use | A new world would be one too many. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-command":true,"x-errors":["fault_not_found","forbidden","invalid","world_not_found","too_many_worlds","not_json"],"responses":{"200":{"description":"Removed.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Success"},"examples":{"example":{"$ref":"#/components/examples/Success"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/FaultNotFoundOrWorldNotFound"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/TooManyWorlds"}}}},"/__sim/worlds/{name}/faults/presets/{preset}":{"parameters":[{"$ref":"#/components/parameters/World"},{"name":"preset","in":"path","required":true,"description":"Name of the preset.","schema":{"type":"string","minLength":1,"maxLength":60},"example":"lossy-wifi"}],"post":{"operationId":"orderPreset","tags":["Faults"],"summary":"Order a preset","description":"Orders the faults of a preset. Each is an ordinary fault afterwards, to be listed and removed.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 404 | `preset_not_found` | There is no such preset | The name is not one of the presets. |\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 429 | `too_many_worlds` | All worlds are in use | A new world would be one too many. |\\n| 400 | `malformed` | The body is not valid JSON | The body cannot be read as a JSON object. |\\n| 413 | `too_large` | The body is too large | The body has more bytes than the operation takes. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-command":true,"x-errors":["preset_not_found","forbidden","invalid","world_not_found","too_many_worlds","malformed","too_large","not_json"],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Nothing"},"examples":{"preset":{"value":{}}}}}},"responses":{"200":{"description":"The faults that were ordered.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/FaultList"},"examples":{"example":{"$ref":"#/components/examples/FaultList"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/PresetNotFoundOrWorldNotFound"},"413":{"$ref":"#/components/responses/TooLarge"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/TooManyWorlds"}}}},"/__sim/worlds/{name}/park":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"operationId":"getPark","tags":["Faults"],"summary":"Get the park service","description":"Returns the status that the park service returns while no fault strikes it.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["forbidden","invalid","world_not_found"],"responses":{"200":{"description":"The status.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ServiceStatus"},"examples":{"example":{"$ref":"#/components/examples/ServiceStatus"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"422":{"$ref":"#/components/responses/Invalid"}}},"post":{"operationId":"setPark","tags":["Faults"],"summary":"Break or restore the park service","description":"Sets the status that the park service returns from now on; 200 restores it.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 429 | `too_many_worlds` | All worlds are in use | A new world would be one too many. |\\n| 400 | `malformed` | The body is not valid JSON | The body cannot be read as a JSON object. |\\n| 413 | `too_large` | The body is too large | The body has more bytes than the operation takes. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-command":true,"x-errors":["forbidden","invalid","world_not_found","too_many_worlds","malformed","too_large","not_json"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ServiceStatus"},"examples":{"broken":{"value":{"status":502}}}}}},"responses":{"200":{"description":"The status.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ServiceStatus"},"examples":{"example":{"$ref":"#/components/examples/ServiceStatus"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"413":{"$ref":"#/components/responses/TooLarge"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/TooManyWorlds"}}}},"/__sim/worlds/{name}/journal":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"operationId":"getJournal","tags":["Journal"],"summary":"List calls","description":"Lists the last thousand calls, oldest first: handled, refused and struck ones, and those to unknown addresses, each with person, request and answer. Secrets are hidden.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 422 | `operation_unknown` | There is no such operation | A fault or filter names an operation that the contract does not have; the message suggests the nearest one. |\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["operation_unknown","forbidden","invalid","world_not_found"],"parameters":[{"name":"since","in":"query","required":false,"description":"Only calls after this id.","schema":{"type":"integer","minimum":0},"example":0},{"name":"until","in":"query","required":false,"description":"Only calls up to this id.","schema":{"type":"integer","minimum":0}},{"name":"operationId","in":"query","required":false,"description":"Only calls of this operation.","schema":{"type":"string","maxLength":100}},{"name":"status","in":"query","required":false,"description":"Only calls with this status, or with one that begins with this digit.","schema":{"type":"integer","minimum":0,"maximum":599}},{"name":"code","in":"query","required":false,"description":"Only calls refused with this code.","schema":{"type":"string","maxLength":100}},{"name":"userId","in":"query","required":false,"description":"Only calls of this user.","schema":{"type":"integer","minimum":1}},{"name":"path","in":"query","required":false,"description":"Only paths that begin with this.","schema":{"type":"string","maxLength":200}}],"responses":{"200":{"description":"The calls.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Journal"},"examples":{"example":{"$ref":"#/components/examples/Journal"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"422":{"$ref":"#/components/responses/OperationUnknownOrInvalid"}}}},"/__sim/worlds/{name}/journal/{id}":{"parameters":[{"$ref":"#/components/parameters/World"},{"name":"id","in":"path","required":true,"description":"Number of the call.","schema":{"type":"integer","minimum":1},"example":7}],"get":{"operationId":"getCall","tags":["Journal"],"summary":"Get a call","description":"Returns one call of the journal.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 404 | `call_not_found` | There is no such call | The journal has no call of this id any more. |\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["call_not_found","forbidden","invalid","world_not_found"],"responses":{"200":{"description":"The call.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/JournalEntry"},"examples":{"example":{"$ref":"#/components/examples/JournalEntry"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/CallNotFoundOrWorldNotFound"},"422":{"$ref":"#/components/responses/Invalid"}}}},"/__sim/worlds/{name}/journal/wait":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"operationId":"waitFor","tags":["Journal"],"summary":"Wait for something to happen","description":"Returns as soon as a call, mail, frame or paper meets all conditions, at the latest after `timeout_ms` of real time. What happened before counts too, after `since`; so a wait that begins late misses nothing. After the time-out it is refused with 408, and `near_misses` lists what came closest.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 408 | `wait_timed_out` | Nothing matched in time | The time-out passed; `near_misses` lists what came closest. |\\n| 429 | `too_many_waits` | Too many calls wait in this world | More than a hundred calls wait for one world. |\\n| 422 | `operation_unknown` | There is no such operation | A fault or filter names an operation that the contract does not have; the message suggests the nearest one. |\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["wait_timed_out","too_many_waits","operation_unknown","forbidden","invalid","world_not_found"],"parameters":[{"name":"kind","in":"query","required":false,"description":"What to wait for.","schema":{"$ref":"#/components/schemas/WaitKind","default":"call"},"example":"mail"},{"name":"since","in":"query","required":false,"description":"Only what has a greater id; each kind counts its own, from 1.","schema":{"type":"integer","minimum":0,"default":0}},{"name":"timeout_ms","in":"query","required":false,"description":"Real milliseconds to wait at most.","schema":{"type":"integer","minimum":0,"maximum":60000,"default":10000}},{"name":"operationId","in":"query","required":false,"description":"Calls: the operation.","schema":{"type":"string","maxLength":100}},{"name":"method","in":"query","required":false,"description":"Calls: the HTTP method.","schema":{"type":"string","enum":["GET","PUT","POST","DELETE","PATCH","HEAD"]}},{"name":"path","in":"query","required":false,"description":"Calls: how the path begins.","schema":{"type":"string","maxLength":200}},{"name":"status","in":"query","required":false,"description":"Calls: the status.","schema":{"type":"integer","minimum":0,"maximum":599}},{"name":"userId","in":"query","required":false,"description":"Calls and frames: the user.","schema":{"type":"integer","minimum":1}},{"name":"event","in":"query","required":false,"description":"Calls: an event that the call caused.","schema":{"type":"string","maxLength":100}},{"name":"to","in":"query","required":false,"description":"Mails: a recipient.","schema":{"type":"string","maxLength":254}},{"name":"text","in":"query","required":false,"description":"Mails: a part of the subject or text. Calls, frames and papers: a part of their JSON.","schema":{"type":"string","maxLength":200}},{"name":"direction","in":"query","required":false,"description":"Frames: the direction.","schema":{"type":"string","enum":["in","out"]}},{"name":"type","in":"query","required":false,"description":"Frames: the type of the message.","schema":{"type":"string","maxLength":60}},{"name":"printer_id","in":"query","required":false,"description":"Papers: the helper.","schema":{"type":"string","maxLength":100}},{"name":"state","in":"query","required":false,"description":"Papers: the state of the job.","schema":{"type":"string","maxLength":20}},{"name":"code","in":"query","required":false,"description":"Calls: the code of a refusal. Mails and papers: the code of the purchase.","schema":{"type":"string","maxLength":100}}],"responses":{"200":{"description":"What matched.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/WaitResult"},"examples":{"call":{"value":{"kind":"call","id":8,"waited_ms":12,"call":{"id":7,"at":"2026-03-10T10:15:00+08:00","operationId":"refundTicket","method":"POST","path":"/api/tickets/refund","query":{},"status":403,"code":"permission_denied","message":"You do not have permission for this.","userId":5,"person":{"id":5,"name":"Aisyah Rahman","role":"Cashier"},"address":"127.0.0.1","platform":"web_app","userAgent":"curl/8.5.0","took":3,"faultId":null,"events":[]}}}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"408":{"$ref":"#/components/responses/WaitTimedOut"},"422":{"$ref":"#/components/responses/OperationUnknownOrInvalid"},"429":{"$ref":"#/components/responses/TooManyWaits"}}}},"/__sim/worlds/{name}/journal/arazzo":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"operationId":"exportArazzo","tags":["Journal"],"summary":"Export calls as a workflow","description":"Returns the calls as an Arazzo 1.0.1 workflow that makes a world at the same instant and repeats them. Ids, codes and tokens that came from earlier answers are taken from there. Dates, nonces and secrets are inputs; a secret has another value of the same form as its default. A token that came by mail is read from the mail in a step of its own. Files are in `x-files`: `npm run scenarios` sends them; for other runners, save each beside the workflow under its name.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 422 | `journal_incomplete` | The journal no longer has all of these calls | Calls at the start of the stretch, or their bodies, were dropped to save memory. |\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["journal_incomplete","forbidden","invalid","world_not_found"],"parameters":[{"$ref":"#/components/parameters/Since"},{"$ref":"#/components/parameters/Until"}],"responses":{"200":{"description":"The workflow.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ArazzoWorkflow"},"examples":{"example":{"$ref":"#/components/examples/ArazzoWorkflow"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"422":{"$ref":"#/components/responses/JournalIncompleteOrInvalid"}}}},"/__sim/worlds/{name}/journal/har":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"operationId":"exportHar","tags":["Journal"],"summary":"Export calls as an HTTP archive","description":"Returns the calls as HAR 1.2, which browsers and proxies open. Secrets are hidden, and files have a name and type only: an archive shows what happened, and cannot be repeated.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["forbidden","invalid","world_not_found"],"parameters":[{"$ref":"#/components/parameters/Since"},{"$ref":"#/components/parameters/Until"}],"responses":{"200":{"description":"The archive.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HarLog"},"examples":{"example":{"$ref":"#/components/examples/HarLog"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"422":{"$ref":"#/components/responses/Invalid"}}}},"/__sim/worlds/{name}/journal/curl":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"operationId":"exportCurl","tags":["Journal"],"summary":"Export calls as curl lines","description":"Returns one curl command a call, as a shell script. `$BASE` is the address of the server and `$TOKEN_5` the token of user 5, which the script gets from `openSession`. Tokens that came by mail are read from the latest mail; files are part of the script.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 422 | `journal_incomplete` | The journal no longer has all of these calls | Calls at the start of the stretch, or their bodies, were dropped to save memory. |\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["journal_incomplete","forbidden","invalid","world_not_found"],"parameters":[{"$ref":"#/components/parameters/Since"},{"$ref":"#/components/parameters/Until"}],"responses":{"200":{"description":"The script.","content":{"text/x-shellscript":{"schema":{"type":"string"}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"422":{"$ref":"#/components/responses/JournalIncompleteOrInvalid"}}}},"/__sim/worlds/{name}/replay":{"parameters":[{"$ref":"#/components/parameters/World"}],"post":{"operationId":"replayJournal","tags":["Journal"],"summary":"Repeat the calls in a fresh world","description":"Makes a world as this one began and sends it every call of the journal, each at its own time. With `verify`, every answer must be byte-identical, apart from tokens, document keys and ids of print jobs. Calls that a fault refused are left out.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 422 | `journal_incomplete` | The journal no longer has all of these calls | Calls at the start of the stretch, or their bodies, were dropped to save memory. |\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 429 | `too_many_worlds` | All worlds are in use | A new world would be one too many. |\\n| 400 | `malformed` | The body is not valid JSON | The body cannot be read as a JSON object. |\\n| 413 | `too_large` | The body is too large | The body has more bytes than the operation takes. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-command":true,"x-errors":["journal_incomplete","forbidden","invalid","world_not_found","too_many_worlds","malformed","too_large","not_json"],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ReplayOrder"},"examples":{"verify":{"value":{"into":"demo-replay","verify":true}}}}}},"responses":{"200":{"description":"What the replay did.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ReplayReport"},"examples":{"example":{"$ref":"#/components/examples/ReplayReport"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"413":{"$ref":"#/components/responses/TooLarge"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/JournalIncompleteOrInvalid"},"429":{"$ref":"#/components/responses/TooManyWorlds"}}}},"/__sim/worlds/{name}/outbox":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"operationId":"getOutbox","tags":["Mails"],"summary":"List mails","description":"Lists the mails of the world, oldest first. A browser that asks for HTML gets a page to read them.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-download":true,"x-errors":["forbidden","invalid","world_not_found"],"responses":{"200":{"description":"The mails.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Outbox"},"examples":{"example":{"$ref":"#/components/examples/Outbox"}}},"text/html":{"schema":{"type":"string"}}}},"403":{"$ref":"#/components/responses/ForbiddenPage"},"404":{"$ref":"#/components/responses/WorldNotFoundPage"},"422":{"$ref":"#/components/responses/InvalidPage"}}},"post":{"operationId":"readMails","tags":["Mails"],"summary":"Mark mails as read","description":"Marks mails as read, as opening them in a browser does.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 429 | `too_many_worlds` | All worlds are in use | A new world would be one too many. |\\n| 400 | `malformed` | The body is not valid JSON | The body cannot be read as a JSON object. |\\n| 413 | `too_large` | The body is too large | The body has more bytes than the operation takes. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-command":true,"x-errors":["forbidden","invalid","world_not_found","too_many_worlds","malformed","too_large","not_json"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ReadMails"},"examples":{"all":{"value":{"read":"all"}},"some":{"value":{"read":[1,2]}}}}}},"responses":{"200":{"description":"Marked.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/MarkedMails"},"examples":{"example":{"$ref":"#/components/examples/MarkedMails"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"413":{"$ref":"#/components/responses/TooLarge"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/TooManyWorlds"}}}},"/__sim/worlds/{name}/outbox/{id}":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"parameters":[{"name":"id","in":"path","required":true,"description":"Number of the mail.","schema":{"type":"integer","minimum":0},"example":1}],"operationId":"getMail","tags":["Mails"],"summary":"Get a mail","description":"Returns one mail. A browser that asks for HTML gets a page, which marks it as read.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 404 | `mail_not_found` | There is no such mail | The outbox has no mail of this id, or the mail has no HTML. |\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-download":true,"x-errors":["mail_not_found","forbidden","invalid","world_not_found"],"responses":{"200":{"description":"The mail.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/OutboxMail"},"examples":{"example":{"$ref":"#/components/examples/OutboxMail"}}},"text/html":{"schema":{"type":"string"}}}},"403":{"$ref":"#/components/responses/ForbiddenPage"},"404":{"$ref":"#/components/responses/MailNotFoundOrWorldNotFoundPage"},"422":{"$ref":"#/components/responses/InvalidPage"}}}},"/__sim/worlds/{name}/outbox/{id}/html":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"parameters":[{"name":"id","in":"path","required":true,"description":"Number of the mail.","schema":{"type":"integer","minimum":0},"example":1}],"operationId":"getMailHtml","tags":["Mails"],"summary":"Get the HTML of a mail","description":"Returns the HTML version of a mail in a page that may not run scripts.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 404 | `mail_not_found` | There is no such mail | The outbox has no mail of this id, or the mail has no HTML. |\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["mail_not_found","forbidden","invalid","world_not_found"],"responses":{"200":{"description":"The page.","content":{"text/html":{"schema":{"type":"string"}}}},"403":{"$ref":"#/components/responses/ForbiddenPage"},"404":{"$ref":"#/components/responses/MailNotFoundOrWorldNotFoundPage"},"422":{"$ref":"#/components/responses/InvalidPage"}}}},"/__sim/worlds/{name}/payments":{"parameters":[{"$ref":"#/components/parameters/World"}],"post":{"operationId":"payOnline","tags":["Payments"],"summary":"Pay at the payment provider","description":"Does what a buyer does on the provider\'s page: posts the shop\'s form (`ipay88_payload` of an order) there and chooses what happens. The provider checks the form and reports the signed result to the shop, as ever. A form can be sent once: a new attempt has a new reference.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 429 | `too_many_worlds` | All worlds are in use | A new world would be one too many. |\\n| 400 | `malformed` | The body is not valid JSON | The body cannot be read as a JSON object. |\\n| 413 | `too_large` | The body is too large | The body has more bytes than the operation takes. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-command":true,"x-errors":["forbidden","invalid","world_not_found","too_many_worlds","malformed","too_large","not_json"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/OnlinePaymentOrder"},"examples":{"pay":{"value":{"form":{"MerchantCode":"M00001","RefNo":"MRCX7K2M9QP-0001","Amount":"75.00","Currency":"MYR","ResponseURL":"http://localhost:3000/tickets/payment/response","BackendURL":"http://localhost:3000/tickets/payment/backend","Signature":"0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f"},"choice":"pay"}}}}}},"responses":{"200":{"description":"The payment.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/OnlinePayment"},"examples":{"example":{"$ref":"#/components/examples/OnlinePayment"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"413":{"$ref":"#/components/responses/TooLarge"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/TooManyWorlds"}}}},"/__sim/quote":{"post":{"operationId":"quotePrice","tags":["Prices"],"summary":"Price a cart","description":"Prices a cart by the contract\'s rules and returns the total with every step that led to it. The catalogue comes from the body, so that the answer of any server can be checked, or from a world. Nothing is bought.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 404 | `account_not_found` | There is no such account | No user of the world has this name or email address. |\\n| 422 | `account_cannot_sign_in` | This account may not sign in | The account is inactive or was removed, or its contract has ended. |\\n| 404 | `package_not_found` | The package is not on sale | The catalogue does not list the package or a dish of the cart. |\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 400 | `malformed` | The body is not valid JSON | The body cannot be read as a JSON object. |\\n| 413 | `too_large` | The body is too large | The body has more bytes than the operation takes. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-max-body":10000000,"x-errors":["world_not_found","account_not_found","account_cannot_sign_in","package_not_found","forbidden","invalid","malformed","too_large","not_json"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/QuoteRequest"},"examples":{"counter":{"value":{"world":"demo","account":"cashier","cart":{"package_id":1,"total_adult":2,"payment_method":"Cash"}}}}}}},"responses":{"200":{"description":"The price.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Quote"},"examples":{"example":{"$ref":"#/components/examples/Quote"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"description":"`world_not_found`, `account_not_found`, `package_not_found`","content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/ControlRefusal"},{"type":"object","properties":{"code":{"type":"string","enum":["world_not_found","account_not_found","package_not_found"],"description":"Why the call was refused."}}}]},"examples":{"world_not_found":{"summary":"The world does not exist, or somebody deleted it.","value":{"code":"world_not_found","message":"There is no world of this name"}},"account_not_found":{"summary":"No user of the world has this name or email address.","value":{"code":"account_not_found","message":"There is no such account"}},"package_not_found":{"summary":"The catalogue does not list the package or a dish of the cart.","value":{"code":"package_not_found","message":"The package is not on sale"}}}}}},"413":{"$ref":"#/components/responses/TooLarge"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/AccountCannotSignInOrInvalid"}}}},"/__sim/worlds/{name}/realtime":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"operationId":"listWindows","tags":["Realtime"],"summary":"List the windows","description":"Lists who is connected to the realtime channel of the world, visitors included.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["forbidden","invalid","world_not_found"],"responses":{"200":{"description":"The windows.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/WindowList"},"examples":{"example":{"$ref":"#/components/examples/WindowList"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"422":{"$ref":"#/components/responses/Invalid"}}},"post":{"operationId":"sendRealtime","tags":["Realtime"],"summary":"Send a message or close connections","description":"Sends a server message to its audience or to one user, or closes connections with a code.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 429 | `too_many_worlds` | All worlds are in use | A new world would be one too many. |\\n| 400 | `malformed` | The body is not valid JSON | The body cannot be read as a JSON object. |\\n| 413 | `too_large` | The body is too large | The body has more bytes than the operation takes. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-command":true,"x-errors":["forbidden","invalid","world_not_found","too_many_worlds","malformed","too_large","not_json"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/RealtimeOrder"},"examples":{"alert":{"value":{"message":{"type":"alert","message":"Low tide at 17:00"}}},"close":{"value":{"close":1012}}}}}},"responses":{"200":{"description":"What happened.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/RealtimeResult"},"examples":{"example":{"$ref":"#/components/examples/RealtimeResult"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"413":{"$ref":"#/components/responses/TooLarge"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/TooManyWorlds"}}}},"/__sim/worlds/{name}/realtime/frames":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"operationId":"listFrames","tags":["Realtime"],"summary":"List frames","description":"Lists the last thousand realtime messages in both directions, oldest first. Pings are not kept.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["forbidden","invalid","world_not_found"],"parameters":[{"name":"since","in":"query","required":false,"description":"Only frames after this id.","schema":{"type":"integer","minimum":0},"example":0},{"name":"direction","in":"query","required":false,"description":"Only one direction.","schema":{"type":"string","enum":["in","out"]}},{"name":"type","in":"query","required":false,"description":"Only messages of this type.","schema":{"type":"string","maxLength":60}},{"name":"userId","in":"query","required":false,"description":"Only frames of this user\'s windows.","schema":{"type":"integer","minimum":1}}],"responses":{"200":{"description":"The frames.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/FrameList"},"examples":{"example":{"$ref":"#/components/examples/FrameList"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"422":{"$ref":"#/components/responses/Invalid"}}}},"/__sim/worlds/{name}/realtime/replay":{"parameters":[{"$ref":"#/components/parameters/World"}],"post":{"operationId":"replayFrames","tags":["Realtime"],"summary":"Send frames again","description":"Sends a stretch of recorded outgoing frames again, in order: each to the windows that the same user has now, and those of visitors to visitors.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 429 | `too_many_worlds` | All worlds are in use | A new world would be one too many. |\\n| 400 | `malformed` | The body is not valid JSON | The body cannot be read as a JSON object. |\\n| 413 | `too_large` | The body is too large | The body has more bytes than the operation takes. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-command":true,"x-errors":["forbidden","invalid","world_not_found","too_many_worlds","malformed","too_large","not_json"],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/FrameReplay"},"examples":{"stretch":{"value":{"since":0,"until":40}}}}}},"responses":{"200":{"description":"What was sent.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/FrameReplayResult"},"examples":{"example":{"$ref":"#/components/examples/FrameReplayResult"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"413":{"$ref":"#/components/responses/TooLarge"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/TooManyWorlds"}}}},"/__sim/worlds/{name}/papers":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"operationId":"listPapers","tags":["Realtime"],"summary":"List print jobs","description":"Lists the print jobs that the server gave to printer helpers, with what the helpers reported. A print that a browser sends to its own helper is in the helper\'s tray only.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["forbidden","invalid","world_not_found"],"parameters":[{"name":"since","in":"query","required":false,"description":"Only changes after this id.","schema":{"type":"integer","minimum":0},"example":0}],"responses":{"200":{"description":"The jobs.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/PaperList"},"examples":{"example":{"$ref":"#/components/examples/PaperList"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"422":{"$ref":"#/components/responses/Invalid"}}}},"/__sim/runs":{"get":{"operationId":"listRuns","tags":["Runs"],"summary":"List the runs","description":"Lists the last twenty runs that were reported to this simulator, newest first, without their scenarios.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |","x-audience":["public"],"x-errors":["forbidden"],"responses":{"200":{"description":"The runs.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/RunList"},"examples":{"example":{"$ref":"#/components/examples/RunList"}}}}},"403":{"$ref":"#/components/responses/Forbidden"}}},"post":{"operationId":"addRun","tags":["Runs"],"summary":"Report a run","description":"Stores the report of a run of scenarios. `npm run scenarios` calls this at the end of each run against a simulator that it did not start. Reports are kept until the simulator stops, the last twenty of them.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 400 | `malformed` | The body is not valid JSON | The body cannot be read as a JSON object. |\\n| 413 | `too_large` | The body is too large | The body has more bytes than the operation takes. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-command":true,"x-max-body":50000000,"x-errors":["forbidden","invalid","malformed","too_large","not_json"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/RunReport"},"examples":{"failed":{"value":{"seconds":1.4,"complete":true,"scenarios":[{"name":"sell-a-ticket","summary":"A cashier sells a ticket","file":"openapi/workflows/sell.yaml","world":"scenario-7-0","calls":4,"took_ms":210},{"name":"refund-twice","file":"tests/scenarios/errors/refunds.yaml","world":"scenario-7-1","calls":5,"took_ms":180,"failure":{"step":"refund","check":"expected $statusCode == 200; answered 422 already_refunded","call":{"method":"POST","url":"http://localhost:3000/w/scenario-7-1/api/tickets/refund","body":"{\\"id\\":1}","status":422,"answer":"{\\"code\\":\\"already_refunded\\"}"}}}],"skipped":["print-a-receipt"]}}}}}},"responses":{"200":{"description":"The run in short.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/RunSummary"},"examples":{"example":{"$ref":"#/components/examples/RunSummary"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"413":{"$ref":"#/components/responses/TooLarge"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/Invalid"}}}},"/__sim/runs/{id}":{"parameters":[{"name":"id","in":"path","required":true,"description":"Number of the run.","schema":{"type":"integer","minimum":1},"example":1}],"get":{"operationId":"getRun","tags":["Runs"],"summary":"Get a run","description":"Returns a run with all of its scenarios; those that failed have the step, the request, the answer and the check.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 404 | `run_not_found` | There is no such run | No run of this number was reported, or twenty newer ones were. |\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |","x-audience":["public"],"x-errors":["run_not_found","forbidden","invalid"],"responses":{"200":{"description":"The run.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Run"},"examples":{"example":{"$ref":"#/components/examples/Run"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/RunNotFound"},"422":{"$ref":"#/components/responses/Invalid"}}}},"/__sim":{"get":{"operationId":"getControl","tags":["Simulator"],"summary":"What the simulator can do","description":"Counts the worlds, lists the operations that are not implemented, and says where this document is.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |","x-audience":["public"],"x-errors":["forbidden"],"responses":{"200":{"description":"The simulator.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ControlOverview"},"examples":{"example":{"$ref":"#/components/examples/ControlOverview"}}}}},"403":{"$ref":"#/components/responses/Forbidden"}}}},"/__sim/openapi.json":{"get":{"operationId":"describeControl","tags":["Simulator"],"summary":"This document","description":"Returns the OpenAPI document of the control plane.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |","x-audience":["public"],"x-errors":["forbidden"],"responses":{"200":{"description":"The document.","content":{"application/json":{"schema":{"type":"object","additionalProperties":true,"description":"An OpenAPI 3.1 document."},"examples":{"document":{"value":{"openapi":"3.1.0"}}}}}},"403":{"$ref":"#/components/responses/Forbidden"}}}},"/__sim/worlds":{"get":{"operationId":"listWorlds","tags":["Worlds"],"summary":"List the worlds","description":"Lists the worlds that exist, least recently used first.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |","x-audience":["public"],"x-errors":["forbidden"],"responses":{"200":{"description":"The worlds.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/WorldList"},"examples":{"example":{"$ref":"#/components/examples/WorldList"}}}}},"403":{"$ref":"#/components/responses/Forbidden"}}}},"/__sim/worlds/{name}":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"operationId":"getWorld","tags":["Worlds"],"summary":"Get a world","description":"Returns a world in short. Reading never creates one.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["forbidden","invalid","world_not_found"],"responses":{"200":{"description":"The world.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/World"},"examples":{"example":{"$ref":"#/components/examples/World"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"422":{"$ref":"#/components/responses/Invalid"}}},"put":{"operationId":"createWorld","tags":["Worlds"],"summary":"Create a world","description":"Creates a world from a seed, another world or a snapshot, replacing any of that name. The same seed, instant and calls have the same responses, under any name and on any day of this machine. A snapshot is fully checked first, and a refusal names record and field.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 429 | `too_many_worlds` | All worlds are in use | A new world would be one too many. |\\n| 400 | `malformed` | The body is not valid JSON | The body cannot be read as a JSON object. |\\n| 413 | `too_large` | The body is too large | The body has more bytes than the operation takes. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-command":true,"x-max-body":300000000,"x-errors":["forbidden","invalid","world_not_found","too_many_worlds","malformed","too_large","not_json"],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/WorldOptions"},"examples":{"at-an-instant":{"value":{"at":"2026-03-10T10:00:00+08:00","seed":7,"tickets":120}},"copy":{"value":{"from":"demo"}},"training":{"value":{"training":true}}}}}},"responses":{"200":{"description":"The new world.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/World"},"examples":{"example":{"$ref":"#/components/examples/World"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"413":{"$ref":"#/components/responses/TooLarge"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/TooManyWorlds"}}},"delete":{"operationId":"deleteWorld","tags":["Worlds"],"summary":"Delete a world","description":"Deletes a world. Its windows are disconnected, calls that wait for it are refused, and its tokens get 401 `world_reset`. Until the name is created again, commands of the control plane get 404 `world_not_found`.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 429 | `too_many_worlds` | All worlds are in use | A new world would be one too many. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-command":true,"x-errors":["forbidden","invalid","world_not_found","too_many_worlds","not_json"],"responses":{"200":{"description":"Deleted.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Success"},"examples":{"example":{"$ref":"#/components/examples/Success"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/TooManyWorlds"}}}},"/__sim/worlds/{name}/reset":{"parameters":[{"$ref":"#/components/parameters/World"}],"post":{"operationId":"resetWorld","tags":["Worlds"],"summary":"Reset a world","description":"Returns a world to how it was created: data, clock, faults and journal. Its tokens end.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 429 | `too_many_worlds` | All worlds are in use | A new world would be one too many. |\\n| 400 | `malformed` | The body is not valid JSON | The body cannot be read as a JSON object. |\\n| 413 | `too_large` | The body is too large | The body has more bytes than the operation takes. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-command":true,"x-errors":["forbidden","invalid","world_not_found","too_many_worlds","malformed","too_large","not_json"],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Nothing"},"examples":{"reset":{"value":{}}}}}},"responses":{"200":{"description":"The world.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/World"},"examples":{"example":{"$ref":"#/components/examples/World"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"413":{"$ref":"#/components/responses/TooLarge"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/TooManyWorlds"}}}},"/__sim/worlds/{name}/clock":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"operationId":"getClock","tags":["Worlds"],"summary":"Get the time","description":"Returns the time of the world and its pending jobs.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["forbidden","invalid","world_not_found"],"responses":{"200":{"description":"The time.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Clock"},"examples":{"example":{"$ref":"#/components/examples/Clock"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"422":{"$ref":"#/components/responses/Invalid"}}},"put":{"operationId":"setClock","tags":["Worlds"],"summary":"Change the time","description":"Freezes time at an instant, advances it, or returns to real time. Jobs that are due until then run in order: unpaid orders release their seats, and tickets of yesterday become no-shows five minutes past midnight.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 429 | `too_many_worlds` | All worlds are in use | A new world would be one too many. |\\n| 400 | `malformed` | The body is not valid JSON | The body cannot be read as a JSON object. |\\n| 413 | `too_large` | The body is too large | The body has more bytes than the operation takes. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-command":true,"x-errors":["forbidden","invalid","world_not_found","too_many_worlds","malformed","too_large","not_json"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ClockChange"},"examples":{"freeze":{"value":{"now":"2026-03-10T23:59:00+08:00"}},"advance":{"value":{"advance":"PT30M"}},"release":{"value":{"real":true}}}}}},"responses":{"200":{"description":"The new time.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Clock"},"examples":{"example":{"$ref":"#/components/examples/Clock"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"413":{"$ref":"#/components/responses/TooLarge"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/TooManyWorlds"}}}},"/__sim/worlds/{name}/snapshot":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"operationId":"getSnapshot","tags":["Worlds"],"summary":"Save a world","description":"Returns the whole state as JSON; restore it with `putSnapshot`, or make other worlds from it.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["forbidden","invalid","world_not_found"],"responses":{"200":{"description":"The snapshot.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Snapshot"},"examples":{"example":{"$ref":"#/components/examples/Snapshot"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"422":{"$ref":"#/components/responses/Invalid"}}},"put":{"operationId":"putSnapshot","tags":["Worlds"],"summary":"Restore a world","description":"Replaces the state of the world by a snapshot, faults included; its journal stays. A snapshot is fully checked first.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 429 | `too_many_worlds` | All worlds are in use | A new world would be one too many. |\\n| 400 | `malformed` | The body is not valid JSON | The body cannot be read as a JSON object. |\\n| 413 | `too_large` | The body is too large | The body has more bytes than the operation takes. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-command":true,"x-max-body":300000000,"x-errors":["forbidden","invalid","world_not_found","too_many_worlds","malformed","too_large","not_json"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","additionalProperties":true,"description":"What `getSnapshot` returned."},"examples":{"snapshot":{"value":{"format":6,"seed":1,"tickets":0,"at":null,"clock":{"mode":"real","offset":0,"frozen":null,"jobs":[],"nextJob":1},"random":[1,2,3,4],"faults":{"orders":[],"services":{},"random":[1,2,3,4],"nextId":1},"tables":{}}}}}}},"responses":{"200":{"description":"The world.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/World"},"examples":{"example":{"$ref":"#/components/examples/World"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"413":{"$ref":"#/components/responses/TooLarge"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/TooManyWorlds"}}}},"/__sim/worlds/{name}/limits":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"operationId":"getLimits","tags":["Worlds"],"summary":"Get the rate limit","description":"Returns how many calls per minute one caller may make.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["forbidden","invalid","world_not_found"],"responses":{"200":{"description":"The limit.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Limits"},"examples":{"example":{"$ref":"#/components/examples/Limits"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"422":{"$ref":"#/components/responses/Invalid"}}},"put":{"operationId":"setLimits","tags":["Worlds"],"summary":"Change the rate limit","description":"Changes the limit, or the clock that minutes are counted on. All counts begin again.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 429 | `too_many_worlds` | All worlds are in use | A new world would be one too many. |\\n| 400 | `malformed` | The body is not valid JSON | The body cannot be read as a JSON object. |\\n| 413 | `too_large` | The body is too large | The body has more bytes than the operation takes. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-command":true,"x-errors":["forbidden","invalid","world_not_found","too_many_worlds","malformed","too_large","not_json"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/LimitChange"},"examples":{"few":{"value":{"per_minute":5,"clock":"world"}}}}}},"responses":{"200":{"description":"The new limit.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Limits"},"examples":{"example":{"$ref":"#/components/examples/Limits"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"413":{"$ref":"#/components/responses/TooLarge"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/Invalid"},"429":{"$ref":"#/components/responses/TooManyWorlds"}}}},"/__sim/worlds/{name}/diff":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"operationId":"diffWorlds","tags":["Worlds"],"summary":"Compare two worlds","description":"Lists by table and record what differs between this world and another. Secrets are not compared.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["forbidden","invalid","world_not_found"],"parameters":[{"name":"with","in":"query","required":true,"description":"The other world.","schema":{"type":"string","pattern":"^[a-z0-9-]{1,64}$"},"example":"before"}],"responses":{"200":{"description":"The differences.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/WorldDiff"},"examples":{"example":{"$ref":"#/components/examples/WorldDiff"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"422":{"$ref":"#/components/responses/Invalid"}}},"post":{"operationId":"diffSnapshot","tags":["Worlds"],"summary":"Compare a world with a snapshot","description":"Lists by table and record what differs between this world and a snapshot.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 400 | `malformed` | The body is not valid JSON | The body cannot be read as a JSON object. |\\n| 413 | `too_large` | The body is too large | The body has more bytes than the operation takes. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-max-body":300000000,"x-errors":["forbidden","invalid","world_not_found","malformed","too_large","not_json"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","additionalProperties":true,"description":"What `getSnapshot` returned."},"examples":{"snapshot":{"value":{"format":6,"seed":1,"tickets":0,"at":null,"clock":{"mode":"real","offset":0,"frozen":null,"jobs":[],"nextJob":1},"random":[1,2,3,4],"faults":{"orders":[],"services":{},"random":[1,2,3,4],"nextId":1},"tables":{}}}}}}},"responses":{"200":{"description":"The differences.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/WorldDiff"},"examples":{"example":{"$ref":"#/components/examples/WorldDiff"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"413":{"$ref":"#/components/responses/TooLarge"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/Invalid"}}}},"/__sim/worlds/{name}/personas":{"parameters":[{"$ref":"#/components/parameters/World"}],"get":{"operationId":"listPersonas","tags":["Worlds"],"summary":"List the demo accounts","description":"Lists the accounts of the seed, with their roles and whether they may sign in.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |","x-audience":["public"],"x-errors":["forbidden","invalid","world_not_found"],"responses":{"200":{"description":"The accounts.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/PersonaList"},"examples":{"example":{"$ref":"#/components/examples/PersonaList"}}}}},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/WorldNotFound"},"422":{"$ref":"#/components/responses/Invalid"}}}},"/__sim/worlds/{name}/personas/{account}":{"parameters":[{"$ref":"#/components/parameters/World"},{"name":"account","in":"path","required":true,"description":"The name of an account, such as `cashier`, or any email address.","schema":{"type":"string","minLength":1,"maxLength":254},"example":"cashier"}],"post":{"operationId":"openSession","tags":["Worlds"],"summary":"Open a session without a password","description":"Returns what `login` returns for this account, without its password and without a call in the journal.\\n\\n| Status | Code | Message | When |\\n|---|---|---|---|\\n| 404 | `account_not_found` | There is no such account | No user of the world has this name or email address. |\\n| 422 | `account_cannot_sign_in` | This account may not sign in | The account is inactive or was removed, or its contract has ended. |\\n| 403 | `forbidden` | The control plane serves this machine only | The call comes from another machine or from a page of another site. |\\n| 422 | `invalid` | A field is not valid | A field has another type or value than described, is unknown, or contradicts another one. |\\n| 404 | `world_not_found` | There is no world of this name | The world does not exist, or somebody deleted it. |\\n| 429 | `too_many_worlds` | All worlds are in use | A new world would be one too many. |\\n| 400 | `malformed` | The body is not valid JSON | The body cannot be read as a JSON object. |\\n| 413 | `too_large` | The body is too large | The body has more bytes than the operation takes. |\\n| 415 | `not_json` | Send content-type: application/json | A command has another content type or none. |","x-audience":["public"],"x-command":true,"x-errors":["account_not_found","account_cannot_sign_in","forbidden","invalid","world_not_found","too_many_worlds","malformed","too_large","not_json"],"requestBody":{"required":false,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Nothing"},"examples":{"cashier":{"value":{}}}}}},"responses":{"200":{"description":"The session.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/SessionAnswer"},"examples":{"example":{"$ref":"#/components/examples/SessionAnswer"}}}}},"400":{"$ref":"#/components/responses/Malformed"},"403":{"$ref":"#/components/responses/Forbidden"},"404":{"$ref":"#/components/responses/AccountNotFoundOrWorldNotFound"},"413":{"$ref":"#/components/responses/TooLarge"},"415":{"$ref":"#/components/responses/NotJson"},"422":{"$ref":"#/components/responses/AccountCannotSignInOrInvalid"},"429":{"$ref":"#/components/responses/TooManyWorlds"}}}}}',
  ),
};
// simulator/src/control/simulator.ts
var SIMULATOR = {
  getControl: (_input, { worlds, notImplemented }) => ({
    worlds: worlds.list().length,
    not_played: [...notImplemented],
    openapi: '/__sim/openapi.json',
    presets: PRESETS.map(({ name }) => name),
  }),
  describeControl: () => control_default,
};
// simulator/src/control/wait-conditions.ts
/** Returns what has happened in the world after `since`, of the kind that is waited for. */
function listCandidates({ kind = 'call', since = 0 }, ctx) {
  switch (kind) {
    case 'call':
      return ctx
        .room()
        .journal.entries(since)
        .map((entry) => callCandidate(entry, ctx));
    case 'mail':
      return ctx.domain
        .outbox(ctx.world())
        .filter(({ id }) => id > since)
        .map((mail) => ({
          kind,
          id: mail.id,
          what: `“${mail.subject}” to ${mail.to.join(', ')}`,
          facts: {
            to: mail.to,
            text: `${mail.subject}\n${mail.text}`,
            code: mail.ticket_code,
          },
          result: () => ({
            kind,
            id: mail.id,
            mail: presentOutboxMail(mail),
          }),
        }));
    case 'frame':
      return ctx
        .room()
        .frames.list(since)
        .map((frame) => {
          const { id, direction, type, userId } = frame;
          const facts = {
            direction,
            type,
            userId,
            text: JSON.stringify(frame.message ?? null),
          };
          return {
            kind,
            id,
            what: `${direction} ${type}`,
            facts,
            result: () => ({
              kind,
              id,
              frame: presentFrame(frame),
            }),
          };
        });
    case 'paper':
      return ctx
        .room()
        .papers.list()
        .filter(({ id }) => id > since)
        .map((paper) => {
          const { id, printer_id, state, code, job_id } = paper;
          const facts = {
            printer_id,
            state,
            code,
            text: JSON.stringify(paper.message),
          };
          return {
            kind,
            id,
            what: `${job_id} ${state}`,
            facts,
            result: () => ({
              kind,
              id,
              paper: presentPaper(paper),
            }),
          };
        });
  }
}
function callCandidate(entry, ctx) {
  const { id, operationId, method, path, status, userId, code, events } = entry;
  return {
    kind: 'call',
    id,
    what: `${method} ${path} → ${status}${code === null ? '' : ` ${code}`}`,
    facts: {
      operationId,
      method,
      path,
      status,
      userId,
      code,
      event: events,
      text: `${JSON.stringify(entry.body) ?? ''}\n${JSON.stringify(entry.answer) ?? ''}`,
    },
    result: () => ({
      kind: 'call',
      id,
      call: presentEntry(entry, ctx.world()),
    }),
  };
}
/** Returns the conditions that a candidate does not meet. */
function judge(query, { facts }) {
  const { kind: _kind, since: _since, timeout_ms: _timeout, ...conditions } = query;
  return Object.entries(conditions).flatMap(([name, expected]) => {
    const actual = facts[name];
    if (expected === void 0 || meets(name, expected, actual)) return [];
    return [
      {
        field: name,
        expected,
        actual: name === 'text' ? null : (actual ?? null),
      },
    ];
  });
}
function meets(name, expected, actual) {
  if (name === 'status') return typeof actual === 'number' && hasStatus({ status: actual }, Number(expected));
  if (name === 'path') return String(actual).startsWith(String(expected));
  if (name === 'text') return String(actual).includes(String(expected));
  return Array.isArray(actual) ? actual.includes(expected) : actual === expected;
}
// simulator/src/control/wait.ts
var DEFAULT_TIMEOUT_MS = 1e4;
/** Each waiting call is asked at everything that happens in its world. */
var MAX_WAITS = 100;
var MAX_NEAR_MISSES = 5;
var WAIT = {
  waitFor: ({ query }, ctx) => {
    if (query.operationId !== void 0) assertOperation(query.operationId, 'operationId');
    return waitFor(query, ctx);
  },
};
/** Returns the first candidate that meets all conditions, at the latest after the time-out. */
async function waitFor(query, ctx) {
  const { clock, name, worlds, request } = ctx;
  const room = ctx.room();
  const began = clock.now();
  const timeout = query.timeout_ms ?? DEFAULT_TIMEOUT_MS;
  let { since = 0 } = query;
  const found = () => {
    const candidates = listCandidates(
      {
        ...query,
        since,
      },
      ctx,
    );
    since = Math.max(since, ...candidates.slice(-1).map(({ id }) => id));
    const match = candidates.find((candidate) => judge(query, candidate).length === 0);
    return (
      match && {
        ...match.result(),
        waited_ms: clock.now() - began,
      }
    );
  };
  const ready = found();
  if (ready) return ready;
  if (timeout === 0) throw timedOut(query, ctx, timeout);
  if (room.signal.listeners >= MAX_WAITS)
    throw new ControlError('too_many_waits', `${MAX_WAITS} calls wait in the world ${name} already`);
  return new Promise((resolve, reject) => {
    const end = (act) => {
      stopTimer();
      stopListening();
      request.signal.removeEventListener('abort', giveUp);
      act();
    };
    const check = () => {
      if (worlds.find(name)?.signal !== room.signal) return end(() => reject(replaced(name)));
      const match = found();
      if (match) end(() => resolve(match));
    };
    const giveUp = () => end(() => reject(timedOut(query, ctx, timeout)));
    const stopTimer = clock.setTimer(giveUp, timeout);
    const stopListening = room.signal.listen(check);
    request.signal.addEventListener('abort', giveUp);
  });
}
function replaced(name) {
  return new ControlError(
    'world_not_found',
    `The world ${name} was deleted or replaced while this call waited`,
    'name',
  );
}
function timedOut(query, ctx, timeout) {
  const { kind = 'call' } = query;
  const near = ctx.worlds.has(ctx.name) ? listNearMisses(query, ctx) : [];
  return new ControlError(
    'wait_timed_out',
    `No ${kind} matched within ${timeout} ms${(near[0] && `; nearest: ${near[0].what}, ${near[0].wrong.map(({ field, actual }) => `${field} is ${JSON.stringify(actual)}`).join(', ')}`) ?? ''}`,
    void 0,
    near,
  );
}
/** Returns what meets some conditions and not others: the fewest wrong ones first, then the latest. */
function listNearMisses(query, ctx) {
  return listCandidates(query, ctx)
    .map((candidate) => ({
      candidate,
      wrong: judge(query, candidate),
    }))
    .toSorted((one, other) => one.wrong.length - other.wrong.length || other.candidate.id - one.candidate.id)
    .slice(0, MAX_NEAR_MISSES)
    .map(({ candidate, wrong }) => describe$1(candidate, wrong));
}
function describe$1({ kind, id, what }, wrong) {
  return {
    kind,
    id,
    what,
    wrong,
  };
}
// simulator/src/control/handlers.ts
/** The handler of every operation of the control plane. */
var CONTROL_HANDLERS = {
  ...SIMULATOR,
  ...WORLDS,
  ...CLOCK,
  ...DIFF,
  ...PERSONAS,
  ...PAYMENTS,
  ...FAULTS,
  ...JOURNAL,
  ...WAIT,
  ...EXPORT,
  ...REPLAY,
  ...OUTBOX,
  ...REALTIME,
  ...PRICES,
  ...RUNS,
};
// simulator/src/control/read-input.ts
/** Most bytes of a command, where the contract names no other number. */
var MAX_BYTES = 1e6;
/** Returns the validated input of a call. @throws ControlError 400, 413 or 422 */
async function readInput(id, request, params, search) {
  const meta = CONTROL_OPERATION_META[id];
  const validators = controlValidators[id];
  assertKnownQuery(meta, search);
  const body = meta.contentTypes.length === 0 ? void 0 : await readObject(request, meta.maxBody ?? MAX_BYTES);
  if (body) CHOICES[id]?.(body);
  return {
    params: accept(validators.params, decodeFields(meta.decode.params, Object.entries(params))),
    query: accept(validators.query, decodeFields(meta.decode.query, search)),
    body: accept(validators.body, body),
  };
}
/**
 * Refuses unknown parameters, because a misspelt one would silently do nothing. Pages have
 * parameters of their own.
 */
function assertKnownQuery({ decode: { query }, produces }, search) {
  if (produces.includes('text/html')) return;
  const known = Object.keys(query);
  for (const name of search.keys())
    if (!known.includes(name))
      throw invalid(name, `${name} is unknown${didYouMean(name, known) || `; use ${known.join(', ') || 'no query'}`}`);
}
/** Returns the request's JSON object; an empty body is an empty object. */
async function readObject(request, mostBytes) {
  const bytes = await readBytes(request, mostBytes);
  if (!bytes) throw new ControlError('too_large', `The body has more than ${mostBytes} bytes`);
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return {};
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ControlError('malformed', 'The body is not valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ControlError('malformed', 'The body is not a JSON object');
  return value;
}
function accept(validator, value) {
  if (!validator) return value;
  const result = validator.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error?.issues ?? [];
  throw issue ? describe(issue, value) : invalid('body', 'The body is not valid');
}
/** Returns the refusal of an invalid field: its name, and what it should be. */
function describe(issue, value) {
  const path = issue.path.map(String);
  const unknown = issue.keys?.[0];
  if (unknown !== void 0) return invalid([...path, unknown].join('.'), `${[...path, unknown].join('.')} is unknown`);
  const field = path.join('.') || 'body';
  if (issue.path.reduce((node, key) => node?.[key], value) === void 0) return invalid(field, `${field} is missing`);
  return invalid(
    field,
    `${field}: ${issue.message.replace(/^[A-Z][a-z]+ [a-z]+: /, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`,
  );
}
// simulator/src/control/route.ts
var ROUTES = sortBySpecificity(
  Object.entries(CONTROL_OPERATIONS).map(([id, operation]) => ({
    id,
    operation,
    path: operation.path,
  })),
).map(({ id, operation, path }) => ({
  id,
  operation,
  segments: splitPath(path),
}));
function splitPath(path) {
  return path.split('/').filter((segment) => segment !== '');
}
/** Returns the operation at an address, and the texts of its path. @throws ControlError 404 or 405 */
function findRoute(method, path) {
  const segments = splitPath(path);
  const there = ROUTES.flatMap((route) => {
    const params = match(route.segments, segments);
    return params
      ? [
          {
            ...route,
            params,
          },
        ]
      : [];
  });
  const found = there.find(({ operation }) => operation.method === method);
  if (found) return found;
  if (there.length === 0) throw new ControlError('address_not_found');
  throw new ControlError(
    'method_not_allowed',
    `${method} does nothing here; use ${there.map(({ operation }) => operation.method).join(', ')}`,
  );
}
/** Returns the path parameters when an address fits; an id is a whole number. */
function match(pattern, segments) {
  if (pattern.length !== segments.length) return void 0;
  const params = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    if (!part.startsWith('{')) {
      if (part !== segment) return void 0;
      continue;
    }
    const name = part.slice(1, -1);
    if (name === 'id' && !/^\d{1,15}$/.test(segment)) return void 0;
    params[name] = decode(segment);
  }
  return params;
}
function decode(segment) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
// simulator/src/control/control.ts
/** Operations that make a world of any name. */
var MAKERS = /* @__PURE__ */ new Set(['createWorld', 'putSnapshot']);
/** Creates the control plane. Only callers on this machine may use it: it can read and undo everything. */
function createControl(deps) {
  const runs = new RunStore();
  return {
    async fetch(request, info) {
      try {
        const url = new URL(request.url);
        refuseStrangers(request, url, info);
        const answer = await act(
          {
            ...deps,
            runs,
          },
          request,
          url,
          info,
        );
        return answer instanceof Response ? answer : reply(200, answer);
      } catch (error) {
        const refusal = asRefusal(error);
        return reply(refusal.status, refusal.toBody());
      }
    },
  };
}
function asRefusal(error) {
  if (error instanceof ControlError) return error;
  if (error instanceof TooManyWorlds) return new ControlError('too_many_worlds', error.message);
  if (error instanceof WrongSnapshot) return new ControlError('invalid', error.message, error.field);
  throw error;
}
async function act(deps, request, url, info) {
  const { id, operation, params } = findRoute(request.method, url.pathname);
  const { name = '' } = params;
  const inWorld = operation.path.includes('{name}');
  if (inWorld && !isWorldName(name))
    throw new ControlError('invalid', 'A world is named with 1 to 64 of a-z, 0-9 and -', 'name');
  assertJsonCommand(request, info);
  if (inWorld && !MAKERS.has(id)) assertWorld(deps.worlds, name, operation.command);
  const ctx = {
    ...deps,
    name,
    request,
    origin: info?.origin ?? url.origin,
    room: () => deps.worlds.room(name),
    world: () => deps.worlds.get(name),
  };
  if (id === 'readMails' && isForm(request)) return readAllByForm(ctx);
  const input = await readInput(id, request, params, url.searchParams);
  const handle = CONTROL_HANDLERS[id];
  const answer = await handle(input, ctx);
  if (deps.checkAnswers) assertAnswer(id, answer);
  return answer;
}
/**
 * Refuses a world that does not exist. Commands create a name that is new, but none that somebody
 * deleted: they would go on in an empty world without notice. Reading creates no world, as an image
 * on any page could create a thousand.
 */
function assertWorld(worlds, name, isCommand) {
  if (name === 'default' || worlds.has(name)) return;
  if (!isCommand || worlds.wasDeleted(name)) throw worldNotFound(name);
}
/** Returns whether the button of the outbox page was pressed. */
function isForm({ headers }) {
  return (headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded');
}
/** @throws Error when an answer breaks the contract of the control plane */
function assertAnswer(id, answer) {
  if (answer instanceof Response) {
    const type = (answer.headers.get('content-type') ?? '').split(';')[0];
    const produces = CONTROL_OPERATION_META[id].produces;
    if (answer.status === 200 && !produces.includes(type))
      throw new Error(`${id} breaks its contract: it returns ${type}`);
    return;
  }
  const { answer: validator } = controlValidators[id];
  const problem = validator && firstProblem(validator, answer);
  if (problem) throw new Error(`${id} breaks its contract: ${problem}`);
}
/**
 * Pages of other origins can post plain forms unasked, but JSON or a header of ours only after a
 * preflight, which is never granted here. The outbox pages may post their own forms.
 */
function assertJsonCommand({ method, headers, body }, info) {
  if (method !== 'POST' && (method !== 'PUT' || body === null)) return;
  if (/^application\/json\b/i.test(headers.get('content-type') ?? '')) return;
  if (info?.fromOwnPage || headers.get('sec-fetch-site') === 'same-origin') return;
  if (body === null && headers.has('x-sim-world')) return;
  throw new ControlError('not_json');
}
/** Refuses other machines, and pages of other sites in a browser on this machine. */
function refuseStrangers(request, url, info) {
  const origin = request.headers.get('origin');
  const { address } = info ?? {};
  const fromHere =
    address === void 0 || ((address === 'in-process' || isOwnMachine(address)) && isLoopbackName(url.hostname));
  const pageFromHere = origin === null || (URL.canParse(origin) && isLoopbackName(new URL(origin).hostname));
  if (!fromHere || !pageFromHere || isCrossSite(request.headers)) throw new ControlError('forbidden');
}
function reply(status, body) {
  return new Response(`${JSON.stringify(body)}\n`, {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    },
  });
}
export { createControl };
