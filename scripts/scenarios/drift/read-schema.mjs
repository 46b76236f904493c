// What the contract says about a value of an answer: whether it is money, whether a field is known, whether it must be there.
import { readFileSync } from 'node:fs';
import { inRoot } from '../../lib/project.mjs';

const DOCUMENT = 'openapi/generated/openapi.json';

/** Returns the contract as a document, with a function that follows its references. */
export function readContract() {
  const document = JSON.parse(readFileSync(inRoot(DOCUMENT), 'utf8'));
  const find = (reference) =>
    reference
      .split('/')
      .slice(1)
      .reduce((node, part) => node[part.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  const follow = (node) => (node?.$ref ? follow(find(node.$ref)) : node);

  /** All schemas that say something about a value, without those that only combine others. */
  const expand = (schema) => {
    if (typeof schema !== 'object' || schema === null) return [];
    const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => schema[name] ?? []);
    return [schema, ...(schema.$ref ? expand(find(schema.$ref)) : []), ...parts.flatMap(expand)];
  };
  return {
    document,
    /** Returns the schemas of a JSON answer. */
    ofAnswer({ operation }, status) {
      const response = follow(operation.responses[status] ?? operation.responses.default);
      return expand(response?.content?.['application/json']?.schema);
    },
    /** Returns the schemas of a field. */
    ofField: (schemas, name) =>
      schemas.flatMap(({ properties = {}, additionalProperties: others }) =>
        expand(Object.hasOwn(properties, name) ? properties[name] : others),
      ),
    ofItems: (schemas) => schemas.flatMap(({ items }) => expand(items)),
  };
}

export const isMoney = (schemas) => schemas.some((schema) => schema['x-decimals'] === 2);
/** Whether the names of an object's fields are data, such as dates or ids. */
export const isMap = (schemas) =>
  !schemas.some(({ properties }) => properties) &&
  schemas.some(({ additionalProperties: others }) => typeof others === 'object');
export const isKnown = (schemas, name) => schemas.some(({ properties = {} }) => Object.hasOwn(properties, name));
export const isRequired = (schemas, name) => schemas.some(({ required = [] }) => required.includes(name));
