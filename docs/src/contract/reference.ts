import { type Arazzo, type AsyncApi, type OpenApi, readDocument, type Schema, type Workflow } from './documents.ts';
import { listCodes, type RefusalCode } from './errors.ts';
import { listOperations, type Operation } from './operations.ts';
import { Schemas } from './schemas.ts';

/** A document of calls: its operations, schemas and folder of pages. */
export interface Reference {
  document: OpenApi;
  operations: Operation[];
  schemas: Schemas;
  /** Folder of its operations' pages. */
  folder: string;
  /** Folder of its schemas' pages. */
  schemaFolder: string;
}

/** All that the site is made from. */
export interface Contract {
  http: Reference;
  printers: Reference;
  realtime: AsyncApi;
  realtimeSchemas: Schemas;
  workflows: Workflow[];
  codes: RefusalCode[];
  /** Operations by id. */
  byId: ReadonlyMap<string, Operation>;
}

/** Reads the bundles and tables of the contract. */
export function readContract(): Contract {
  const http = referenceOf('openapi.json', 'http', 'schemas');
  const printers = referenceOf('printers.json', 'printers', 'printer-schemas');
  const realtime = readDocument<AsyncApi>('asyncapi.json');
  const published = new Set([...http.operations, ...printers.operations].flatMap(({ errors }) => errors));
  return {
    http,
    printers,
    realtime,
    realtimeSchemas: new Schemas(realtime.components.schemas),
    workflows: readDocument<Arazzo>('arazzo.json').workflows,
    codes: listCodes(published),
    byId: new Map(http.operations.map((operation) => [operation.id, operation])),
  };
}

function referenceOf(file: string, folder: string, schemaFolder: string): Reference {
  const document = readDocument<OpenApi>(file);
  const schemas = new Schemas(document.components.schemas as Record<string, Schema>);
  return { document, operations: listOperations(document), schemas, folder, schemaFolder };
}
