import { download } from '../../../test/download.js';
import { PaymentsLab, type Registered } from '../../../test/payments.js';
import { permit, type Person } from '../../../test/people.js';
import { makePaper, publicationData, registrationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { Attendee, AttendeesPage } from './check-in.schema.js';

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

const record = (id: string, by = desk, body: object = {}) =>
  server.call('PUT', `/admin/check-in/${id}/arrival`, { token: by.token, body });

const undo = (id: string, by = desk) =>
  server.call('DELETE', `/admin/check-in/${id}/arrival`, { token: by.token });

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
    const { status, body } = await record(id);
    expect({ status, isNew: body.isNew as boolean }).toEqual({ status: 200, isNew: true });
    const { arrival } = body.attendee as Attendee;
    expect(arrival).toEqual({ at: expect.any(String), by: 'Ada Okafor' });
    expect((arrival?.at ?? '') >= start).toBe(true);
    expect((await list()).counts).toEqual({ ...before, arrived: before.arrived + 1 });

    expect((await undo(id, otherDesk)).body).toMatchObject({ id, arrival: null });
    expect((await undo(id)).status).toBe(200);
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
    expect(answers.map(({ body }) => body.isNew as boolean).filter(Boolean)).toHaveLength(1);
    const arrivals = answers.map(({ body }) => (body.attendee as Attendee).arrival);
    expect(new Set(arrivals.map((arrival) => JSON.stringify(arrival))).size).toBe(1);
    expect(await auditOf(id)).toHaveLength(1);
  });

  it('of an unpaid person needs a confirmation, and stays unpaid', async () => {
    const { id: paymentId } = await registered('Unpaid');
    const { id } = await only('unpaid');
    expect(await record(id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('not paid') },
    });
    expect((await only('unpaid')).arrival).toBeNull();
    expect((await record(id, desk, { acceptsUnpaid: true })).status).toBe(200);
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
    expect((await undo(next)).body.arrival).toBeNull();
  });

  it('is not found for a registration that has ended', async () => {
    const { id: paymentId } = await registered('Ended');
    const { id } = await only('ended');
    await lab.act(paymentId, 'cancel', { reason: 'Asked by phone.' });
    expect((await record(id, desk, { acceptsUnpaid: true })).status).toBe(404);
    expect((await undo(id)).status).toBe(404);
  });

  it('is part of the personal data, and erased with the account', async () => {
    const person = await paid('Leaving');
    const { id } = await only('leaving');
    await record(id);
    const data = await download(server, person.token, { kind: 'my-data' });
    expect(await data.json()).toMatchObject({
      arrivals: [{ registrationId: id, arrivedAt: expect.any(String) }],
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
