import { createSimulator, type Simulator, type SimulatorOptions } from '../../index.ts';
import { useFonts } from '../../documents/index.ts';
import { nodeClock } from './clock.ts';
import { installedFonts } from './fonts.ts';
import { serve, type ServeOptions } from './serve.ts';

export interface NodeHostOptions extends Omit<SimulatorOptions, 'clock'>, Omit<ServeOptions, 'origins' | 'onWarning'> {}

export interface NodeHost {
  /** `http://localhost:<port>`. */
  readonly url: string;
  readonly port: number;
  readonly simulator: Simulator;
  /** Closes every connection; resolves within a second. */
  close(): Promise<void>;
}

/**
 * Serves the simulator over HTTP and WebSocket, with the built web app and the documentation on the
 * same origin.
 * @throws PortTaken
 */
export async function startNodeHost(options: NodeHostOptions): Promise<NodeHost> {
  useFonts(installedFonts);
  const simulator = createSimulator({ ...options, clock: nodeClock });
  return { ...(await serve(simulator, options)), simulator };
}

export { installedFonts } from './fonts.ts';
export { PortTaken } from './serve.ts';
