// Checks the published contract with tools that are not ours: a linter, a proxy, and four generators of clients.
import { rmSync } from 'node:fs';
import { ensureInstalled, inRoot, requireNode, runLanes, runTool } from './lib/project.mjs';
import { startSimulator } from './lib/simulator.mjs';
import { compileClients, generateClients, sellWithClients } from './contract/clients.mjs';
import { openPartner } from './contract/partner.mjs';
import { proxyTraffic } from './contract/prism.mjs';
import { lintWithSpectral } from './contract/spectral.mjs';

const TRAFFIC = inRoot('tests/.output/traffic.json');

/** Runs the tools in two lanes, each of which keeps a core busy. */
export async function verifyContract() {
  let partner;
  await runLanes([[step('contract: tools of a partner', async () => void (partner = await openPartner()))]]);
  await runLanes([
    [
      step('contract: Spectral', () => lintWithSpectral(partner)),
      step('contract: clients generated', () => generateClients(partner)),
      step('contract: clients compiled', () => compileClients(partner)),
      step('contract: clients sell', () => sell(partner)),
    ],
    [
      ['contract: traffic recorded', () => runTool('tsx', [inRoot('tests/contract-tools/record-traffic.ts'), TRAFFIC])],
      step('contract: traffic through Prism', () => proxyTraffic(partner, TRAFFIC)),
    ],
  ]);
  rmSync(TRAFFIC, { force: true });
}

async function sell(partner) {
  const simulator = await startSimulator();
  try {
    return await sellWithClients(partner, simulator.url);
  } finally {
    simulator.stop();
  }
}

/** Returns a step that prints what its work returns, or why it failed. */
function step(name, work) {
  return [
    name,
    async () => {
      try {
        const said = await work();
        if (said) console.log(said);
        return 0;
      } catch (error) {
        console.error(error.message);
        return 1;
      }
    },
  ];
}

if (process.argv[1] === inRoot('scripts/verify-contract.mjs')) {
  requireNode();
  ensureInstalled();
  await verifyContract();
}
