import { type Batch, type Scan, syncPhones } from '../test/door-phones.js';
import { PaymentsLab } from '../test/payments.js';
import type { Person } from '../test/people.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { record } from './figures.js';
import { runSeed, scaled, seeded } from './seeded.js';

const PEOPLE = 600;
const SCANS = 1_000;
const BATCH = 50;
/** What a run takes is added to the times of its scans. */
const TOLERANCE = 90_000;

let server: TestApp;
let phones: [Person, Person];
let people: string[];
beforeAll(async () => {
  server = await startTestApp();
  phones = [await server.person('admin'), await server.person('admin')];
  people = await makePeople();
});
beforeEach(clear);
afterAll(() => server.stop());

async function clear(): Promise<void> {
  await server.dataSource.query('DELETE FROM check_in_changes');
  await server.dataSource.query('DELETE FROM arrivals');
}

/** Copies of one registration, which belong to no account. */
async function makePeople(): Promise<string[]> {
  const lab = await PaymentsLab.open(server);
  await lab.registered({ lastName: 'Copied' });
  const columns = `edition_id, type, academic_category, package_id, amount_cents, fee_revision, title, first_name,
    email, organization, position, country, status, created_at`;
  const rows = await server.dataSource.query<{ id: string }[]>(
    `INSERT INTO registrations (id, browser_hash, content_hash, last_name, ${columns})
     SELECT gen_random_uuid(), sha256(('b' || n)::bytea), sha256(('c' || n)::bytea), 'Copy' || n, ${columns}
       FROM registrations, generate_series(1, ${PEOPLE}) n WHERE last_name = 'Copied' RETURNING id`,
  );
  return rows.map(({ id }) => id);
}

function makeBatches(seed: number): Batch[] {
  const random = seeded('phones at the door', seed);
  const scansOf = (phone: 0 | 1): Scan[] =>
    Array.from({ length: SCANS / 2 }, () => ({
      attendeeId: people[Math.floor(random() * PEOPLE)] ?? '',
      phone,
      minute: Math.floor(random() * 60),
    }));
  const batches = ([0, 1] as const).flatMap((phone) => {
    const scans = scansOf(phone);
    const count = scans.length / BATCH;
    return Array.from({ length: count }, (_, at) => ({
      phone,
      scans: scans.slice(at * BATCH, (at + 1) * BATCH),
      place: random(),
    }));
  });
  return batches.sort((a, b) => a.place - b.place);
}

it('1,000 overlapping scans of two phones, in ten orders: one arrival each, at its first scan', async () => {
  const runs = scaled(10);
  const wrong = { doubled: 0, missing: 0, late: 0 };
  for (let run = 0; run < runs; run += 1) {
    await clear();
    const found = await syncPhones(server, phones, makeBatches(runSeed + run), {
      tolerance: TOLERANCE,
    });
    wrong.doubled += found.doubled;
    wrong.missing += found.missing;
    wrong.late += found.late;
  }
  record('phones at the door', { runs, scans: runs * SCANS, ...wrong });
  expect(wrong).toEqual({ doubled: 0, missing: 0, late: 0 });
});

it('control: dated by the clocks of the phones, first scans are missed', async () => {
  const found = await syncPhones(server, phones, makeBatches(runSeed), {
    tolerance: TOLERANCE,
    isCorrected: false,
  });
  record('control: clocks of phones', found);
  expect(found.late).toBeGreaterThan(0);
});
