// Preloaded into a product under test: SIGUSR2 moves its clock by eight days and runs its hourly jobs.
const HOUR = 3_600_000;
const MOVE = 8 * 24 * HOUR;
let moved = 0;

const Genuine = globalThis.Date;
const now = Genuine.now;
Genuine.now = () => now() + moved;
globalThis.Date = new Proxy(Genuine, {
  construct: (_, values) => new Genuine(...(values.length === 0 ? [Genuine.now()] : values)),
});

const jobs = [];
const { setInterval } = globalThis;
globalThis.setInterval = (run, delay, ...values) => {
  if (delay === HOUR) jobs.push(run);
  return setInterval(run, delay, ...values);
};

process.on('SIGUSR2', () => {
  moved += MOVE;
  for (const run of jobs) run();
});
