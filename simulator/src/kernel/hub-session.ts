import type { Rules } from '@muara/contract/rules';
import type { HubDeps, HubSession } from '../realtime/hub.ts';
import type { HostClock } from '../world/clock.ts';
import { DEFAULT_WORLD, isWorldName, type Worlds } from '../world/worlds.ts';
import { worldOfToken } from './caller.ts';
import type { Domain } from './domain.ts';

const CHANNELS: Record<string, HubSession['channel']> = {
  Agent: 'agents',
  Customer: 'customers',
  'Tour Guide': 'customers',
};

/** What the realtime hub asks the simulator. */
export function hubDeps(
  domain: Domain,
  rules: Rules,
  clock: HostClock,
  worlds: () => Worlds,
  onWarning: (text: string) => void,
): HubDeps {
  return {
    setTimer: (fn, ms) => clock.setTimer(fn, ms),
    authenticate(token, name) {
      if (!isWorldName(name)) return null;
      const world = worlds().get(name);
      const session = domain.sessionOf(world, token);
      if ('code' in session) return null;
      const { id, name: userName, role } = session.user;
      return {
        userId: id,
        name: userName,
        role,
        channel: CHANNELS[role] ?? 'staff',
        allows({ audience = [], permission = [] }) {
          const current = domain.sessionOf(worlds().get(name), token);
          if ('code' in current) return false;
          return rules.isAllowed(domain.actorOf(current), { audience, permission } as Parameters<Rules['isAllowed']>[1])
            .ok;
        },
      };
    },
    isPrinterKey: (token) => token !== '' && token === domain.printerKey(worlds().get(DEFAULT_WORLD)),
    worldOfToken,
    journal({ world, peer, kind, detail }) {
      if (kind === 'script-error') onWarning(`script error in a page of world ${world} (${peer}): ${detail}`);
    },
  };
}
