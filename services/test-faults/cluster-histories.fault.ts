import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { claims, money, seats } from '../test/histories/models.js';
import type { ClaimAnswer, ClaimCall, MoneyAnswer, MoneyCall } from '../test/histories/models.js';
import type { SeatAnswer, SeatCall } from '../test/histories/models.js';
import { endPrograms } from '../test/program.js';
import { SECOND } from '../src/platform/core/time.js';
import { record } from './figures.js';
import { HistoryClients, ONLINE, type Sent, type Someone } from './cluster/history-clients.js';
import { openParts, type Parts } from './cluster/parts.js';
import { PostgresServer } from './cluster/postgres-server.js';
import { Recorder } from './cluster/recorder.js';
import { openSeats } from './open-seats.js';
import { scaled, seeded } from './seeded.js';

/** At once. */
const CLIENTS = 8;
const PACKAGES = [ONLINE, 'physical_presentation_only'];

let parts: Parts;
let clients: HistoryClients;
beforeAll(async () => {
  parts = await openParts(await PostgresServer.create());
  clients = await HistoryClients.of(parts.cluster);
});
afterAll(() => parts.close());
afterAll(endPrograms);

/** Each client takes the next task when it has finished one. */
async function each<Task>(
  tasks: Task[],
  work: (task: Task, client: string) => Promise<unknown>,
): Promise<void> {
  const left = tasks[Symbol.iterator]();
  const names = Array.from({ length: CLIENTS }, (_, n) => `client ${n + 1}`);
  await Promise.all(
    names.map(async (client) => {
      for (const task of left) await work(task, client);
    }),
  );
}

/** One fault after the other, until the work is done. */
async function underFaults(work: Promise<void>): Promise<void> {
  const random = seeded('histories');
  let isOver = false;
  const ended = work.finally(() => (isOver = true));
  const { postgres, cluster } = parts;
  const faults = [
    () => postgres.cut(),
    async () => {
      await postgres.stop('SIGKILL');
      await postgres.start();
    },
    async () => {
      const pid = cluster.pidOf(`api-${1 + Math.floor(random() * 3)}`);
      process.kill(pid, 'SIGSTOP');
      await pause(3 * SECOND);
      process.kill(pid, 'SIGCONT');
    },
  ];
  for (let n = 0; !isOver; n += 1) {
    await faults[n % faults.length]!();
    await cluster.settled();
    await Promise.race([ended, pause((2 + random() * 3) * SECOND)]);
  }
  await ended;
}

const claimed = ({ status, body }: Sent): ClaimAnswer | undefined =>
  status < 300 ? { got: body.data.id } : status === 409 ? 'taken' : undefined;

/** Not repeated: each that is done is another one. */
const assigned = ({ status }: Sent): ClaimAnswer | undefined =>
  status < 300 ? { got: randomUUID() } : status === 409 ? 'taken' : undefined;

/** So many calls for each thing, next to each other. */
const thrice = <Thing>(things: Thing[]) =>
  things.flatMap((thing) => [0, 1, 2].map((attempt) => ({ thing, attempt })));

async function many<Thing>(count: number, make: () => Promise<Thing>): Promise<Thing[]> {
  const made: Thing[] = [];
  while (made.length < count) made.push(await make());
  return made;
}

function report(
  name: string,
  recorder: Pick<Recorder<object, unknown>, 'history' | 'lost'>,
  problems: string[],
): void {
  const { history, lost } = recorder;
  record(name, { calls: history.length, 'without answer': lost, violations: problems.length });
  if (problems.length > 0) process.stdout.write(`${problems.join('\n')}\n`);
}

it('gives the places of a package in some order', async () => {
  const free = 20;
  await clients.leave(free);
  const recorder = new Recorder<SeatCall, SeatAnswer>();
  const random = seeded('places');
  const taken: string[] = [];
  const answer = ({ status, body }: Sent): SeatAnswer | undefined =>
    status < 300 ? 'done' : body.code === 'SOLD_OUT' ? 'full' : undefined;
  const work = each(Array.from({ length: scaled(200) }), async (_, client) => {
    const id = random() < 0.3 ? taken.shift() : undefined;
    if (id !== undefined) {
      const call = { does: 'free', seats: ONLINE } as const;
      // Not again: a second call would cancel nothing.
      await recorder.call(client, call, () => clients.cancel(id), answer, 1);
      return;
    }
    const call = { does: 'take', seats: ONLINE } as const;
    const sent = await recorder.call(client, call, () => clients.register(), answer);
    if (sent?.status === 201) taken.push(sent.body.data.id);
  });
  await underFaults(work);
  const problems = recorder.check(seats(free));
  report('History of the places of a package', recorder, problems);
  expect(problems).toEqual([]);
  expect(await parts.cluster.broken()).toEqual([]);
  await clients.leave(10_000);
});

async function claimPeople(count: number, faults: (work: Promise<void>) => Promise<void>) {
  const people = await many(count, () => clients.person());
  const recorder = new Recorder<ClaimCall, ClaimAnswer>();
  const work = each(thrice(people), ({ thing, attempt }, client) =>
    recorder.call(
      client,
      { thing: `person ${people.indexOf(thing)}` },
      () => clients.registerAs(thing, PACKAGES[attempt % 2]!),
      claimed,
    ),
  );
  await faults(work);
  return recorder;
}

it('gives each person one live registration', async () => {
  const recorder = await claimPeople(scaled(40), underFaults);
  const problems = recorder.check(claims);
  report('History of the registrations of people', recorder, problems);
  expect(problems).toEqual([]);
});

it('gives each accepted paper one registration', async () => {
  const owners = await many(scaled(20), () => clients.person());
  const papers: { owner: Someone; id: string }[] = [];
  for (const owner of owners) papers.push({ owner, id: await clients.paper(owner.id, 'accepted') });
  const recorder = new Recorder<ClaimCall, ClaimAnswer>();
  const work = each(thrice(papers), ({ thing: { owner, id }, attempt }, client) =>
    recorder.call(client, { thing: id }, () => clients.publishAs(owner, id, attempt), claimed),
  );
  await underFaults(work);
  const problems = recorder.check(claims);
  report('History of the registrations of papers', recorder, problems);
  expect(problems).toEqual([]);
});

it('confirms each payment once, and shows it from then on', async () => {
  const payments = await many(scaled(30), async () =>
    String((await clients.register()).body.data.id),
  );
  const recorder = new Recorder<MoneyCall, MoneyAnswer>();
  const received = ({ status, body }: Sent): MoneyAnswer | undefined =>
    status === 200 ? { received: body.receivedAmount } : status === 409 ? 'refused' : undefined;
  const work = each(thrice(payments), async ({ thing: payment, attempt }, client) => {
    const call = attempt < 2 ? { payment, confirms: 50 } : { payment };
    const send = () => (attempt < 2 ? clients.confirm(payment) : clients.read(payment));
    await recorder.call(client, call, send, received);
  });
  await underFaults(work);
  const problems = recorder.check(money);
  report('History of payments', recorder, problems);
  expect(problems).toEqual([]);
  expect(await parts.cluster.broken()).toEqual([]);
});

it('gives a paper to a reviewer once', async () => {
  const owner = await clients.person();
  const reviewers = await many(scaled(5), () => clients.reviewer());
  const papers = await many(scaled(6), () => clients.paper(owner.id, 'under-review'));
  const pairs = papers.flatMap((paper) => reviewers.map(({ id }) => ({ paper, reviewer: id })));
  const recorder = new Recorder<ClaimCall, ClaimAnswer>();
  const work = each(thrice(pairs), ({ thing: { paper, reviewer } }, client) =>
    recorder.call(
      client,
      { thing: `${paper} for ${reviewer}` },
      () => clients.assign(paper, reviewer),
      assigned,
    ),
  );
  await underFaults(work);
  const problems = recorder.check(claims);
  report('History of assignments', recorder, problems);
  expect(problems).toEqual([]);
  expect(await parts.cluster.broken()).toEqual([]);
});

it('would give people several registrations without the unique indexes', async () => {
  await openSeats(parts.postgres.superuserUrl);
  const recorder = await claimPeople(20, (work) => work);
  const problems = recorder.check(claims);
  report('History without unique indexes (control)', recorder, problems.slice(0, 1));
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]).toContain('no order of these calls explains their answers');
});
