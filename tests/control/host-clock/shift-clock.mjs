// Loaded with `node --import`: the process believes that its machine's clock is MUARA_CLOCK_SHIFT_MS ahead.
const shift = Number(process.env.MUARA_CLOCK_SHIFT_MS);
if (!Number.isSafeInteger(shift)) throw new Error('MUARA_CLOCK_SHIFT_MS must be a whole number of milliseconds');

const RealDate = Date;
const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + shift });
