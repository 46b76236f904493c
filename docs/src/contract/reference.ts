import { CONTROL_ERRORS } from '@muara/contract/control';
import { ERRORS } from '@muara/contract/errors';
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
  /** Its codes. */
  errors: Readonly<Record<string, { status: number; when: string }>>;
  /** Whether each code has a page of the catalogue. */
  hasCatalogue: boolean;
}

/** All that the site is made from. */
export interface Contract {
  http: Reference;
  printers: Reference;
  /** The control plane of the simulator. */
  control: Reference;
  realtime: AsyncApi;
  realtimeSchemas: Schemas;
  workflows: Workflow[];
  codes: RefusalCode[];
  /** Operations by id. */
  byId: ReadonlyMap<string, Operation>;
}

/** Reads the bundles and tables of the contract. */
export function readContract(): Contract {
  const catalogue = { errors: ERRORS, hasCatalogue: true };
  const http = { ...catalogue, ...readReference('openapi.json', 'http', 'schemas') };
  const printers = { ...catalogue, ...readReference('printers.json', 'printers', 'printer-schemas') };
  const control = {
    errors: CONTROL_ERRORS,
    hasCatalogue: false,
    ...readReference('control.json', 'control', 'control-schemas'),
  };
  const realtime = readDocument<AsyncApi>('asyncapi.json');
  const published = new Set([...http.operations, ...printers.operations].flatMap(({ errors }) => errors));
  return {
    http,
    printers,
    control,
    realtime,
    realtimeSchemas: new Schemas(realtime.components.schemas),
    workflows: readDocument<Arazzo>('arazzo.json').workflows,
    codes: listCodes(published),
    byId: new Map(http.operations.map((operation) => [operation.id, operation])),
  };
}

function readReference(file: string, folder: string, schemaFolder: string): Omit<Reference, 'errors' | 'hasCatalogue'> {
  const document = readDocument<OpenApi>(file);
  const schemas = new Schemas(document.components.schemas as Record<string, Schema>);
  return { document, operations: listOperations(document), schemas, folder, schemaFolder };
}
