import { setTimeout as delay } from 'node:timers/promises';
import { type Figure, median } from './figures.ts';
import { memoryOf, simulatorProgram, startServer } from './servers.ts';

/** Time to the first 200 of an operation, and memory when idle, of the simulator alone. */
export async function measureStartup(): Promise<Figure[]> {
  const times: number[] = [];
  let memory = 0;
  for (let round = 0; round < 7; round += 1) {
    const server = await startServer(
      process.execPath,
      (port) => [simulatorProgram, '--port', String(port)],
      '/tickets/packages',
    );
    times.push(server.firstAnswerMs);
    if (round === 6) {
      await delay(1000);
      memory = memoryOf(server.pid);
    }
    await server.stop();
  }
  return [
    { name: 'first 200 (median of 7)', value: median(times), unit: 'ms', aim: { atMost: 400 } },
    { name: 'idle memory', value: memory, unit: 'MB', aim: { atMost: 100 } },
  ];
}
