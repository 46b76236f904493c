// Spectral's own rule sets for OpenAPI and AsyncAPI, without a finding of any severity.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute } from '../packages/execute.mjs';
import { BUNDLES, partnerTool } from './partner.mjs';

/** Lints documents; returns one line for each finding. @throws Error when Spectral itself fails */
async function lint({ folder, node }, files) {
  const tool = partnerTool(folder, '@stoplight/spectral-cli', 'spectral');
  const args = ['lint', '--ruleset', 'spectral.yaml', '--fail-severity', 'hint', '--format', 'json', '--quiet'];
  const { code, out, errors } = await execute(folder, node, [tool, ...args, ...files]);
  if (!out.startsWith('[')) throw new Error(`Spectral failed (${code}): ${errors.trim().split('\n')[0]}`);
  const findings = JSON.parse(out.slice(0, out.lastIndexOf(']') + 1));
  return findings.map(
    ({ source, path, message, code: rule }) => `${source.split('/').at(-1)}#/${path.join('/')}: ${message} (${rule})`,
  );
}

/** Lints all documents, and one with a planted mistake. @throws Error with the findings */
export async function lintWithSpectral(partner) {
  const planted = JSON.parse(readFileSync(join(partner.folder, 'printers.json'), 'utf8'));
  delete planted.paths['/printer-info'].get.operationId;
  writeFileSync(join(partner.folder, 'planted.json'), JSON.stringify(planted));
  const [found, findings] = await Promise.all([lint(partner, ['planted.json']), lint(partner, BUNDLES)]);
  if (!found.some((line) => line.includes('operation-operationId')))
    throw new Error('Spectral accepts an operation without operationId');
  if (findings.length > 0) throw new Error(findings.join('\n'));
  return `Spectral: no findings in ${BUNDLES.join(', ')}.`;
}
