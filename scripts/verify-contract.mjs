// Checks the published contract with tools that are not ours: a linter, a proxy, and four generators of clients.
import { rmSync } from 'node:fs';
import { ensureInstalled, inRoot, requireNode, runLanes, runTool, workStep } from './lib/project.mjs';
import { startSimulator } from './lib/simulator.mjs';
import { compileClients, generateClients, sellWithClients } from './contract/clients.mjs';
import { openPartner } from './contract/partner.mjs';
import { proxyTraffic } from './contract/prism.mjs';
import { lintWithSpectral } from './contract/spectral.mjs';

const TRAFFIC = inRoot('tests/.output/traffic.json');

/** Returns the steps: what comes before the others, then two lanes, each of which keeps a core busy. */
export function listContractSteps() {
  let partner;
  const first = workStep('contract: tools of a partner', async () => void (partner = await openPartner()));
  const lanes = [
    [
      workStep('contract: Spectral', () => lintWithSpectral(partner)),
      workStep('contract: clients generated', () => generateClients(partner)),
      workStep('contract: clients compiled', () => compileClients(partner)),
      workStep('contract: clients sell', () => sell(partner)),
    ],
    [
      ['contract: traffic recorded', () => runTool('tsx', [inRoot('tests/contract-tools/record-traffic.ts'), TRAFFIC])],
      workStep('contract: traffic through Prism', () => proxyTraffic(partner, TRAFFIC)),
      workStep('contract: traffic removed', () => rmSync(TRAFFIC, { force: true })),
    ],
  ];
  return { first, lanes };
}

async function sell(partner) {
  const simulator = await startSimulator();
  try {
    return await sellWithClients(partner, simulator.url);
  } finally {
    simulator.stop();
  }
}

if (process.argv[1] === inRoot('scripts/verify-contract.mjs')) {
  requireNode();
  ensureInstalled();
  const { first, lanes } = listContractSteps();
  await runLanes([[first]]);
  await runLanes(lanes);
}
