import { ERRORS } from '@muara/contract/errors';
import type { Rules } from '@muara/contract/rules';
import { clockMessage } from '../realtime/clock-message.ts';
import type { Hub } from '../realtime/hub.ts';
import type { HubDeps } from '../realtime/hub-deps.ts';
import type { HubSession } from '../realtime/hub-session.ts';
import type { HostClock } from '../world/clock.ts';
import { isOfEarlierWorld } from '../world/session-token.ts';
import { atomically } from '../world/store.ts';
import { DEFAULT_WORLD, isWorldName, type Worlds } from '../world/worlds.ts';
import { worldOfToken } from './caller.ts';
import type { Domain } from './domain.ts';
import { jobContext, recordFailure } from './job-context.ts';

/** Custom roles may have any name; a plain object would match inherited property names. */
const CHANNELS: ReadonlyMap<string, HubSession['channel']> = new Map([
  ['Agent', 'agents'],
  ['Customer', 'customers'],
  ['Tour Guide', 'customers'],
]);

interface Surroundings {
  domain: Domain;
  rules: Rules;
  clock: HostClock;
  worlds(): Worlds;
  hub(): Hub;
  onWarning(text: string): void;
}

/** Returns what the realtime hub needs from the simulator. */
export function hubDeps({ domain, rules, clock, worlds, hub, onWarning }: Surroundings): HubDeps {
  return {
    setTimer: (fn, ms) => clock.setTimer(fn, ms),
    authenticate(token, name) {
      if (!isWorldName(name)) return null;
      const world = worlds().get(name);
      const session = domain.sessionOf(world, token);
      if ('code' in session) return null;
      const { id, name: userName, role, canChat } = session.user;
      return {
        userId: id,
        name: userName,
        role,
        channel: CHANNELS.get(role) ?? 'staff',
        canChat,
        allows({ audience, permission }) {
          const current = domain.sessionOf(worlds().get(name), token);
          if ('code' in current) return false;
          return rules.isAllowed(domain.actorOf(current), { audience, permission }).ok;
        },
      };
    },
    resetNotice(token, name) {
      if (!isWorldName(name)) return undefined;
      return isOfEarlierWorld(worlds().get(name), token) ? ERRORS.world_reset.message : undefined;
    },
    isPrinterKey: (token) => token !== '' && token === domain.printerKey(worlds().get(DEFAULT_WORLD)),
    worldOfToken,
    clockNotice(name) {
      const clock = worlds().find(name)?.world.clock;
      return clock && clock.mode !== 'real' ? clockMessage(clock) : undefined;
    },
    onMessage(name, message, window) {
      if (!isWorldName(name)) return;
      const world = worlds().get(name);
      world.clock.runDue();
      const opened = window.token === null ? null : domain.sessionOf(world, window.token);
      const session = opened && 'code' in opened ? null : opened;
      const context = jobContext(world, rules, hub().world(name));
      try {
        atomically(world.tables, () => {
          domain.reactToJob(domain.onMessage(message, { ...context, session, window }), { ...context, session });
        });
      } catch (error) {
        recordFailure(domain, { source: message.msg, error }, context);
        throw error;
      }
    },
    onPrintJob(name, jobId, result) {
      if (!worlds().has(name)) return;
      const world = worlds().get(name);
      try {
        atomically(world.tables, () => domain.onPrintJob(jobId, result, world));
      } catch (error) {
        recordFailure(domain, { source: 'print-done', error }, jobContext(world, rules, hub().world(name)));
        throw error;
      }
    },
    onFrame(name, frame) {
      const room = worlds().find(name);
      room?.frames.add({ ...frame, at: room.world.clock.now() });
    },
    onPaper(name, paper) {
      const room = worlds().find(name);
      room?.papers.record({ ...paper, at: room.world.clock.now() });
    },
    incarnation: incarnationOf(clock.now()),
    journal({ world, peer, kind, detail }) {
      if (kind === 'script-error') onWarning(`script error in a page of world ${world} (${peer}): ${detail}`);
      if (kind === 'failed') onWarning(`a message in world ${world} failed (${peer}): ${detail}`);
    },
  };
}

/** Returns the second of a start as five characters; values repeat after two years. */
function incarnationOf(now: number): string {
  return Math.floor(now / 1000)
    .toString(36)
    .slice(-5)
    .padStart(5, '0');
}
