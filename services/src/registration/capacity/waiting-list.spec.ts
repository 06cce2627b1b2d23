import { auditOf } from '../../../test/audit-log.js';
import { download } from '../../../test/download.js';
import { ONLINE, PlacesLab } from '../../../test/places.js';
import type { Registered } from '../../../test/payments.js';
import { recordedStatements } from '../../../test/recorded-statements.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { newId } from '../../platform/core/new-id.js';
import { HOUR, MINUTE } from '../../platform/core/time.js';

let server: TestApp;
let lab: PlacesLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PlacesLab.open(server);
});
afterAll(() => server.stop());

const someone = () => `${newId()}@example.org`;
let holder: Registered;
let first: string;
let second: string;
beforeEach(async () => {
  [first, second] = [someone(), someone()];
  await lab.leave({ [ONLINE]: 1 });
  holder = await lab.registered();
});
afterEach(async () => {
  server.clock.set(new Date());
  // No entry waits for the places of the next test.
  await server.dataSource.query(
    `UPDATE waiting_entries SET status = 'removed', closed_at = now()
      WHERE status IN ('waiting', 'offered')`,
  );
});

const bothWait = async () => {
  await lab.join(first);
  await lab.join(second);
};

describe('the waiting list', () => {
  it('is joined only while the package is full', async () => {
    const answer = await lab.join(first);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.body.message).toMatch(/^You are on the waiting list\./);
    expect(await lab.at(lab.linkOf(first))).toMatchObject({ status: 'waiting', expiresAt: null });
    const open = { registrationPackage: 'virtual_publication' };
    expect((await lab.join(second, open)).body.code).toBe('PLACES_LEFT');
  });

  it('answers alike to an address that is on the list, and keeps one entry', async () => {
    const [known, unknown] = [await lab.join(first), await lab.join(second)];
    const link = lab.linkOf(first);
    const repeated = await lab.join(first.toUpperCase());
    expect(repeated).toMatchObject({ status: 200, body: known.body });
    expect(unknown.body).toEqual(known.body);
    const rows = await server.dataSource.query<unknown[]>(
      `SELECT FROM waiting_entries WHERE email_key(email) = email_key($1)`,
      [first],
    );
    expect(rows).toHaveLength(1);
    // The newest link replaces one that was lost.
    expect((await server.call('GET', `/payments/waiting-list/${link}`)).body.code).toBe(
      'INVALID_LINK',
    );
  });

  it('emails one address at most three times an hour, and answers the same to more', async () => {
    const sent = await recordedStatements(async () => {
      for (let times = 0; times < 4; times += 1) {
        expect((await lab.join(first)).status).toBe(200);
      }
    });
    const emails = sent.filter(({ text }) => text.includes('insert into "outgoing_emails"'));
    expect(emails).toHaveLength(3);
  });

  it('is left by the link, once it is pressed', async () => {
    await lab.join(first);
    const token = lab.linkOf(first);
    expect((await lab.at(token)).status).toBe('waiting');
    expect((await lab.act(token, 'leave')).body.status).toBe('left');
    expect((await lab.act(token, 'leave')).body.status).toBe('left');
    await lab.cancel(holder);
    expect(lab.offers(first)).toEqual([]);
  });
});

describe('a free place', () => {
  it.each([
    ['cancelled', () => lab.cancel(holder)],
    ['rejected', () => lab.payments.reject(holder.id)],
    [
      'refunded',
      async () => {
        await lab.payments.confirm(holder.id, { bankTransactionId: newId() });
        await lab.payments.act(holder.id, 'refund', { amount: 50, reason: 'Cannot come.' });
      },
    ],
    [
      'moved to another package',
      () =>
        lab.payments.act(holder.id, 'package', {
          registrationPackage: 'physical_presentation_only',
          academicCategory: 'student',
          price: 50,
        }),
    ],
  ])('is offered to the oldest entry when a registration is %s', async (_, free) => {
    await bothWait();
    await free();
    expect(lab.offers(first)).toHaveLength(1);
    expect(lab.offers(second)).toEqual([]);
    expect(await lab.at(lab.offerOf(first))).toMatchObject({
      status: 'offered',
      expiresAt: expect.any(String),
    });
    // It is kept for this entry.
    expect((await lab.register()).body.code).toBe('SOLD_OUT');
    expect((await lab.places())[ONLINE]).toMatchObject({ state: 'sold-out' });
    expect(await lab.broken()).toEqual([]);
  });

  it('is offered when an organiser raises the limit', async () => {
    await bothWait();
    await lab.leave({ [ONLINE]: 2 });
    expect([lab.offers(first), lab.offers(second)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('goes to the next entry once the offer has ended, and to no entry twice', async () => {
    await bothWait();
    await lab.cancel(holder);
    const token = lab.offerOf(first);
    server.clock.advance(48 * HOUR - MINUTE);
    await lab.runJobs();
    expect(lab.offers(second)).toEqual([]);
    server.clock.advance(2 * MINUTE);
    expect((await lab.at(token)).status).toBe('expired');
    await Promise.all([lab.runJobs(), lab.runJobs()]);
    expect((await lab.act(token, 'claim')).body.code).toBe('INVALID_TRANSITION');
    expect([lab.offers(first), lab.offers(second)].map(({ length }) => length)).toEqual([1, 1]);
    expect((await lab.act(lab.offerOf(second), 'claim')).status).toBe(200);
  });

  it('goes to the next entry as soon as the person no longer needs it', async () => {
    await bothWait();
    await lab.cancel(holder);
    expect((await lab.act(lab.offerOf(first), 'leave')).body.status).toBe('left');
    expect(lab.offers(second)).toHaveLength(1);
  });
});

describe('an offered place', () => {
  it('is registered by the account that took it, with the specified call', async () => {
    await bothWait();
    await lab.cancel(holder);
    const [guest, stranger] = [await server.person('user'), await server.person('user')];
    const token = lab.offerOf(first);
    await lab.at(token);
    expect((await lab.register({}, guest)).body.code).toBe('SOLD_OUT');
    expect((await lab.claimed(token, guest)).body).toMatchObject({ status: 'offered' });
    expect((await lab.register({}, stranger)).body.code).toBe('SOLD_OUT');
    expect((await lab.register({}, guest)).status).toBe(201);
    expect((await lab.at(token)).status).toBe('registered');
    expect(await lab.broken()).toEqual([]);
  });

  it('is registered by the browser that took it, also after it logged in', async () => {
    await bothWait();
    await lab.leave({ [ONLINE]: 2 });
    const cookieOf = async (email: string) => {
      const [cookie = ''] = (await lab.act(lab.offerOf(email), 'claim')).headers.getSetCookie();
      return { headers: { cookie } };
    };
    const [one, other] = [await cookieOf(first), await cookieOf(second)];
    expect((await lab.register({}, one)).status).toBe(201);
    const { token } = await server.person('user');
    expect((await lab.register({}, { ...other, token })).status).toBe(201);
  });

  it('is used once when two people take it at once', async () => {
    await lab.join(first);
    await lab.cancel(holder);
    const token = lab.offerOf(first);
    const guest = await server.person('user');
    const { headers } = await lab.act(token, 'claim', guest);
    const [cookie = ''] = headers.getSetCookie();
    await server.dataSource.query(
      `UPDATE waiting_entries SET claimed_browser = sha256($1::bytea) WHERE email = $2`,
      ['x'.repeat(43), first],
    );
    expect(cookie).toBe('');
    const browser = { headers: { cookie: `plenary_payer=${'x'.repeat(43)}` } };
    const answers = await Promise.all([lab.register({}, guest), lab.register({}, browser)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await lab.broken()).toEqual([]);
  });

  it('is kept when the limit is lowered after the offer', async () => {
    await lab.join(first);
    await lab.cancel(holder);
    await lab.leave({ [ONLINE]: 0 });
    const guest = await server.person('user');
    await lab.claimed(lab.offerOf(first), guest);
    expect((await lab.register({}, guest)).status).toBe(201);
    expect(await lab.broken()).toEqual([]);
  });
});

describe('the personal data of an entry', () => {
  it('is in the export, and its erasure gives the place to the next person', async () => {
    const guest = await server.person('user');
    const { email } = guest.user;
    await lab.join(email, {}, guest);
    await lab.join(second);
    await lab.cancel(holder);
    const data = await (await download(server, guest.token, { kind: 'my-data' })).json();
    expect(data).toMatchObject({ 'waiting-list': [{ email, status: 'offered' }] });
    const body = { password: guest.password, confirmation: email };
    await server.call('DELETE', '/auth/me', { token: guest.token, body });
    expect(lab.offers(second)).toHaveLength(1);
    const found = 'SELECT FROM waiting_entries t WHERE t::text ILIKE $1';
    expect(await server.dataSource.query(found, [`%${email}%`])).toEqual([]);
  });

  it('has its transitions in the audit log', async () => {
    await lab.join(first);
    await lab.cancel(holder);
    const [{ id }] = await server.dataSource.query<[{ id: string }]>(
      'SELECT id FROM waiting_entries WHERE email = $1',
      [first],
    );
    expect(await auditOf(server, lab.payments.admin, id)).toMatchObject([
      { action: 'waiting-list.offered', actor: null, before: 'waiting', after: 'offered' },
    ]);
  });
});
