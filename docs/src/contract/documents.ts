import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A JSON Schema of a document, with the marks that the site shows. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  enum?: (string | number | boolean | null)[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  additionalProperties?: boolean | Schema;
  examples?: unknown[];
  'x-decimals'?: number;
  'x-extension'?: string;
  'x-labels'?: Record<string, string>;
}

export interface Example {
  $ref?: string;
  summary?: string;
  value?: unknown;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
  'x-extension'?: string;
}

export interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, { $ref?: string; description?: string }>;
  content?: Record<string, MediaType>;
}

/** An operation as a document describes it. */
export interface DocumentedOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  'x-audience'?: string[];
  'x-permission'?: {
    area: string;
    action: string;
    and?: string;
    record?: string;
    except?: string[];
    report?: string;
  }[];
  'x-command'?: boolean;
  'x-download'?: boolean;
  'x-errors'?: string[];
  'x-extension'?: string;
  'x-max-body'?: number;
}

/** Methods that an operation can have. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The operations of an address, and the parameters that all of them have. */
type PathItem = Partial<Record<(typeof METHODS)[number], DocumentedOperation>> & { parameters?: Parameter[] };

/** An OpenAPI document. */
export interface OpenApi {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  components: Record<'schemas' | 'parameters' | 'responses' | 'examples' | 'headers', Record<string, unknown>>;
}

export interface Message {
  name: string;
  title: string;
  summary: string;
  description: string;
  payload: Schema;
  examples: { name: string; payload: unknown }[];
  'x-extension'?: string;
  'x-audience'?: string[];
  'x-permission'?: { area: string; action: string }[];
}

export interface AsyncApi {
  info: { title: string; description: string };
  channels: { ws: { 'x-close-codes': Record<string, { name: string; description: string; reconnect: string }> } };
  operations: Record<'receiveFromPeer' | 'sendToPeer', { description: string; messages: { $ref: string }[] }>;
  components: { messages: Record<string, Message>; schemas: Record<string, Schema> };
}

export interface ArazzoStep {
  stepId: string;
  operationId: string;
  description?: string;
  parameters?: { name: string; in: string; value: unknown }[];
  requestBody?: { contentType: string; payload: unknown };
  successCriteria?: { condition: string }[];
  outputs?: Record<string, string>;
}

export interface Workflow {
  workflowId: string;
  summary: string;
  description?: string;
  inputs?: { properties: Record<string, { description: string }> };
  steps: ArazzoStep[];
}

export interface Arazzo {
  info: { title: string; description: string };
  workflows: Workflow[];
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Returns the path of a file of the repository. */
export const inRepository = (...parts: string[]): string => [root.replace(/\/$/, ''), ...parts].join('/');

/** Returns the text of a file of the repository. */
export const readText = (path: string): string => readFileSync(inRepository(path), 'utf8');

/** Returns a generated document of the contract. */
export const readDocument = <T>(file: string): T => JSON.parse(readText(`openapi/generated/${file}`)) as T;
