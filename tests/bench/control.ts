import { createSimulator, type Simulator } from '@muara/simulator';
import { Journal } from '../../simulator/src/kernel/journal.ts';
import { type Figure, median } from './figures.ts';
import { clock, send } from './worlds.ts';

/** Calls of one round. The rounds are more than the journal keeps, so that it also drops entries. */
const CALLS = 300;
const ROUNDS = 15;
const WARM_UPS = 2;

const LOGIN = JSON.stringify({ email: 'manager@muara.test', password: 'muara123', platform: 'web_app' });
/** A manager sells without a shift, so that the figures are those of a sale alone. */
const SALE = {
  package_id: 1,
  jetty_id: 1,
  depart_date: null,
  state: 'Melaka',
  platform: 'counter',
  payment_method: 'Cash',
  malaysian: true,
  amount: 75,
  cash_in: 75,
  cash_out: 0,
  total_adult: 2,
  total_child: 1,
};

interface Side {
  simulator: Simulator;
  headers: Record<string, string>;
  /** Whether the journal keeps calls. */
  isRecording: boolean;
}
type Work = (side: Side, index: number) => Promise<string>;

const WORK: Record<string, Work> = {
  session: ({ simulator, headers }) => send(simulator, 'GET', '/api/authenticate', undefined, headers),
  list: ({ simulator, headers }) => send(simulator, 'GET', '/api/tickets?page=0&ticket_type=0', undefined, headers),
  sale: ({ simulator, headers }, index) =>
    send(simulator, 'POST', '/api/tickets/generate', JSON.stringify({ ...SALE, _: `bench-sale-${index}` }), headers),
};

async function openSide(isRecording: boolean): Promise<Side> {
  const simulator = createSimulator({ clock, control: isRecording, rateLimit: false });
  const { token } = JSON.parse(await send(simulator, 'POST', '/api/login', LOGIN)) as { token: string };
  return { simulator, headers: { authorization: `Bearer ${token}` }, isRecording };
}

/** Returns the CPU time of a call in milliseconds. */
async function measure(side: Side, work: Work, first: number): Promise<number> {
  const { write } = Object.getOwnPropertyDescriptors(Journal.prototype);
  // The journal has no switch of its own.
  if (!side.isRecording) Journal.prototype.write = () => undefined;
  const before = process.cpuUsage();
  for (let index = first; index < first + CALLS; index += 1) await work(side, index);
  const { user, system } = process.cpuUsage(before);
  Object.defineProperty(Journal.prototype, 'write', write);
  return (user + system) / 1000 / CALLS;
}

/** What the control plane costs: calls with it and its journal, beside calls without both, in turns. */
export async function measureControl(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, work] of Object.entries(WORK)) {
    const [on, off] = [await openSide(true), await openSide(false)];
    const pairs: [on: number, off: number][] = [];
    for (let round = 0; round < ROUNDS + WARM_UPS; round += 1) {
      const first = round * CALLS;
      // Who goes first alternates, so that neither side always pays for what the other left.
      const early = round % 2 === 0 ? await measure(on, work, first) : undefined;
      const without = await measure(off, work, first);
      pairs.push([early ?? (await measure(on, work, first)), without]);
    }
    const measured = pairs.slice(WARM_UPS);
    const [withControl, without] = [0, 1].map((side) => median(measured.map((pair) => pair[side]!)));
    const ratio = median(measured.map(([one, other]) => one / other));
    figures.push(
      { name: `${name}: with the control plane`, value: withControl!, unit: 'ms CPU' },
      { name: `${name}: without`, value: without!, unit: 'ms CPU' },
      { name: `${name}: with ÷ without`, value: ratio, unit: '×', aim: { atMost: 1.1 } },
    );
  }
  return figures;
}
