import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';
import { fuzzRealtime } from './realtime.ts';
import { describeFinding, describeReach, unreachedOf } from './report.ts';

const USAGE = `npm run fuzz -- [--calls N] [--frames N] [--seed S]

Sends valid and broken calls to every operation, and frames to the realtime channel, of a simulator in this process.
  --calls N   HTTP calls, 1 to 10,000,000 (default 20,000)
  --frames N  realtime frames, 0 to 10,000,000 (default: a quarter of the calls)
  --seed S    a whole number; the same seed sends the same calls (default 1)
Exits with 1 when something breaks the contract, with 2 when an option is wrong.
`;

function fail(message: string): never {
  process.stderr.write(`${message} (see --help)\n`);
  process.exit(2);
}

function readOptions(): { calls: number; frames: number; seed: number } {
  let values: Record<string, string | boolean | undefined> = {};
  try {
    const options = {
      calls: { type: 'string' },
      frames: { type: 'string' },
      seed: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    ({ values } = parseArgs({ options }));
  } catch (error) {
    fail((error as Error).message.split('\n')[0]!);
  }
  if (values['help']) {
    process.stdout.write(USAGE);
    process.exit(0);
  }
  const whole = (name: string, fallback: number, least: number): number => {
    const text = values[name];
    if (text === undefined) return fallback;
    if (!/^\d{1,8}$/.test(String(text)) || Number(text) < least || Number(text) > 10_000_000)
      fail(`--${name} takes a whole number from ${least} to 10,000,000, not '${String(text)}'`);
    return Number(text);
  };
  const calls = whole('calls', 20_000, 1);
  return { calls, frames: whole('frames', Math.ceil(calls / 4), 0), seed: whole('seed', 1, 0) };
}

const { calls, frames, seed } = readOptions();
process.stdout.write(`Fuzzing with ${calls} calls and ${frames} frames, seed ${seed} …\n`);
const report = await fuzz({
  calls,
  seed,
  onProgress: (done) => done % 5_000 === 0 && process.stdout.write(`  ${done} calls\n`),
});
const problems = await fuzzRealtime({ frames, seed });
process.stdout.write(`\n${describeReach(report)}\n`);
for (const finding of report.findings) process.stdout.write(`\n✗ ${await describeFinding(finding)}\n`);
for (const problem of problems) process.stdout.write(`\n✗ ${problem}\n`);
const unreached = unreachedOf(report);
if (unreached.length > 0) process.stdout.write(`\nNo call reached: ${unreached.join(', ')}\n`);
const found = report.findings.length + problems.length;
process.stdout.write(
  `\n${found === 0 ? 'Nothing' : `${found} findings`} in ${report.calls} calls and ${frames} frames (seed ${seed}).\n`,
);
process.exit(found === 0 ? 0 : 1);
