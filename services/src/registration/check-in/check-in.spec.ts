import fc from 'fast-check';
import { syncPhones } from '../../../test/door-phones.js';
import { download } from '../../../test/download.js';
import { PaymentsLab, type Registered } from '../../../test/payments.js';
import { permit, type Person } from '../../../test/people.js';
import { makePaper, publicationData, registrationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { registrationReceived } from '../payments/emails/registration-received.email.js';
import { newId } from '../../platform/core/new-id.js';
import type { Attendee, AttendeesPage, ChangeOutcome } from './check-in.schema.js';

const onSite = {
  academicCategory: 'professional',
  registrationPackage: 'physical_presentation_only',
  price: 250,
};

let server: TestApp;
let lab: PaymentsLab;
let desk: Person;
let otherDesk: Person;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
  desk = await atDesk();
  otherDesk = await atDesk();
});
afterAll(() => server.stop());

async function atDesk(): Promise<Person> {
  const person = await server.person('admin');
  await permit(server, person, ['check-in']);
  return person;
}

const list = async (q = '', by = desk): Promise<AttendeesPage> =>
  (await server.call('GET', `/admin/check-in?q=${encodeURIComponent(q)}`, by))
    .body as AttendeesPage;

const names = async (q: string) => (await list(q)).items.map(({ name }) => name);

const AT = '2025-11-27T08:00:00.000Z';

async function send(changes: object[], by = desk, sentAt = AT): Promise<ChangeOutcome[]> {
  const answer = await server.call('POST', '/admin/check-in/changes', {
    token: by.token,
    body: { sentAt, changes },
  });
  expect(answer.status).toBe(200);
  return answer.body.outcomes as ChangeOutcome[];
}

async function record(attendeeId: string, by = desk, more: object = {}): Promise<ChangeOutcome> {
  const change = { id: newId(), kind: 'arrival', at: AT, attendeeId, ...more };
  const [outcome] = await send([change], by);
  return outcome as ChangeOutcome;
}

async function undo(attendeeId: string, by = desk): Promise<ChangeOutcome> {
  const [outcome] = await send([{ id: newId(), kind: 'undo', at: AT, attendeeId }], by);
  return outcome as ChangeOutcome;
}

async function registered(lastName: string, changes: object = {}): Promise<Registered> {
  return lab.registered({ lastName, ...onSite, ...changes });
}

async function paid(lastName: string): Promise<Registered> {
  const person = await registered(lastName);
  const bankTransactionId = `TRX-${lastName}`;
  expect((await lab.confirm(person.id, { amount: 250, bankTransactionId })).status).toBe(200);
  return person;
}

async function only(q: string): Promise<Attendee> {
  const { items } = await list(q);
  expect(items).toHaveLength(1);
  return items[0] as Attendee;
}

const auditOf = (id: string) =>
  server.dataSource.query<object[]>(
    `SELECT actor_id AS by, action, after_state AS after FROM audit_entries
      WHERE subject_id = $1 AND action LIKE 'registration.arriv%' ORDER BY id`,
    [id],
  );

describe('a search at the desk', () => {
  it('finds people by parts of the name, the whole reference and the whole address', async () => {
    const { ref, user } = await registered('Quillon', { email: 'q.sample@example.org' });
    const name = 'Adaeze Quillon';
    for (const q of ['quill', 'ILLON ada', ref, ref.replaceAll('-', ' ').toLowerCase()])
      expect(await names(q)).toEqual([name]);
    for (const q of ['Q.Sample@EXAMPLE.org', user.email]) expect(await names(q)).toEqual([name]);
    for (const q of ['q.sample', 'sample@example.org', ref.slice(0, -1), '_uill', '%'])
      expect(await names(q)).toEqual([]);
  });

  it('finds the person of a badge by its code, and no one by a mistyped one', async () => {
    await registered('Badged');
    const [badge] = await server.dataSource.query<{ code: string }[]>(
      `SELECT check_in_code AS code FROM registrations WHERE last_name = 'Badged'`,
    );
    const code = badge?.code ?? '';
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{13}$/);
    for (const q of [code, code.toLowerCase(), `${code.slice(0, 5)}-${code.slice(5)}`])
      expect(await names(q)).toEqual(['Adaeze Badged']);
    const swapped = `${code.slice(1, 12)}${code.slice(0, 1)}${code.slice(12)}`;
    for (const q of [code.slice(0, -1), swapped]) expect(await names(q)).toEqual([]);
  });

  it('answers names, packages and payment states, and nothing else', async () => {
    await registered('Narrow');
    const { items, counts } = await list('narrow');
    expect(Object.keys(counts).sort()).toEqual(['arrived', 'registered']);
    expect(items).toEqual([
      {
        id: expect.any(String),
        name: 'Adaeze Narrow',
        packages: [
          {
            name: 'Physical, presentation only',
            mode: 'physical',
            payment: 'awaiting-payment',
            extras: [],
          },
        ],
        arrival: null,
      },
    ]);
  });

  it('lists the person of several registrations once, and no one without a live registration', async () => {
    const author = await server.person('user');
    await makePaper(server.app, author.user.id);
    const register = (body: object) =>
      server.call('POST', '/payments/manual-registration', { token: author.token, body });
    await register(publicationData({ lastName: 'Twopapers' }));
    await register(registrationData({ lastName: 'Twopapers' }));
    const { packages } = await only('twopapers');
    expect(packages.map(({ mode }) => mode)).toEqual(['physical', 'virtual']);

    const gone = await registered('Cancelled');
    await lab.act(gone.id, 'cancel', { reason: 'Asked by phone.' });
    expect(await names('cancelled')).toEqual([]);
  });
});

describe('an arrival', () => {
  it('is recorded with who and when, counted, and undone', async () => {
    await paid('Arriver');
    const before = (await list()).counts;
    const { id } = await only('arriver');
    const start = server.clock.now().toISOString();
    const { result, attendee } = await record(id);
    expect(result).toBe('recorded');
    const arrival = attendee?.arrival;
    expect(arrival).toEqual({ at: expect.any(String), by: 'Ada Okafor' });
    expect((arrival?.at ?? '') >= start).toBe(true);
    expect((await list()).counts).toEqual({ ...before, arrived: before.arrived + 1 });

    expect(await undo(id, otherDesk)).toMatchObject({ attendee: { id, arrival: null } });
    expect(await undo(id)).toMatchObject({ result: 'undone' });
    expect((await list()).counts).toEqual(before);
    expect(await auditOf(id)).toEqual([
      { by: desk.user.id, action: 'registration.arrived', after: 'paid' },
      { by: otherDesk.user.id, action: 'registration.arrival-undone', after: null },
    ]);
  });

  it('is recorded once by two desks at once, and both see the first', async () => {
    await paid('Contested');
    const { id } = await only('contested');
    const answers = await Promise.all([record(id), record(id, otherDesk), record(id)]);
    expect(answers.map(({ result }) => result)).toContain('recorded');
    expect((await only('contested')).arrival).toEqual({ at: expect.any(String), by: 'Ada Okafor' });
    expect(await auditOf(id)).toHaveLength(1);
  });

  it('of an unpaid person needs a confirmation, and stays unpaid', async () => {
    const { id: paymentId } = await registered('Unpaid');
    const { id } = await only('unpaid');
    expect(await record(id)).toMatchObject({
      result: 'refused',
      isUnpaid: true,
      refusal: expect.stringContaining('not paid'),
    });
    expect((await only('unpaid')).arrival).toBeNull();
    expect((await record(id, desk, { acceptsUnpaid: true })).result).toBe('recorded');
    expect(await auditOf(id)).toEqual([expect.objectContaining({ after: 'unpaid' })]);
    expect((await lab.read(paymentId)).state).toBe('awaiting-payment');
  });

  it('stays with the person whose other registration is cancelled', async () => {
    const author = await server.person('user');
    await makePaper(server.app, author.user.id);
    const register = async (body: object) =>
      (await server.call('POST', '/payments/manual-registration', { token: author.token, body }))
        .body.data.id as string;
    const first = await register(publicationData({ lastName: 'Remaining' }));
    await register(registrationData({ lastName: 'Remaining', ...onSite }));
    const { id } = await only('remaining');
    await record(id, desk, { acceptsUnpaid: true });
    await lab.act(first, 'cancel', { reason: 'Asked by phone.' });
    const { id: next, arrival } = await only('remaining');
    expect({ isOther: next !== id, by: arrival?.by }).toEqual({ isOther: true, by: 'Ada Okafor' });
    expect((await undo(next)).attendee?.arrival).toBeNull();
  });

  it('is not found for a registration that has ended', async () => {
    const { id: paymentId } = await registered('Ended');
    const { id } = await only('ended');
    await lab.act(paymentId, 'cancel', { reason: 'Asked by phone.' });
    for (const outcome of [await record(id, desk, { acceptsUnpaid: true }), await undo(id)])
      expect(outcome).toMatchObject({
        result: 'refused',
        refusal: expect.stringContaining('cancelled'),
      });
  });

  it('is part of the personal data, and erased with the account', async () => {
    const person = await paid('Leaving');
    const { id } = await only('leaving');
    await record(id);
    const data = await download(server, person.token, { kind: 'my-data' });
    expect(await data.json()).toMatchObject({
      checkIn: {
        arrivals: [{ registrationId: id, arrivedAt: expect.any(String) }],
        changes: [{ registrationId: id, kind: 'arrival', paidAtDesk: null }],
      },
    });
    const erased = await server.call('DELETE', `/admin/users/${person.user.id}`, {
      token: lab.admin.token,
      body: { confirmation: person.user.email },
    });
    expect(erased.status).toBeLessThan(300);
    const left = 'SELECT FROM arrivals WHERE registration_id = $1';
    expect(await server.dataSource.query(left, [id])).toEqual([]);
  });
});

it('counts people with a package on site, and those who come without one', async () => {
  const before = (await list()).counts;
  await lab.registered({ lastName: 'Fromafar' });
  expect((await list()).counts).toEqual(before);
  const { id } = await only('fromafar');
  await record(id, desk, { acceptsUnpaid: true });
  const one = { arrived: before.arrived + 1, registered: before.registered + 1 };
  expect((await list()).counts).toEqual(one);
});

describe('a device that was offline', () => {
  const ago = (minutes: number) => new Date(Date.parse(AT) - minutes * 60_000).toISOString();
  const arrivalOf = async (q: string) => (await only(q)).arrival?.at ?? '';

  it('keeps when it made a change, whatever its clock shows', async () => {
    await paid('Offline');
    const { id } = await only('offline');
    const before = server.clock.now().getTime();
    await send([{ id: newId(), kind: 'arrival', at: ago(60), attendeeId: id }]);
    const kept = Date.parse(await arrivalOf('offline'));
    expect(kept).toBeGreaterThanOrEqual(before - 3_600_000);
    expect(kept).toBeLessThanOrEqual(server.clock.now().getTime() - 3_600_000);
  });

  it('sends a change twice, and after an undo elsewhere it does not return', async () => {
    await paid('Repeated');
    const { id } = await only('repeated');
    const change = { id: newId(), kind: 'arrival', at: AT, attendeeId: id };
    const [first] = await send([change]);
    const [again] = await send([change], otherDesk);
    expect(again).toEqual(first);
    await undo(id, otherDesk);
    expect(await send([change])).toMatchObject([{ result: 'undone', attendee: { arrival: null } }]);
    expect((await record(id)).result).toBe('recorded');
  });

  it('is later than an undo, so that its earlier scan stays undone, and a later one counts', async () => {
    await paid('Latecomer');
    const { id } = await only('latecomer');
    await undo(id);
    const [early] = await send([{ id: newId(), kind: 'arrival', at: ago(5), attendeeId: id }]);
    expect(early).toMatchObject({ result: 'undone', attendee: { arrival: null } });
    await record(id);
    const [late] = await send([{ id: newId(), kind: 'undo', at: ago(5), attendeeId: id }]);
    expect(late?.attendee?.arrival).not.toBeNull();
  });

  it('undoes a change that was not answered, even if that was long on its way', async () => {
    await paid('Slow');
    const { id } = await only('slow');
    const arrival = { id: newId(), kind: 'arrival', at: AT, attendeeId: id };
    await send([arrival]);
    const quick = { id: newId(), kind: 'undo', at: ago(1), attendeeId: id };
    expect((await send([quick]))[0]?.attendee?.arrival).not.toBeNull();
    const following = { ...quick, id: newId(), follows: arrival.id };
    expect((await send([following]))[0]?.attendee?.arrival).toBeNull();
  });

  it('gets the names, packages, states and codes of people, and nothing else', async () => {
    await registered('Carried');
    const { status, body } = await server.call('GET', '/admin/check-in/device-list', desk);
    expect(status).toBe(200);
    const found = (body.attendees as { name: string }[]).filter(({ name }) => /Carried/.test(name));
    expect(found).toEqual([
      {
        id: expect.any(String),
        name: 'Adaeze Carried',
        codes: [expect.stringMatching(/^[A-Z2-9]{13}$/)],
        packages: [
          { name: 'Physical, presentation only', mode: 'physical', payment: 'awaiting-payment' },
        ],
        arrivedAt: null,
      },
    ]);
  });
});

describe('a person who registers at the desk', () => {
  const walkIn = (lastName: string, changes: object = {}) => ({
    id: newId(),
    kind: 'walk-in',
    at: AT,
    firstName: 'Adaeze',
    lastName,
    email: `${lastName.toLowerCase()}@walkin.example.org`,
    packageId: 'physical_presentation_only',
    academicCategory: 'professional',
    isPaidAtDesk: true,
    ...changes,
  });

  it('is registered at the price of the site, arrived, and emailed how to pay', async () => {
    const change = walkIn('Walker');
    const [outcome] = await send([change]);
    expect(outcome).toMatchObject({ result: 'recorded', attendee: { name: 'Adaeze Walker' } });
    expect(JSON.stringify(outcome)).not.toContain('250');
    const { items } = await lab.list('walker@walkin.example.org');
    expect(items).toMatchObject([{ amount: 250, state: 'awaiting-payment' }]);
    expect(server.emails.last(change.email, registrationReceived).data.registeredBy).toBe(
      'Ada Okafor',
    );
    const audited = await server.dataSource.query<{ after: string }[]>(
      `SELECT after_state AS after FROM audit_entries
        WHERE action = 'registration.made-at-desk' AND subject_id = $1`,
      [outcome?.attendee?.id],
    );
    expect(audited).toEqual([{ after: 'paid at the desk' }]);
  });

  it('is registered once by repeats, and by two desks', async () => {
    const change = walkIn('Doubled');
    const answers = await Promise.all([send([change]), send([change], otherDesk)]);
    const others = await send([{ ...change, id: newId() }], otherDesk);
    expect(others).toMatchObject([{ result: 'known' }]);
    const ids = [...answers.flat(), ...others].map(({ attendee }) => attendee?.id);
    expect(new Set(ids).size).toBe(1);
    expect((await lab.list('doubled@walkin.example.org')).items).toHaveLength(1);
  });

  it('is explained where refused, and keeps no other change', async () => {
    await paid('Neighbour');
    const { id } = await only('neighbour');
    const outcomes = await send([
      walkIn('Nopaper', { packageId: 'virtual_publication' }),
      { id: newId(), kind: 'arrival', at: AT, attendeeId: id },
    ]);
    expect(outcomes.map(({ result }) => result)).toEqual(['refused', 'recorded']);
    expect(outcomes[0]?.refusal).toEqual(expect.stringMatching(/package/));
  });
});

it('arrivals do not depend on the order in which devices send, with clocks hours apart', async () => {
  const count = 12;
  for (let n = 0; n < count; n += 1) await paid(`Crowd${n}`);
  const ids = (await list('crowd')).items.map(({ id }) => id);
  expect(ids).toHaveLength(count);
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          person: fc.nat(count - 1),
          phone: fc.constantFrom(0 as const, 1 as const),
          minute: fc.integer({ min: 0, max: 59 }),
        }),
        { minLength: 10, maxLength: 40 },
      ),
      fc.infiniteStream(fc.nat()),
      async (scans, order) => {
        await server.dataSource.query('DELETE FROM check_in_changes');
        await server.dataSource.query('DELETE FROM arrivals');
        const batches = scans
          .map(({ person, ...scan }) => ({ ...scan, attendeeId: ids[person] ?? '' }))
          .map((scan) => ({ phone: scan.phone, scans: [scan], place: order.next().value }))
          .sort((one, other) => one.place - other.place);
        const wrong = await syncPhones(server, [desk, otherDesk], batches);
        expect(wrong).toEqual({ doubled: 0, missing: 0, late: 0 });
      },
    ),
    { numRuns: 5, seed: 1 },
  );
});
