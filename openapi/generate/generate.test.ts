import { writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { translate, type Result } from './generate.ts';
import type { JsonObject } from './json.ts';
import { ContractError } from './problems.ts';
import { SHOP, useShop } from './testing/shop.ts';

const shop = useShop();
const { edit } = shop;

async function problems(): Promise<readonly string[]> {
  try {
    await shop.translate();
    return [];
  } catch (error) {
    if (error instanceof ContractError) return error.lines;
    throw error;
  }
}

describe('The generator refuses', () => {
  it('nothing in a good contract', async () => {
    expect(await problems()).toEqual([]);
  });

  it.each<[string, string, string | RegExp, string, string]>([
    [
      'an operation without operationId',
      'http/paths/orders.yaml',
      'operationId: listOrders',
      'x-id: 1',
      'GET /orders: has no operationId',
    ],
    [
      'an operationId that is taken',
      'http/paths/orders.yaml',
      'operationId: addOrder',
      'operationId: listOrders',
      'POST /orders: operationId listOrders is taken by GET /orders',
    ],
    [
      'an operation without tag',
      'http/paths/order-pdf.yaml',
      'tags: [Orders]',
      'x-tags: []',
      'GET /orders/{id}.pdf: needs exactly one tag',
    ],
    [
      'an operation whose tag the document does not describe',
      'http/paths/order-pdf.yaml',
      'tags: [Orders]',
      'tags: [Piers]',
      'GET /orders/{id}.pdf: the tag Piers is described nowhere; describe it under tags of its file in http/paths',
    ],
    [
      'an operation without summary',
      'http/paths/order-pdf.yaml',
      /summary: .*/,
      '',
      'GET /orders/{id}.pdf: has no summary',
    ],
    [
      'an operation without description',
      'http/paths/order-pdf.yaml',
      'description: The order as a PDF.',
      '',
      'GET /orders/{id}.pdf: has no description',
    ],
    [
      'an answer without example',
      'http/paths/orders.yaml',
      /examples:\s+none: .*/,
      '',
      'GET /orders: has no example of its answer',
    ],
    [
      'a request without example',
      'http/paths/orders.yaml',
      /examples:\s+one: .*/,
      '',
      'POST /orders: has no example of its request',
    ],
    [
      'parameters without example',
      'http/paths/order-pdf.yaml',
      ', example: 1',
      '',
      'GET /orders/{id}.pdf: has no example of a parameter',
    ],
    [
      'an operation that nobody guards',
      'http/paths/order-pdf.yaml',
      'security: [{ bearer: [] }]',
      '',
      'GET /orders/{id}.pdf: needs security, or x-audience: [public] with security: []',
    ],
    [
      'an operation without audience',
      'http/paths/order-pdf.yaml',
      'x-audience: [session]',
      '',
      'GET /orders/{id}.pdf: needs x-permission or x-audience',
    ],
    [
      'an unknown audience',
      'http/paths/order-pdf.yaml',
      '[session]',
      '[everyone]',
      "GET /orders/{id}.pdf: x-audience names 'everyone', which is none of public, session, internal, agent, tourguide, customer, manager, admin, super_user, skaloot, sub_ticket_viewer",
    ],
    [
      'an operation without x-errors',
      'http/paths/order-pdf.yaml',
      'x-errors: []',
      '',
      'GET /orders/{id}.pdf: has no x-errors (a list; empty when it cannot refuse)',
    ],
    [
      'an unknown error code',
      'http/paths/orders.yaml',
      '[not_allowed, broken]',
      '[not_allowd, broken]',
      'GET /orders: x-errors names not_allowd, which is not in errors.yaml',
    ],
    [
      'an unknown permission',
      'http/paths/orders.yaml',
      'action: View',
      'action: Look',
      'GET /orders: x-permission names Orders/Look, which is not in permissions.yaml',
    ],
    [
      'an unknown second action',
      'http/paths/orders.yaml',
      'action: View',
      'action: View, and: Look',
      'GET /orders: x-permission names Orders/Look, which is not in permissions.yaml',
    ],
    [
      'a right that goes with an unknown report',
      'http/paths/orders.yaml',
      'action: View',
      'action: View, report: tides',
      'GET /orders: x-permission names the report tides, which does not exist',
    ],
    [
      'a permission for new records that does not say where the record is',
      'http/paths/orders.yaml',
      'action: View }',
      'action: View, record: new }',
      'GET /orders: x-record (params.… or body.…) goes with a record: new or existing in each x-permission',
    ],
    [
      'a record that the call does not name',
      'http/paths/orders.yaml',
      'action: View }]',
      'action: View, record: new }]\n      x-record: params.id',
      'GET /orders: x-record names params.id, which the call does not have',
    ],
    [
      'a documented status that no code has',
      'http/paths/order-pdf.yaml',
      "'200':",
      "'418': { description: Tea. }\n        '200':",
      'GET /orders/{id}.pdf: documents status 418, but no code of x-errors has it',
    ],
    [
      'a path parameter that is not declared',
      'http/paths/order-pdf.yaml',
      '/orders/{id}.pdf',
      '/orders/{code}.pdf',
      'GET /orders/{code}.pdf: parameter code of the path is not declared',
    ],
    [
      'a keyword that it cannot translate',
      'schemas/orders/Line.yaml',
      'minLength: 1',
      'minlength: 1',
      "schemas/Line.yaml#/properties/name/minlength: cannot translate keyword 'minlength'",
    ],
    [
      'a form field that could be read in two ways',
      'schemas/orders/Order.yaml',
      'gift: { type: boolean }',
      'gift: { type: [boolean, string] }',
      'POST /orders: body/gift: could be boolean or string in a form',
    ],
    [
      'a reference to nowhere',
      'schemas/orders/Order.yaml',
      './Kind.yaml',
      './Sort.yaml',
      'schemas/Order.yaml#/properties/kind: $ref ./Sort.yaml is not a schema of schemas/',
    ],
    [
      'a constant that is taken',
      'constants.yaml',
      'LIMIT:',
      'KINDS:',
      'constants.yaml#/KINDS: constant KINDS is taken by schemas/Kind.yaml#',
    ],
    [
      'labels of values that do not exist',
      'schemas/orders/Kind.yaml',
      'x-labels: { book: Book, toy: Toy }',
      'x-labels: { book: Book, toy: Toy, game: Game }',
      'schemas/Kind.yaml#: x-labels names game, which is not in the enum',
    ],
    [
      'an error without an English message',
      'errors.yaml',
      'en: It broke, ',
      '',
      'errors.yaml#/broken/message: has no English text (en)',
    ],
    [
      'an error without a Malay message',
      'errors.yaml',
      ', ms: Ia rosak',
      '',
      'errors.yaml#/broken/message: has no Malay text (ms)',
    ],
    [
      'a Malay message with other parts than the English one',
      'errors.yaml',
      'en: It broke',
      "en: '{part} broke'",
      'errors.yaml#/broken/message: ms must fill in the same parts as en: {part}',
    ],
    [
      'a text of an error that a comma cuts',
      'errors.yaml',
      'when: The server failed.',
      'when: The server failed, or so it seems.',
      "errors.yaml#/broken: does not take 'or so it seems.': quote a text that has a comma",
    ],
    [
      'a refusal of its input that an operation does not list',
      'errors.yaml',
      'broken:',
      'malformed_request: { status: 400, message: { en: What, ms: Apa }, when: It cannot be read. }\nbroken:',
      'POST /orders: x-errors lacks malformed_request, which every operation with such input can return',
    ],
    [
      'a role with rights that do not exist',
      'permissions.yaml',
      'Orders: [View] }',
      'Orders: [Scan] }',
      'permissions.yaml#/roles/Clerk: grants Orders/Scan, which does not exist',
    ],
    [
      'a message whose word is not its constant',
      'realtime/asyncapi.yaml',
      'name: welcome',
      'name: wellcome',
      'realtime/asyncapi.yaml#/components/messages/welcome: type of Welcome must be the constant wellcome',
    ],
    [
      'a printer operation without summary',
      'printers/openapi.yaml',
      'summary: Who is there',
      '',
      'GET /info: has no summary',
    ],
  ])('%s', async (_, file, from, to, line) => {
    edit(file, from, to);
    expect(await problems()).toContain(line);
  });

  it('an enumeration from a file that has none', async () => {
    edit('schemas/orders/Kind.yaml', /enum: .*/, 'x-enum-from: kinds.yaml');
    expect((await problems()).join()).toMatch(/Kind: x-enum-from is one of permissions\.yaml, screens\.yaml/);
  });

  it('a schema that two files have, and one without a name', async () => {
    writeFileSync(shop.path('schemas/orders/boats.yaml'), 'Order: { type: string }\nboat: { type: string }\n');
    const found = await problems();
    expect(found).toContain('schemas/orders/boats.yaml: Order is in another file of schemas/ too');
    expect(found).toContain('schemas/orders/boats.yaml#/boat: is not a schema with a name in PascalCase');
  });

  it('broken YAML, with the line', async () => {
    edit('errors.yaml', 'status: 403', 'status: [403');
    expect((await problems())[0]).toMatch(/^errors\.yaml:\d+: /);
  });

  it('an address that two files have', async () => {
    edit('http/paths/order-pdf.yaml', '/orders/{id}.pdf:', '/orders:');
    expect(await problems()).toEqual([
      'http/paths/order-pdf.yaml#/paths/~1orders: /orders is in http/paths/orders.yaml too',
      'http/paths/orders.yaml#/paths/~1orders: /orders is in http/paths/order-pdf.yaml too',
    ]);
  });

  it('what is neither a tag nor an address in a file of http/paths', async () => {
    edit('http/paths/order-pdf.yaml', 'paths:', 'path:');
    expect(await problems()).toEqual(['http/paths/order-pdf.yaml#/path: is neither tags nor paths']);
  });

  it('a reference to a file that does not exist', async () => {
    edit('http/paths/orders.yaml', 'schemas/orders/Order.yaml', 'schemas/orders/Orders.yaml');
    expect((await problems()).join()).toMatch(/http\/paths\/orders\.yaml.*Orders\.yaml/);
  });
});

describe('The generator writes', () => {
  let result: Result;
  let document: JsonObject;
  beforeAll(async () => {
    result = await translate(SHOP);
    document = JSON.parse(result.files['openapi.json']!) as JsonObject;
  });
  const at = (...path: string[]): unknown =>
    path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document);

  it('components named after their files', () => {
    expect(Object.keys(at('components', 'schemas') as object).sort()).toEqual([
      'ErrorBody',
      'ErrorCode',
      'Kind',
      'Line',
      'Order',
    ]);
  });

  it('what callers need to know of each operation', () => {
    expect(result.files['operations.ts']).toContain(
      'printOrder: { method: "GET", path: "/orders/{id}.pdf", audience: ["session"], permission: [], command: false, download: true, binary: true, body: null }',
    );
    expect(result.files['operations.ts']).toContain(
      'addOrder: { method: "POST", path: "/orders", audience: ["public"], permission: [], command: true, download: false, binary: false, body: "multipart" }',
    );
  });

  it('how texts become values', () => {
    expect(result.files['operation-meta.ts']).toContain('query: { page: "number", open: "boolean?" }');
    expect(result.files['operation-meta.ts']).toContain(
      'body: { id: "number", kind: "string", "lines[].name": "string", "lines[].count": "number", "lines[].price": "number", lines: "json", gift: "boolean", notes: "string[]", parent: "json?", photo: "string" }',
    );
  });

  it('constants with their clause', () => {
    expect(result.files['constants.ts']).toContain('/** Orders at once. (000 §9) */\nexport const LIMIT = 5 as const;');
    expect(result.files['constants.ts']).toContain('export const KINDS_META = {\n  book: { shelf: 1 },');
  });

  it('files as Blob and answers that are files as BinaryAnswer', async () => {
    const types = await result.emitTypes();
    expect(types).toMatch(/photo\?: Blob;/);
    expect(types).toMatch(
      /printOrder: \{ params: [^;]+; query: NoFields; body: undefined; answer: BinaryAnswer; access: 'session' \}/,
    );
  });

  it('messages in both directions', () => {
    expect(result.files['realtime.ts']).toContain('"/hello": { schema: "Hello"');
    expect(result.files['realtime.ts']).toContain(
      'welcome: { schema: "Welcome", summary: "Welcome", audience: ["internal"]',
    );
  });
});
