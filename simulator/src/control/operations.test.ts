import { Ajv2020 } from 'ajv/dist/2020.js';
import document from '@muara/contract/control.json' with { type: 'json' };
import {
  CONTROL_ERRORS,
  CONTROL_OPERATION_META,
  CONTROL_OPERATIONS,
  type ControlErrorCode,
  type ControlOperationId,
} from '@muara/contract/control';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../testing/index.ts';
import { signRequest } from '../provider/signature.ts';
import { getSettings } from '../world/world.ts';

/** A call of the control plane; the world is `qa` where the path has none. */
interface Call {
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  /** Brings the world to where the call makes sense. */
  before?(sim: TestSimulator): Promise<unknown> | void;
}

/** A call, or one that is made of what the world has. */
type Given = Call | ((sim: TestSimulator) => Call);
const callIn = (sim: TestSimulator, given: Given): Call => (typeof given === 'function' ? given(sim) : given);

const AT = '2026-03-10T10:00:00+08:00';

async function send(sim: TestSimulator, id: ControlOperationId, call: Call): Promise<Response> {
  const { method, path } = CONTROL_OPERATIONS[id];
  const params: Record<string, string | number> = { name: 'qa', ...call.params };
  const address = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => String(params[name]));
  const body = call.body === undefined ? {} : { body: JSON.stringify(call.body) };
  return sim.fetch(`${address}${call.query ?? ''}`, { method, ...body });
}

function stage(): TestSimulator {
  const sim = createTestSimulator({ world: 'qa', tickets: 12 });
  sim.simulator.worlds.create('qa', { seed: 1, tickets: 12, at: Date.parse(AT) });
  return sim;
}

const addMail = ({ world }: TestSimulator, html: string | null = '<p>Hello</p>'): void =>
  void world.tables.outbox.insert({
    to: ['aina@mail.test'],
    subject: 'Your ticket',
    text: 'MRC',
    ...(html && { html }),
    ticketCode: null,
    createdAt: 0,
  });
const addFault = (sim: TestSimulator): Promise<unknown> =>
  send(sim, 'orderFault', { body: { operationId: 'login', nth: 9, drop: true } });
const callUnknown = (sim: TestSimulator): Promise<unknown> => sim.fetch('/api/nowhere');
const FAILED_CALL = { method: 'POST', url: 'http://localhost:3000/w/qa/api/login', status: 401, answer: '{}' };
const RUN = {
  seconds: 1.5,
  complete: true,
  scenarios: [
    { name: 'sell', calls: 3, took_ms: 120 },
    { name: 'refund', calls: 2, took_ms: 90, failure: { step: 'sign-in', check: 'expected 200', call: FAILED_CALL } },
  ],
  skipped: ['print'],
};
const addRun = (sim: TestSimulator): Promise<Response> => send(sim, 'addRun', { body: RUN });
const snapshotOf = (sim: TestSimulator, name = 'qa'): object => sim.simulator.worlds.snapshot(name);

/** The form of a shop for the payment provider, signed with its key. */
function signedForm({ world }: TestSimulator): Record<string, string> {
  const { paymentMerchant: merchant, paymentKey } = getSettings(world);
  const asked = { merchant, refNo: 'MRCX7K2M9QP-0001', amount: '75.00', currency: 'MYR' };
  return {
    MerchantCode: merchant,
    RefNo: asked.refNo,
    Amount: asked.amount,
    Currency: asked.currency,
    ResponseURL: 'http://localhost:3000/tickets/payment/response',
    BackendURL: 'http://localhost:3000/tickets/payment/backend',
    Signature: signRequest(paymentKey, asked),
  };
}

/** One call that succeeds for each operation: a missing one does not compile. */
const SUCCESSES: Record<ControlOperationId, Given> = {
  getControl: {},
  describeControl: {},
  listWorlds: {},
  getWorld: {},
  createWorld: { params: { name: 'new' }, body: { at: AT, seed: 7, tickets: 3 } },
  deleteWorld: {},
  resetWorld: { body: {} },
  getClock: {},
  setClock: { body: { advance: 'PT1M' } },
  getSnapshot: {},
  putSnapshot: (sim) => ({ body: snapshotOf(sim) }),
  getLimits: {},
  setLimits: { body: { per_minute: 5 } },
  diffWorlds: {
    query: '?with=other',
    before: (sim) => void sim.simulator.worlds.create('other', { seed: 2, tickets: 3 }),
  },
  diffSnapshot: (sim) => ({ body: snapshotOf(sim) }),
  listPersonas: {},
  openSession: { params: { account: 'cashier' }, body: {} },
  listFaultPresets: {},
  listFaults: { before: addFault },
  orderFault: { body: { operationId: 'generateTicket', nth: 1, code: 'slot_fully_booked' } },
  cancelFaults: { query: '?id=1', before: addFault },
  getFault: { params: { id: 1 }, before: addFault },
  removeFault: { params: { id: 1 }, before: addFault },
  orderPreset: { params: { preset: 'lossy-wifi' }, body: {} },
  getPark: {},
  setPark: { body: { status: 502 } },
  getJournal: { before: callUnknown },
  getCall: { params: { id: 1 }, before: callUnknown },
  waitFor: { query: '?status=404', before: callUnknown },
  exportArazzo: { before: (sim) => sim.as('cashier') },
  exportHar: { before: (sim) => sim.as('cashier') },
  exportCurl: { before: (sim) => sim.as('cashier') },
  replayJournal: { body: { into: 'again' }, before: (sim) => sim.as('cashier') },
  getOutbox: { before: addMail },
  readMails: { body: { read: 'all' }, before: addMail },
  getMail: { params: { id: 1 }, before: addMail },
  getMailHtml: { params: { id: 1 }, before: addMail },
  listWindows: {},
  sendRealtime: { body: { message: { type: 'alert', message: 'Low tide' } } },
  listFrames: {},
  replayFrames: { body: {} },
  listPapers: {},
  quotePrice: { body: { world: 'qa', cart: { package_id: 1, total_adult: 2 } } },
  payOnline: (sim) => ({ body: { form: signedForm(sim) } }),
  listRuns: { before: addRun },
  addRun: { body: RUN },
  getRun: { params: { id: 1 }, before: addRun },
};

interface OperationNode {
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

const paths = document.paths as unknown as Record<string, Record<string, OperationNode>>;
const ajv = new Ajv2020({ strict: false, validateFormats: false });

describe('every operation succeeds as its document says', () => {
  test.each(Object.keys(CONTROL_OPERATIONS) as ControlOperationId[])('%s', async (id) => {
    const sim = stage();
    const call = callIn(sim, SUCCESSES[id]);
    await call.before?.(sim);
    const response = await send(sim, id, call);
    const text = await response.text();
    expect([response.status, text]).toEqual([200, expect.any(String)]);
    const { method, path } = CONTROL_OPERATIONS[id];
    const { content = {} } = paths[path]![method.toLowerCase()]!.responses['200']!;
    const json = content['application/json'];
    if (!json) return expect(Object.keys(content)).toContain(response.headers.get('content-type')!.split(';')[0]);
    const validate = ajv.compile({ ...json.schema, components: document.components });
    expect([validate(JSON.parse(text)), validate.errors]).toEqual([true, null]);
    sim.simulator.close();
  });
});

const remove = ({ simulator }: TestSimulator): void => void simulator.worlds.delete('qa');
const fault = (body: object): Call => ({ body: { drop: true, ...body } });

/** Each refusal that an operation names for itself, and each general one at one operation. */
const REFUSALS: readonly (readonly [ControlOperationId, ControlErrorCode, Given, field?: string])[] = [
  ['getWorld', 'world_not_found', { params: { name: 'none' } }, 'name'],
  ['getWorld', 'invalid', { params: { name: 'Not-Me' } }, 'name'],
  ['deleteWorld', 'world_not_found', { params: { name: 'none' } }, 'name'],
  ['setClock', 'world_not_found', { body: { real: true }, before: remove }, 'name'],
  ['orderFault', 'world_not_found', { ...fault({ operationId: 'login' }), before: remove }, 'name'],
  ['resetWorld', 'world_not_found', { body: {}, before: remove }, 'name'],
  ['createWorld', 'world_not_found', { body: { from: 'none' } }, 'from'],
  ['createWorld', 'invalid', { body: { from: 'qa', seed: 3 } }, 'seed'],
  ['createWorld', 'invalid', { body: { from: 7 } }, 'from'],
  ['createWorld', 'invalid', { body: { at: 'soon' } }, 'at'],
  ['createWorld', 'invalid', { body: { sede: 1 } }, 'sede'],
  ['diffWorlds', 'world_not_found', { query: '?with=none' }, 'with'],
  ['diffWorlds', 'invalid', {}, 'with'],
  ['diffSnapshot', 'invalid', { body: { format: 1 } }, 'format'],
  ['openSession', 'account_not_found', { params: { account: 'cashir' }, body: {} }, 'account'],
  ['openSession', 'account_cannot_sign_in', { params: { account: 'inactive' }, body: {} }, 'account'],
  ['orderFault', 'operation_unknown', fault({ operationId: 'generateTickets' }), 'operationId'],
  ['orderFault', 'fault_never_strikes', fault({ operationId: '*', rate: 0 }), 'rate'],
  ['orderFault', 'fault_never_strikes', { body: { operationId: 'listTickets', code: 'cash_short' } }, 'code'],
  ['orderFault', 'fault_never_strikes', fault({ operationId: 'login', when: { role: 'Pirate' } }), 'when.role'],
  ['orderFault', 'fault_never_strikes', fault({ operationId: 'login', when: { path: '/api/tickets' } }), 'when.path'],
  [
    'orderFault',
    'fault_never_strikes',
    fault({ operationId: 'getNotification', when: { field: 'page' } }),
    'when.field',
  ],
  ['orderFault', 'fault_never_strikes', fault({ operationId: 'park_service', when: { role: 'Admin' } }), 'when'],
  ['orderFault', 'fault_never_strikes', fault({ operationId: 'park_service', after: 'commit' }), 'after'],
  ['orderFault', 'invalid', fault({ operationId: 'login', when: {} }), 'when'],
  ['orderFault', 'invalid', fault({ operationId: 'login', when: { equals: 1 } }), 'when.equals'],
  ['orderFault', 'invalid', fault({ operationId: 'login', nth: 1, times: 2 }), 'times'],
  ['orderFault', 'invalid', { body: { operationId: 'login', message: 'Hi', delay_ms: 5 } }, 'message'],
  ['getFault', 'fault_not_found', { params: { id: 4 } }, 'id'],
  ['removeFault', 'fault_not_found', { params: { id: 4 } }, 'id'],
  ['orderPreset', 'preset_not_found', { params: { preset: 'lossy-wfi' }, body: {} }, 'preset'],
  ['getJournal', 'operation_unknown', { query: '?operationId=logn' }, 'operationId'],
  ['getJournal', 'invalid', { query: '?sinse=3' }, 'sinse'],
  ['getCall', 'call_not_found', { params: { id: 9 } }, 'id'],
  ['waitFor', 'wait_timed_out', { query: '?kind=mail&timeout_ms=0' }],
  ['waitFor', 'operation_unknown', { query: '?operationId=logn' }, 'operationId'],
  ['getMail', 'mail_not_found', { params: { id: 9 } }, 'id'],
  ['getMailHtml', 'mail_not_found', { params: { id: 1 }, before: (sim) => addMail(sim, null) }, 'id'],
  ['quotePrice', 'world_not_found', { body: { world: 'none', cart: { package_id: 1 } } }, 'world'],
  ['quotePrice', 'package_not_found', { body: { world: 'qa', cart: { package_id: 999 } } }, 'cart.package_id'],
  [
    'quotePrice',
    'package_not_found',
    { body: { world: 'qa', cart: { package_id: 1, foods: [{ id: 999 }] } } },
    'cart.foods',
  ],
  ['quotePrice', 'account_not_found', { body: { world: 'qa', account: 'nobody', cart: { package_id: 1 } } }, 'account'],
  [
    'quotePrice',
    'account_cannot_sign_in',
    { body: { world: 'qa', account: 'inactive', cart: { package_id: 1 } } },
    'account',
  ],
  ['quotePrice', 'invalid', { body: { cart: { package_id: 1 } } }, 'catalogue'],
  ['quotePrice', 'invalid', { body: { catalogue: { data: [] }, cart: { package_id: 1 } } }, 'catalogue.packages'],
  ['payOnline', 'invalid', (sim) => ({ body: { form: { ...signedForm(sim), Amount: '0.75' } } }), 'form.Signature'],
  ['payOnline', 'invalid', { body: { form: { RefNo: 'MRCX7K2M9QP-0001' } } }, 'form.MerchantCode'],
  ['replayJournal', 'invalid', { body: { into: 'qa' } }, 'into'],
  ['getRun', 'run_not_found', { params: { id: 1 } }, 'id'],
  ['addRun', 'invalid', { body: { ...RUN, seconds: -1 } }, 'seconds'],
  ...(['exportArazzo', 'exportCurl', 'replayJournal'] as const).map(
    (id) =>
      [
        id,
        'journal_incomplete',
        {
          body: id === 'replayJournal' ? {} : undefined,
          before: async (sim: TestSimulator) => {
            for (let call = 0; call < 1_001; call++) await callUnknown(sim);
          },
        },
        'since',
      ] as const,
  ),
];

test('the last twenty reports are kept, newest first, with their figures and failures', async () => {
  const sim = stage();
  for (let run = 0; run < 21; run++) await addRun(sim);
  const read = async (id: 'listRuns' | 'getRun', run = 0): Promise<{ data: { id: number }[]; total: number }> =>
    (await send(sim, id, { params: { id: run } })).json() as never;
  const { data, total } = await read('listRuns');
  expect([total, data[0], data.at(-1)?.id]).toEqual([
    20,
    { id: 21, at: AT, seconds: 1.5, complete: true, passed: 1, failed: 1, skipped: 1 },
    2,
  ]);
  expect(await read('getRun', 21)).toEqual({ summary: data[0], scenarios: RUN.scenarios, skipped: RUN.skipped });
});

describe('every refusal is one line with its code and field', () => {
  test.each(REFUSALS.map(([id, code, given, field]) => [id, code, field ?? '', given] as const))(
    '%s %s %s',
    { timeout: 60_000 },
    async (id, code, field, given) => {
      const sim = stage();
      const call = callIn(sim, given);
      await call.before?.(sim);
      const response = await send(sim, id, call);
      const body = (await response.json()) as { code: string; message: string; field?: string };
      expect([response.status, body.code, body.field ?? '']).toEqual([CONTROL_ERRORS[code].status, code, field]);
      expect(body.message).not.toMatch(/\n|undefined|\[object/);
      expect(CONTROL_OPERATION_META[id].errors).toContain(code);
      sim.simulator.close();
    },
  );

  test('at least once for each operation that names it, and all codes in all', () => {
    const general = new Set<ControlErrorCode>([
      'forbidden',
      'invalid',
      'world_not_found',
      'too_many_worlds',
      'malformed',
      'too_large',
      'not_json',
      'too_many_waits',
      'address_not_found',
      'method_not_allowed',
    ]);
    const provoked = new Set(REFUSALS.map(([id, code]) => `${id} ${code}`));
    const named = Object.entries(CONTROL_OPERATION_META).flatMap(([id, { errors }]) =>
      errors.filter((code) => !general.has(code)).map((code) => `${id} ${code}`),
    );
    expect(named.filter((pair) => !provoked.has(pair))).toEqual([]);
    const codes = new Set<string>([...general, ...REFUSALS.map(([, code]) => code)]);
    expect(Object.keys(CONTROL_ERRORS).filter((code) => !codes.has(code))).toEqual([]);
  });

  test.each([
    ['address_not_found', '/__sim/wrlds', {}],
    ['method_not_allowed', '/__sim/worlds', { method: 'PATCH' }],
    ['malformed', '/__sim/worlds/qa/clock', { method: 'PUT', body: '{' }],
    ['too_large', '/__sim/worlds/qa/clock', { method: 'PUT', body: `{"now":"${'x'.repeat(1_000_000)}"}` }],
    ['not_json', '/__sim/worlds/qa/reset', { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } }],
    ['forbidden', '/__sim/worlds', { headers: { origin: 'https://evil.example' } }],
  ] as const)('%s', async (code, path, init) => {
    const response = await stage().fetch(path, init);
    expect([response.status, await response.json()]).toEqual([
      CONTROL_ERRORS[code].status,
      expect.objectContaining({ code }),
    ]);
  });

  test('a command without a body needs a header that pages of other sites cannot send', async () => {
    const { simulator } = stage();
    const reset = (headers: Record<string, string>): Promise<Response> =>
      simulator.fetch(new Request('http://localhost/__sim/worlds/qa/reset', { method: 'POST', headers }));
    expect((await reset({})).status).toBe(415);
    expect((await reset({ 'x-sim-world': 'qa' })).status).toBe(200);
  });

  test.each([
    ['orderFault', { body: { operationId: 'generateTickets', drop: true } }, 'did you mean generateTicket?'],
    ['openSession', { params: { account: 'cashir' }, body: {} }, 'did you mean cashier?'],
    ['orderPreset', { params: { preset: 'lossy-wfi' }, body: {} }, 'did you mean lossy-wifi?'],
    ['getJournal', { query: '?sinse=3' }, 'did you mean since?'],
    ['orderFault', { body: { operationId: 'login', code: 'invalid_credential' } }, 'did you mean invalid_credentials?'],
  ] as const)('%s %j suggests the nearest name', async (id, call, hint) => {
    const body = (await (await send(stage(), id, call)).json()) as { message: string };
    expect(body.message).toContain(hint);
  });
});
