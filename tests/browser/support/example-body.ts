import openapi from '@muara/contract/openapi.json' with { type: 'json' };
import type { OperationId } from '@muara/contract/operations';

interface Schema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  $ref?: string;
  properties?: Record<string, Schema>;
}
interface Body {
  content: Record<string, { schema: Schema; examples?: Record<string, { value: Record<string, unknown> }> }>;
}

const { paths, components } = openapi as unknown as {
  paths: Record<string, Record<string, { operationId?: string; requestBody?: Body }>>;
  components: { schemas: Record<string, Schema> };
};

const bodyOf = (id: OperationId) => {
  const operation = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === id);
  const [media] = Object.values(operation?.requestBody?.content ?? {});
  if (!media) throw new Error(`${id} takes no body`);
  return media;
};

/** Returns the first example of a body in the contract. */
export function exampleBody(id: OperationId): Record<string, unknown> {
  const [example] = Object.values(bodyOf(id).examples ?? {});
  if (!example) throw new Error(`${id}: give its body an example in the contract`);
  return example.value;
}

/** Returns the fields of a body that take any text, in the contract's order. */
export function textFields(id: OperationId): string[] {
  const { schema } = bodyOf(id);
  const { properties } = schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  return Object.entries(properties ?? {}).flatMap(([name, { type, enum: values }]) =>
    [type].flat().includes('string') && !values ? [name] : [],
  );
}
