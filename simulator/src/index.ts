import { assemble, type Simulator, type SimulatorOptions } from './kernel/simulator.ts';
import { domain } from './modules/domain.ts';

/**
 * Creates the whole Muara back end in memory.
 * It uses no sockets, files or real time: the host passes in requests, realtime peers and a clock.
 */
export function createSimulator(options: SimulatorOptions): Simulator {
  return assemble(domain, options);
}

export type { CallInfo } from './kernel/caller.ts';
export { DroppedConnection } from './kernel/faults.ts';
export type { Simulator, SimulatorOptions } from './kernel/simulator.ts';
export type { HostClock } from './world/clock.ts';
