import { describe, expect, it } from 'vitest';
import type { JsonObject } from './json.ts';
import { useShop } from './testing/shop.ts';

const shop = useShop();
const { edit } = shop;

describe('Refusals are written', () => {
  it('into the bundle, by status and by name, with the codes that it can have', async () => {
    const { files } = await shop.translate();
    const document = JSON.parse(files['openapi.json']!) as JsonObject;
    const at = (...path: string[]): unknown => path.reduce<unknown>((node, key) => (node as JsonObject)[key], document);
    expect(at('paths', '/orders', 'get', 'responses', '403')).toEqual({ $ref: '#/components/responses/NotAllowed' });
    expect(at('components', 'responses', 'NotAllowed')).toEqual({
      description: '`not_allowed`',
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/ErrorBody' },
              {
                type: 'object',
                properties: {
                  code: { type: 'string', enum: ['not_allowed'], description: 'Why the call was refused.' },
                },
              },
            ],
          },
          examples: {
            not_allowed: { summary: 'The right is missing.', value: { code: 'not_allowed', message: 'Not allowed' } },
          },
        },
      },
    });
    expect(at('paths', '/orders', 'get', 'description')).toContain(
      '| 500 | `broken` | It broke | The server failed. |',
    );
    expect(at('components', 'schemas', 'ErrorBody', 'properties', 'code')).toEqual({
      $ref: '#/components/schemas/ErrorCode',
    });
    expect(at('components', 'schemas', 'ErrorCode', 'enum')).toEqual(['not_allowed', 'broken']);
  });

  it('without the codes of the simulator', async () => {
    edit(
      'errors.yaml',
      'broken:',
      'unfinished: { status: 501, simulator: true, message: { en: Wait, ms: Tunggu }, when: Never. }\nbroken:',
    );
    edit('http/paths/orders.yaml', '[not_allowed, broken]', '[not_allowed, unfinished, broken]');
    const { files } = await shop.translate();
    expect(files['openapi.json']).not.toContain('unfinished');
    expect(files['operation-meta.ts']).toContain('"unfinished"');
  });

  it('as pages too, where a browser is answered a page', async () => {
    edit('http/paths/order-pdf.yaml', 'application/pdf', 'text/html');
    edit('http/paths/order-pdf.yaml', 'x-errors: []', 'x-errors: [not_allowed]');
    const { files } = await shop.translate();
    const { paths, components } = JSON.parse(files['openapi.json']!) as {
      paths: Record<string, Record<string, { responses: object }>>;
      components: { responses: Record<string, { content: object }> };
    };
    const { responses } = paths['/orders/{id}.pdf']!['get']!;
    expect(responses).toHaveProperty('403', { $ref: '#/components/responses/NotAllowedPage' });
    const { content } = components.responses['NotAllowedPage']!;
    expect(Object.keys(content)).toEqual(['application/json', 'text/html']);
  });
});
