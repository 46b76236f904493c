import { readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { inRepository, readText, type ArazzoStep, type Workflow } from './documents.ts';

const FOLDER = 'openapi/workflows';
const ENDING = '.arazzo.yaml';

/** A step calls an operation or another workflow. */
export interface PartnerStep extends Omit<ArazzoStep, 'operationId' | 'parameters'> {
  operationId?: string;
  workflowId?: string;
  parameters?: { name: string; in?: string; value: unknown }[];
}

export interface PartnerWorkflow extends Omit<Workflow, 'inputs' | 'steps'> {
  inputs?: { properties: Record<string, { description?: string; default?: unknown }> };
  /** Of every call. */
  parameters?: { name: string; in: string; value: unknown }[];
  steps: PartnerStep[];
  outputs?: Record<string, string>;
}

/** A file of workflows that partners can copy. */
export interface PartnerFile {
  /** `counter.arazzo.yaml` */
  file: string;
  /** Whether other workflows call these, which do not run alone. */
  isShared: boolean;
  info: { title: string; description: string };
  sourceDescriptions: { name: string; url: string; type: string }[];
  workflows: PartnerWorkflow[];
}

/** Reads the workflows for partners; those that others share come last. */
export function readPartnerFiles(): PartnerFile[] {
  const files = readdirSync(inRepository(FOLDER)).filter((name) => name.endsWith(ENDING));
  const read = files.map((file): PartnerFile => {
    const document = parse(readText(`${FOLDER}/${file}`)) as Omit<PartnerFile, 'file' | 'isShared'>;
    return { ...document, file, isShared: file === `steps${ENDING}` };
  });
  return [...read.filter(({ isShared }) => !isShared), ...read.filter(({ isShared }) => isShared)];
}

/** Returns the path of a workflow's page. */
export const partnerWorkflowPath = ({ isShared }: Pick<PartnerFile, 'isShared'>, id: string): string =>
  `workflows/${isShared ? 'steps/' : ''}${id}.html`;

/** Returns the page of the workflow or operation that a step calls, and its name. */
export function targetOf(file: PartnerFile, { operationId, workflowId }: PartnerStep): { name: string; to: string } {
  if (workflowId !== undefined) {
    const name = workflowId.split('.').at(-1)!;
    const isShared = file.isShared || workflowId.startsWith('$');
    return { name, to: partnerWorkflowPath({ isShared }, name) };
  }
  const [name = '', source] = (operationId ?? '').split('.').reverse();
  return { name, to: `${folderOf(file, source)}/${name}.html` };
}

/** Returns the folder of an operation's page, by the document that its source names. */
function folderOf({ sourceDescriptions }: PartnerFile, source: string | undefined): string {
  const url = source === undefined ? '' : sourceDescriptions.find(({ name }) => name === source)?.url;
  return /(printers|control)\.json$/.exec(url ?? '')?.[1] ?? 'http';
}

/** Returns a workflow file for the downloads, whose documents lie in the folder above it. */
export const forDownload = (text: string): string => text.replaceAll('../generated/', '../');
