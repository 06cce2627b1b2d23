import { offer } from '../test/offers.js';
import { PaymentsLab } from '../test/payments.js';
import { HOUR } from '../src/platform/core/time.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { raceForCode } from './discount-races.js';
import { record } from './figures.js';
import { BANK_FORMATS, forgetLines, LINES_OF_RACE, raceToImport } from './import-races.js';
import { openSeats } from './open-seats.js';
import { race, registerTwice, registerWhileReopened } from './paper-races.js';
import { scaled } from './seeded.js';
import { raceForBudget } from './waiver-races.js';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.stop());

it('1,000 races of two registrations for one accepted paper', async () => {
  const races = await race(scaled(1000), () => registerTwice(server));
  const doubles = races.filter(({ live }) => live !== 1).length;
  const refused = races.filter(({ statuses }) => statuses.join() === '201,409').length;
  record('two registrations for one paper', { races: races.length, doubles, refused });
  expect({ doubles, refused }).toEqual({ doubles: 0, refused: races.length });
});

it('control: without the unique index both use it', async () => {
  await openSeats(server.ownerUrl);
  const races = await race(scaled(100), () => registerTwice(server));
  const doubles = races.filter(({ live }) => live === 2).length;
  record('control: no unique index', { races: races.length, doubles });
  expect(doubles).toBeGreaterThan(0);
});

it('1,000 registrations of a paper that is opened again meanwhile', async () => {
  const chair = await server.person('admin');
  const races = await race(scaled(1000), () => registerWhileReopened(server, chair.token));
  const wrong = races.filter(({ live, isAccepted }) => live !== (isAccepted ? 1 : 0)).length;
  const reopened = races.filter(({ isAccepted }) => !isAccepted).length;
  record('a paper opened again while registered', { races: races.length, wrong, reopened });
  expect(wrong).toBe(0);
});

it('10 races of 100 people for the uses and the budget of a discount code', async () => {
  const lab = await PaymentsLab.open(server);
  await offer(lab, { reductions: { discountCodes: true, waivers: false } });
  const wrong = [];
  let made = 0;
  for (let n = 0; n < scaled(10); n += 1) {
    const most = 1 + n;
    const limits = n % 2 === 0 ? { maxUses: most } : { budget: most * 125 + 100 };
    const race = await raceForCode(lab, limits, 100);
    made += race.made;
    if (race.made !== most || race.uses !== most || race.used !== most * 125) wrong.push(race);
    // The limit of registrations by address lasts an hour.
    server.clock.advance(HOUR);
  }
  record('discount codes redeemed by 100 people at once', { made, wrong: wrong.length });
  expect(wrong).toEqual([]);
});

it('10 races of 100 grants for the budget of waivers', async () => {
  const lab = await PaymentsLab.open(server);
  await offer(lab, { reductions: { discountCodes: false, waivers: true } });
  const wrong = [];
  let made = 0;
  for (let n = 0; n < scaled(10); n += 1) {
    const most = 1 + n;
    const race = await raceForBudget(lab, most * 100 + 50, 100);
    made += race.made;
    if (race.made !== most || race.taken !== most * 100) wrong.push(race);
    const open = `UPDATE waivers SET status = 'withdrawn' WHERE status = 'open'`;
    await server.dataSource.query(open);
    // The limit of registrations by address lasts an hour.
    server.clock.advance(HOUR);
  }
  record('waivers granted to 100 people at once', { made, wrong: wrong.length });
  expect(wrong).toEqual([]);
});

/** Finance people who import one file of a bank at once, and the races that added its lines otherwise than once. */
async function importRaces(lab: PaymentsLab, count: number) {
  const wrong = [];
  for (let n = 0; n < count; n += 1) {
    const people = [lab.admin, await lab.server.person('admin')];
    const race = await raceToImport(lab, people, BANK_FORMATS[n % BANK_FORMATS.length] ?? 'camt');
    const isOnce = race.lines === LINES_OF_RACE && race.dollars === LINES_OF_RACE * 250;
    if (!isOnce || race.added.join() !== `0,${LINES_OF_RACE}`) wrong.push(race);
  }
  return wrong;
}

it('200 races of two finance people who import the same file', async () => {
  const races = scaled(200);
  const wrong = await importRaces(await PaymentsLab.open(server), races);
  record('one bank file imported by two people at once', { races, wrong: wrong.length });
  expect(wrong).toEqual([]);
});

it('control: without the identity of lines, both imports add them', async () => {
  const races = scaled(10);
  const remember = await forgetLines(server.ownerUrl);
  const wrong = await importRaces(await PaymentsLab.open(server), races);
  await remember();
  record('control: no identity of lines', { races, wrong: wrong.length });
  expect(wrong).toHaveLength(races);
});
