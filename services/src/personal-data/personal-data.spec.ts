import type { Answer } from '../../test/call.js';
import { download } from '../../test/download.js';
import type { Person } from '../../test/people.js';
import { makePaper, registrationData } from '../../test/registration-data.js';
import { formOf, pdf } from '../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { Housekeeping } from '../common/housekeeping.js';
import { newId } from '../common/new-id.js';
import { DAY } from '../common/time.js';
import { Review } from '../reviews/review.entity.js';
import { ReviewInvitations } from '../reviews/review-invitations.service.js';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.person('admin');
});
afterAll(() => server.stop());

const erase = (person: Person, changes: object = {}) =>
  server.call('DELETE', '/auth/me', {
    token: person.token,
    body: { password: person.password, confirmation: person.user.email, ...changes },
  });
const erasePerson = (by: Person, { user }: Person, confirmation = user.email) =>
  server.call('DELETE', `/admin/users/${user.id}`, { token: by.token, body: { confirmation } });
const data = async ({ token }: Person, request: object = { kind: 'my-data' }) =>
  (await (await download(server, token, request)).json()) as Answer['body'];

async function review(reviewer: Person, paperId: string, status: Review['status']) {
  const now = new Date();
  const row = { id: newId(), paperId, reviewerId: reviewer.user.id, status };
  await server.dataSource.manager.insert(Review, { ...row, dueAt: now, createdAt: now });
}

/** A text that only this person's data hold. */
const tagOf = ({ user }: Person) => user.email.slice(0, user.email.indexOf('@'));

/** Asks an address to review somebody's paper, by mail and by account, with words about it. */
async function invited(email: string, tag: string) {
  const paperId = await makePaper(server.app, admin.user.id, 'under-review');
  const terms = { round: 1, dueAt: new Date(Date.now() + DAY), overrideReason: tag };
  const by = { paperId, email, invitedBy: admin.user.id };
  await server.dataSource.transaction((tx) =>
    server.app.get(ReviewInvitations, { strict: false }).invite(tx, { ...by, ...terms }),
  );
}

/** Somebody who has left traces in every part of the product. */
async function somebody(): Promise<Person> {
  const person = await server.person('user');
  const { token, user } = person;
  const { email } = user;
  const tag = tagOf(person);
  const name = { firstName: tag, lastName: tag };
  await server.call('PUT', '/auth/profile', { token, body: { ...name, phone: tag } });
  const paid = await server.call('POST', '/payments/manual-registration', {
    token,
    body: registrationData({ ...name, email: `other-${email}` }),
  });
  await server.call('POST', `/payments/${paid.body.data.id}/proof`, {
    token,
    body: formOf({}, { field: 'proof', content: pdf(email), name: `${tag}.pdf` }),
  });
  await server.call('POST', '/contact', {
    body: {
      name: tag,
      email: email.toUpperCase(),
      subject: tag,
      category: 'General Inquiry',
      message: tag,
    },
  });
  const application = { ...name, email, country: 'Ghana', affiliation: tag };
  await server.call('POST', '/committee/apply', {
    body: formOf(application, { field: 'cv', content: pdf(email), name: `${tag}.pdf` }),
  });
  await server.call('PUT', '/auth/update-email', {
    token,
    body: { email: `next-${email}`, password: person.password },
  });
  await server.call('POST', '/auth/forgot-password', { body: { email } });
  await makePaper(server.app, user.id, 'draft');
  await makePaper(server.app, user.id, 'under-review');
  await invited(email, tag);
  return person;
}

/** The tables in which a text stands, whatever its case. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await server.dataSource.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'migrations'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await server.dataSource.query(
      `SELECT FROM ${name} t WHERE t::text ILIKE '%' || $1 || '%' LIMIT 1`,
      [text],
    );
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

describe('what is known about a person', () => {
  it('comes as one file, with all parts, and secrets of nobody', async () => {
    const person = await somebody();
    const tag = tagOf(person);
    const file = await download(server, person.token, { kind: 'my-data' });
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-/);
    const text = await file.text();
    const known = JSON.parse(text);
    expect(known).toMatchObject({
      account: { ...person.user, firstName: tag, lastName: tag, phone: tag },
      signingIn: { secondStep: { isOn: false } },
      registrations: [{ lastName: tag, status: 'pending' }],
      payments: [{ status: 'proof-uploaded', proofs: [{ name: `${tag}.pdf` }] }],
      contactMessages: [{ message: tag }],
      committeeApplications: [{ affiliation: tag, cv: { name: `${tag}.pdf` } }],
      papers: [{ status: 'draft' }, { status: 'under-review' }],
      reviews: [],
    });
    for (const kind of ['registration-received', 'password-reset', 'contact-copy']) {
      expect(known.mails).toContainEqual(expect.objectContaining({ kind }));
    }
    expect(known.audit.length).toBeGreaterThan(2);
    for (const secret of ['argon2', 'Hash', 'secret']) expect(text).not.toContain(secret);
  });

  it('holds no decision that is not released', async () => {
    const person = await server.person('user');
    await makePaper(server.app, person.user.id, 'decided');
    expect(JSON.stringify(await data(person))).not.toContain('decided');
  });

  it('holds letters from one’s address once it is verified, not before', async () => {
    const stranger = await server.person('unverified');
    const { email } = stranger.user;
    const message = { name: 'A', email, subject: 'S', category: 'Media', message: 'of another' };
    await server.call('POST', '/contact', { body: message });
    expect(await data(stranger)).toMatchObject({ contactMessages: [], mails: [] });
  });

  it('can be had by admins, but tells them not who reviews their own papers', async () => {
    const reviewer = await server.person('reviewer');
    const author = await server.person('user');
    const own = await makePaper(server.app, admin.user.id, 'under-review');
    const other = await makePaper(server.app, author.user.id, 'under-review');
    await review(reviewer, own, 'accepted');
    await review(reviewer, other, 'accepted');
    const request = { kind: 'person-data', userId: reviewer.user.id };
    const { reviews } = await data(admin, request);
    expect(reviews).toMatchObject([{ paperId: other }]);
    expect((await data(reviewer)).reviews).toHaveLength(2);
    const refused = await server.call('POST', '/downloads', { token: author.token, body: request });
    expect(refused.status).toBe(403);
  });
});

describe('erasing a person', () => {
  it('leaves nothing that says who it was, and keeps what must be kept', async () => {
    const person = await somebody();
    const { id, email } = person.user;
    const tag = tagOf(person);
    expect(await tablesWith(tag)).toEqual([
      'committee_applications',
      'contact_messages',
      'email_changes',
      'files',
      'outgoing_mails',
      'registrations',
      'review_invitations',
      'users',
    ]);

    expect(await erase(person)).toMatchObject({ status: 200 });
    expect(await server.call('GET', '/auth/me', { token: person.token })).toMatchObject({
      status: 200,
      body: {},
    });
    expect(
      await server.call('POST', '/auth/login', { body: { email, password: person.password } }),
    ).toMatchObject({ status: 401 });
    // The farewell, until it is sent.
    expect(await tablesWith(tag)).toEqual(['outgoing_mails']);
    await server.dataSource.query(
      `UPDATE outgoing_mails SET status = 'parked' WHERE kind = 'account-deleted'`,
    );
    await server.app.get(Housekeeping, { strict: false }).run();
    expect(await tablesWith(tag)).toEqual([]);
    const kept = await server.dataSource.query(
      `SELECT r.last_name, p.status FROM registrations r JOIN payments p ON p.registration_id = r.id
       WHERE r.user_id = $1`,
      [id],
    );
    expect(kept).toEqual([{ last_name: 'person', status: 'proof-uploaded' }]);
    const papers = await server.dataSource.query(`SELECT status FROM papers WHERE owner_id = $1`, [
      id,
    ]);
    expect(papers).toEqual([{ status: 'under-review' }]);
    const again = await server.call('POST', '/auth/register', {
      body: {
        email,
        firstName: 'Ada',
        lastName: 'Okafor',
        institution: 'Nairobi',
        password: 'correct horse',
      },
    });
    expect(again).toMatchObject({ status: 201 });
  });

  it('removes the row of somebody to whom nothing refers', async () => {
    const person = await server.person('user');
    await erase(person);
    const rows = await server.dataSource.query('SELECT id FROM users WHERE id = $1', [
      person.user.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('calls off a registration that nothing was paid for', async () => {
    const person = await server.person('user');
    const { body } = await server.call('POST', '/payments/manual-registration', {
      token: person.token,
      body: registrationData(),
    });
    await erase(person);
    const rows = await server.dataSource.query(
      `SELECT p.status, r.status AS registration FROM payments p
       JOIN registrations r ON r.id = p.registration_id WHERE p.id = $1`,
      [body.data.id],
    );
    expect(rows).toEqual([{ status: 'cancelled', registration: 'cancelled' }]);
  });

  it('keeps finished reviews and gives the others back', async () => {
    const reviewer = await server.person('reviewer');
    const author = await server.person('user');
    const paper = () => makePaper(server.app, author.user.id, 'under-review');
    await review(reviewer, await paper(), 'finished');
    await review(reviewer, await paper(), 'accepted');
    await erase(reviewer);
    const rows = await server.dataSource.query(
      'SELECT status FROM reviews WHERE reviewer_id = $1',
      [reviewer.user.id],
    );
    expect(rows).toEqual([{ status: 'finished' }]);
  });

  it('takes the password and the typed address', async () => {
    const person = await server.person('user');
    expect(await erase(person, { password: 'x' })).toMatchObject({
      status: 422,
      body: { fields: { password: expect.any(String) } },
    });
    expect(await erase(person, { confirmation: 'other@example.org' })).toMatchObject({
      status: 400,
      body: { fields: { confirmation: expect.any(String) } },
    });
    expect((await server.call('GET', '/auth/me', { token: person.token })).body).toHaveProperty(
      'user',
    );
  });

  it('is done by admins too, who type the address of whom they mean, and never to the last one', async () => {
    const person = await server.person('user');
    expect(await erasePerson(admin, person, admin.user.email)).toMatchObject({ status: 400 });
    expect(await erasePerson(admin, person)).toMatchObject({ status: 200 });
    const [entry] = await server.dataSource.query(
      `SELECT actor_id FROM audit_entries WHERE action = 'user.erased' AND subject_id = $1`,
      [person.user.id],
    );
    expect(entry).toEqual({ actor_id: admin.user.id });
    expect(await erasePerson(admin, person)).toMatchObject({ status: 404 });
    expect(await erasePerson(admin, admin)).toMatchObject({
      status: 409,
      body: { code: 'LAST_ADMIN' },
    });
  });
});
