import openapi from '@muara/contract/openapi.json' with { type: 'json' };
import type { OperationId } from '@muara/contract/operations';

interface Schema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  $ref?: string;
  allOf?: readonly Schema[];
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

/** Returns the properties of a schema with those of the schemas that it extends. */
function propertiesOf({ $ref, allOf = [], properties = {} }: Schema): Record<string, Schema> {
  const named = $ref === undefined ? {} : propertiesOf(components.schemas[$ref.split('/').at(-1)!]!);
  return Object.assign(named, ...allOf.map(propertiesOf), properties) as Record<string, Schema>;
}

/** Returns the fields of a body that take any text, in the contract's order. */
export function textFields(id: OperationId): string[] {
  return Object.entries(propertiesOf(bodyOf(id).schema)).flatMap(([name, { type, enum: values }]) =>
    [type].flat().includes('string') && !values ? [name] : [],
  );
}
