import { assemble, type Simulator, type SimulatorOptions } from './kernel/simulator.ts';
import { domain } from './modules/domain.ts';

/**
 * Makes the whole back end of Muara, in memory. It knows neither sockets nor files nor real time: a host
 * gives it requests, realtime peers and a clock.
 */
export function createSimulator(options: SimulatorOptions): Simulator {
  return assemble(domain, options);
}

export type { CallInfo } from './kernel/bind.ts';
export { DroppedConnection } from './kernel/faults.ts';
export type { Simulator, SimulatorOptions } from './kernel/simulator.ts';
export type { HostClock } from './world/clock.ts';
