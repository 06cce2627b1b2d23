import { auditRows } from '../../../test/admin-reads.js';
import type { Answer } from '../../../test/call.js';
import { download } from '../../../test/download.js';
import type { Person } from '../../../test/people.js';
import { makePaper, registrationData } from '../../../test/registration-data.js';
import { AUTHORS_SEE } from '../../../test/review-data.js';
import { formOf, pdf } from '../../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { newId } from '../../platform/core/new-id.js';
import { DAY } from '../../platform/core/time.js';
import { Review } from '../../review/reviews/review.entity.js';
import { ReviewInvitations } from '../../review/invitations/review-invitations.service.js';

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
const asAdmin = async (path: string) =>
  (await server.call('GET', `/admin${path}`, { token: admin.token })).body;
const data = async ({ token }: Person, request: object = { kind: 'my-data' }) =>
  (await (await download(server, token, request)).json()) as Answer['body'];

async function review(reviewer: Person, paperId: string, status: Review['status']) {
  const now = new Date();
  const visibleToAuthors = status === 'submitted' ? AUTHORS_SEE : null;
  const row = { id: newId(), paperId, reviewerId: reviewer.user.id, status, visibleToAuthors };
  await server.dataSource.manager.insert(Review, { ...row, dueAt: now, createdAt: now });
}

/** A paper as chairs see it. */
async function paperUnderReview(ownerId: string): Promise<string> {
  const id = await makePaper(server.app, ownerId, 'under-review');
  await server.dataSource.query('UPDATE papers SET submitted_at = now() WHERE id = $1', [id]);
  return id;
}

/** A text that only this person's data hold. */
const tagOf = ({ user }: Person) => user.email.slice(0, user.email.indexOf('@'));

/** Invites an address to review a paper, by email and by account, with a message. */
async function invited(email: string, tag: string) {
  const paperId = await makePaper(server.app, admin.user.id, 'under-review');
  const terms = { round: 1, dueAt: new Date(Date.now() + DAY), overrideReason: tag };
  const by = { paperId, email, invitedBy: admin.user.id };
  await server.dataSource.transaction((tx) =>
    server.app.get(ReviewInvitations, { strict: false }).invite(tx, { ...by, ...terms }),
  );
}

/** A person with data in every part of the product. */
async function personWithData(): Promise<Person> {
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
  await paperUnderReview(user.id);
  await invited(email, tag);
  return person;
}

/** The tables that contain a text, in any case. */
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

describe('personal data', () => {
  it('is one file with all parts and without secrets', async () => {
    const person = await personWithData();
    const tag = tagOf(person);
    const file = await download(server, person.token, { kind: 'my-data' });
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-/);
    const text = await file.text();
    const known = JSON.parse(text);
    expect(known).toMatchObject({
      account: { ...person.user, firstName: tag, lastName: tag, phone: tag },
      login: { twoFactor: { isOn: false } },
      registrations: [{ lastName: tag, status: 'pending' }],
      payments: [{ status: 'proof-uploaded', proofs: [{ name: `${tag}.pdf` }] }],
      enquiries: [{ message: tag }],
      committeeApplications: [{ affiliation: tag, cv: { name: `${tag}.pdf` } }],
      papers: [{ status: 'draft' }, { status: 'under-review' }],
      reviews: [],
    });
    for (const kind of ['registration-received', 'password-reset', 'enquiry-copy']) {
      expect(known.emails).toContainEqual(expect.objectContaining({ kind }));
    }
    expect(known.audit.length).toBeGreaterThan(2);
    for (const secret of ['argon2', 'Hash', 'secret']) expect(text).not.toContain(secret);
  });

  it('holds no decision that is not released', async () => {
    const person = await server.person('user');
    await makePaper(server.app, person.user.id, 'decision-recorded');
    expect(JSON.stringify(await data(person))).not.toContain('decision-recorded');
  });

  it('contains enquiries from the address only once it is verified', async () => {
    const stranger = await server.person('unverified');
    const { email } = stranger.user;
    const message = { name: 'A', email, subject: 'S', category: 'Media', message: 'of another' };
    await server.call('POST', '/contact', { body: message });
    expect(await data(stranger)).toMatchObject({ enquiries: [], emails: [] });
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
    const person = await personWithData();
    const { id, email } = person.user;
    const tag = tagOf(person);
    const { registrations, papers, counts } = await asAdmin(`/users/${id}`);
    expect(counts).toMatchObject({ registrations: 1, papers: 2 });
    expect(await tablesWith(tag)).toEqual([
      'committee_applications',
      'email_changes',
      'enquiries',
      'files',
      'outgoing_emails',
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
    expect(await tablesWith(tag)).toEqual(['outgoing_emails']);
    await server.dataSource.query(
      `UPDATE outgoing_emails SET status = 'failed' WHERE kind = 'account-deleted'`,
    );
    await server.app.get(Scheduler, { strict: false }).run();
    expect(await tablesWith(tag)).toEqual([]);
    expect(await asAdmin(`/payments/${registrations[0].id}`)).toMatchObject({
      userId: id,
      lastName: 'person',
      state: 'proof-uploaded',
    });
    const known = papers as { id: string; status: string }[];
    const underReview = known.find(({ status }) => status === 'under-review');
    expect(await asAdmin(`/papers/${underReview?.id}`)).toMatchObject({
      owner: { id },
      status: 'under-review',
    });
    // Chairs see no drafts: only the table shows that this one is deleted.
    const owned = await server.dataSource.query('SELECT id FROM papers WHERE owner_id = $1', [id]);
    expect(owned).toEqual([{ id: underReview?.id }]);
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

  it('removes the row of an account without references', async () => {
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
    expect(await asAdmin(`/payments/${body.data.id}`)).toMatchObject({ state: 'cancelled' });
    const rows = await server.dataSource.query(
      'SELECT status FROM registrations WHERE user_id = $1',
      [person.user.id],
    );
    expect(rows).toEqual([{ status: 'cancelled' }]);
  });

  it('keeps finished reviews and gives the others back', async () => {
    const reviewer = await server.person('reviewer');
    const author = await server.person('user');
    const finished = await paperUnderReview(author.user.id);
    const unfinished = await paperUnderReview(author.user.id);
    await review(reviewer, finished, 'submitted');
    await review(reviewer, unfinished, 'accepted');
    const reviewsOf = async (paperId: string) => (await asAdmin(`/papers/${paperId}`)).reviewList;
    expect(await reviewsOf(unfinished)).toHaveLength(1);
    await erase(reviewer);
    expect(await reviewsOf(finished)).toMatchObject([
      { status: 'submitted', reviewer: { id: reviewer.user.id } },
    ]);
    expect(await reviewsOf(unfinished)).toEqual([]);
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
    const erased = { action: 'user.erased', subject: person.user.id };
    expect(await auditRows(server, admin.token, erased)).toMatchObject([
      { actor: { id: admin.user.id } },
    ]);
    expect(await erasePerson(admin, person)).toMatchObject({ status: 404 });
    expect(await erasePerson(admin, admin)).toMatchObject({
      status: 409,
      body: { code: 'LAST_OWNER' },
    });
  });
});
