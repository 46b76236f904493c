// A page that bundles the client and one rule of the contract.
import { createMuaraClient } from '@muara/client/http';
import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';

const { call } = createMuaraClient({
  baseUrl: '',
  appVersion: '0.1.0',
  tokens: { get: () => null, set: () => {} },
});
const { packages } = await call.getSalePackages({ query: {} });
document.body.textContent = `${packages.length} packages, from RM ${formatRinggit(3000)}`;
