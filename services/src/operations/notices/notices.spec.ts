import { callsTo } from '../../../test/call.js';
import { createDatabase } from '../../../test/database.js';
import { emailsOf } from '../../../test/outbox-rows.js';
import { submittedPaper } from '../../../test/papers.js';
import { paperContent, paperForm, paperPdf } from '../../../test/paper-files.js';
import { makePerson, type Person, permit } from '../../../test/people.js';
import { registrationData } from '../../../test/registration-data.js';
import { assign, FORM_READ, reviewForm } from '../../../test/review-data.js';
import { formOf, pdf } from '../../../test/sample-files.js';
import { SettableClock } from '../../../test/settable-clock.js';
import { SmtpRecorder } from '../../../test/smtp-recorder.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { testConfig } from '../../../test/test-config.js';
import { until } from '../../../test/until.js';
import { DataSource } from 'typeorm';
import { lastMorning } from '../../conference/editions/local-instant.js';
import { newId } from '../../platform/core/new-id.js';
import { DAY, HOUR } from '../../platform/core/time.js';
import type { Permission } from '../../platform/http/policy/rights.js';
import type { NoticeKind } from '../../platform/notices/notice-kinds.js';
import { Notices } from '../../platform/notices/notices.js';
import { createApp } from '../start/create-app.js';
import { NoticesSender } from './notices-sender.js';

let server: TestApp;
let author: Person;
beforeAll(async () => {
  server = await startTestApp();
  author = await server.person('user');
});
afterAll(() => server.stop());

type Choice = 'at-once' | 'daily' | 'never';

const choose = (organiser: Person, kind: NoticeKind, choice: Choice) =>
  server.call('PUT', `/admin/notices/${kind}`, { token: organiser.token, body: { choice } });

async function organiser(kind: NoticeKind, choice: Choice, permissions?: Permission[]) {
  const person = await server.person('admin');
  expect((await choose(person, kind, choice)).status).toBe(200);
  if (permissions) await permit(server, person, permissions);
  return person;
}

/** The emails to an organiser, oldest first. */
const toldTo = async ({ user }: Person, template = 'notice') =>
  (await emailsOf(server.dataSource, template)).filter(({ recipient }) => recipient === user.email);
const told = async (person: Person) => {
  const emails = (await toldTo(person)).filter(({ kind }) => kind === 'notice');
  return emails.map(({ data }) => {
    const { kind, name } = data.event as { kind: string; name: string };
    return [kind, name];
  });
};
const queueIsEmpty = async () => {
  await until(
    async () =>
      (await server.dataSource.query(`SELECT FROM notices WHERE choice = 'at-once'`)).length === 0,
  );
};
const notice = (kind: NoticeKind, subjectId: string) =>
  server.dataSource.transaction((tx) =>
    server.app.get(Notices, { strict: false }).add(tx, kind, subjectId),
  );
let numbers = 500;
const paper = ({ user }: Person, changes: Parameters<typeof submittedPaper>[2] = {}) =>
  submittedPaper(server, user.id, { number: (numbers += 1), ...changes });
const digests = () => server.app.get(NoticesSender, { strict: false }).sendDigests();
const digestsOf = async (person: Person) =>
  (await toldTo(person, 'notice-digest')).map(({ data }) => data.groups);

const enquiry = {
  name: 'Adaeze Nwosu',
  subject: 'A letter',
  category: 'Media',
  message: 'Please.',
};
const write = () =>
  server.call('POST', '/contact', { body: { ...enquiry, email: `${newId()}@example.org` } });

describe('a notice at once', () => {
  it('is one email about one event, to those who chose it', async () => {
    const wants = await organiser('enquiry', 'at-once');
    const never = await organiser('enquiry', 'never');
    const other = await organiser('decline', 'at-once');
    const sender = server.app.get(NoticesSender, { strict: false });
    expect((await write()).status).toBe(201);
    await Promise.all([sender.sendAtOnce(), sender.sendAtOnce()]);
    await queueIsEmpty();
    expect(await told(wants)).toEqual([['enquiry', 'Media']]);
    expect(await told(never)).toEqual([]);
    expect(await told(other)).toEqual([]);
    await choose(wants, 'enquiry', 'never');
    await write();
    await queueIsEmpty();
    expect(await told(wants)).toHaveLength(1);
  });

  it('follows submissions, revisions and camera-ready versions only once they are stored', async () => {
    const chair = await organiser('submission', 'at-once');
    const { token } = author;
    const call = async (method: string, path: string, body: unknown) =>
      (await server.call(method, path, { token, body })).body as { id: string; revision: number };
    const { id, revision } = await call('POST', '/papers', { kind: 'full-paper' });
    await call('PATCH', `/papers/${id}`, paperContent({ revision }));
    const refused = await server.call('POST', `/papers/${id}/submit`, { token, body: {} });
    expect(refused.status).toBe(400);
    await queueIsEmpty();
    expect(await told(chair)).toEqual([]);
    await call('POST', `/papers/${id}/files`, paperForm(await paperPdf()));
    const { number } = (await call('POST', `/papers/${id}/submit`, {})) as { number?: number };
    await queueIsEmpty();
    expect(await told(chair)).toEqual([['submission', String(number)]]);
  });

  it('tells of declined requests, and of the last review when two come at the same moment', async () => {
    const chair = await organiser('decline', 'at-once');
    await choose(chair, 'last-review', 'at-once');
    const paperId = await paper(author, { status: 'under-review' });
    const reviewers = await Promise.all([1, 2, 3].map(() => server.person('reviewer')));
    for (const { user } of reviewers)
      await assign(server, user.id, paperId, { status: 'accepted' });
    const [first, ...others] = reviewers as [Person, ...Person[]];
    const answer = {
      body: { isConflict: false, reason: 'No time.' },
      token: first.token,
    };
    const declined = await server.call('POST', `/reviews/papers/${paperId}/decline`, answer);
    expect(declined.status).toBe(200);
    const body = { revision: 1, ...FORM_READ, ...reviewForm() };
    const path = `/reviews/papers/${paperId}/submit`;
    const submitted = await Promise.all(
      others.map(({ token }) => server.call('POST', path, { token, body })),
    );
    expect(submitted.map(({ status }) => status)).toEqual([200, 200]);
    await queueIsEmpty();
    const kinds = (await told(chair)).map(([kind]) => kind);
    expect(kinds).toEqual(['decline', 'last-review']);
    expect(JSON.stringify(await toldTo(chair))).not.toContain(first.user.email);
    const again = { ...body, revision: 2 };
    await server.call('POST', path, { token: others[0]?.token, body: again });
    await queueIsEmpty();
    expect(await told(chair)).toHaveLength(2);
  });

  it('reaches only those whose permissions include it when it is sent', async () => {
    const kind = 'proof-of-payment';
    const finance = await organiser(kind, 'at-once', ['finance']);
    const chair = await organiser(kind, 'at-once', ['chair']);
    const { token } = await server.person('user');
    const registered = await server.call('POST', '/payments/manual-registration', {
      token,
      body: registrationData(),
    });
    const { id, merchantReference } = registered.body.data;
    const body = formOf({}, { field: 'proof', content: pdf(), name: 'proof.pdf' });
    expect((await server.call('POST', `/payments/${id}/proof`, { token, body })).status).toBe(201);
    await queueIsEmpty();
    expect(await told(finance)).toEqual([[kind, merchantReference]]);
    expect(await told(chair)).toEqual([]);
    expect((await choose(chair, kind, 'daily')).status).toBe(403);
    const { body: shown } = await server.call('GET', '/admin/notices', { token: chair.token });
    expect(shown.items).not.toContainEqual(expect.objectContaining({ kind }));
    expect(shown.items).toContainEqual({ kind: 'submission', choice: 'never' });
  });

  it('says nothing about a chair’s own paper, by account or by address', async () => {
    const chairs = [1, 2, 3].map(() => organiser('revision', 'at-once'));
    const [owner, named, other] = (await Promise.all(chairs)) as [Person, Person, Person];
    const id = await paper(owner, {
      authors: [{ email: named.user.email.toUpperCase() }],
    });
    await notice('revision', id);
    await queueIsEmpty();
    expect(await told(owner)).toEqual([]);
    expect(await told(named)).toEqual([]);
    expect(await told(other)).toMatchObject([['revision', expect.any(String)]]);
  });

  it('never follows a failed notice', async () => {
    const owner = await organiser('failed-email', 'at-once');
    const failed = async (kind: string) => {
      const id = newId();
      await server.dataSource.query(
        `INSERT INTO outgoing_emails (id, kind, recipient, cause, data, status, tries, next_try_at, history, created_at)
         VALUES ($1::uuid, $2, 'x@example.org', $1::text, '{}', 'failed', 1, now(), '[]', now())`,
        [id, kind],
      );
      await notice('failed-email', id);
    };
    for (const kind of ['notice', 'notice-digest', 'welcome']) await failed(kind);
    await queueIsEmpty();
    expect(await told(owner)).toEqual([['failed-email', 'welcome']]);
  });
});

describe('a daily digest', () => {
  it('is one email a day that groups by kind, without an event of the same morning', async () => {
    const chair = await organiser('revision', 'daily');
    await choose(chair, 'enquiry', 'daily');
    const never = await organiser('enquiry', 'never');
    const papers = await Promise.all([1, 2].map(() => paper(author)));
    for (const id of [...papers, ...papers]) await notice('revision', id);
    await write();
    await digests();
    expect(await digestsOf(chair)).toEqual([]);
    server.clock.advance(DAY);
    await Promise.all([digests(), digests()]);
    await digests();
    expect(await digestsOf(chair)).toMatchObject([
      [
        {
          kind: 'revision',
          count: 2,
          items: papers.map((id) => ({ path: `/admin/papers/${id}` })),
        },
        { kind: 'enquiry', count: 1 },
      ],
    ]);
    expect(await digestsOf(never)).toEqual([]);
    expect(await told(chair)).toEqual([]);
    server.clock.advance(DAY);
    await digests();
    expect(await digestsOf(chair)).toHaveLength(1);
  });

  it('says nothing to organisers who lost the permission, were disabled, or are authors', async () => {
    const chairs = await Promise.all([1, 2, 3, 4].map(() => organiser('revision', 'daily')));
    const [lost, disabled, own, control] = chairs as [Person, Person, Person, Person];
    await notice('revision', await paper(own));
    await permit(server, lost, ['finance']);
    await server.dataSource.query('UPDATE users SET is_disabled = true WHERE id = $1', [
      disabled.user.id,
    ]);
    server.clock.advance(DAY);
    await digests();
    const counts = await Promise.all(chairs.map(async (each) => (await digestsOf(each)).length));
    expect(counts).toEqual([0, 0, 0, 1]);
    expect(await digestsOf(control)).toMatchObject([[{ kind: 'revision', count: 1 }]]);
  });

  it('is sent after a restart, about failed emails as well', async () => {
    const { databaseUrl, migrationDatabaseUrl, drop } = await createDatabase();
    const clock = new SettableClock();
    const smtp = new SmtpRecorder();
    smtp.refusal = () => ({ code: 550, text: 'no such mailbox' });
    const smtpUrl = await smtp.start();
    const config = testConfig({ databaseUrl, migrationDatabaseUrl, smtpUrl });
    const before = await createApp(config, { clock, hasWorker: true });
    const { user } = await makePerson(before, 'admin');
    const dataSource = before.get(DataSource);
    for (const kind of ['enquiry', 'failed-email'])
      await dataSource.query(
        `INSERT INTO notice_choices (user_id, kind, choice) VALUES ($1, $2, 'daily')`,
        [user.id, kind],
      );
    await before.listen(0, '127.0.0.1');
    const body = { ...enquiry, email: 'reader@example.org' };
    const written = await callsTo(await before.getUrl())('POST', '/contact', { body });
    expect(written.status).toBe(201);
    const kinds = async () => dataSource.query('SELECT kind FROM notices ORDER BY kind');
    await until(async () => (await kinds()).length === 3);
    await before.close();

    clock.advance(DAY);
    const after = await createApp(config, { clock });
    await after.get(NoticesSender, { strict: false }).sendDigests();
    const [digest] = await emailsOf(after.get(DataSource), 'notice-digest');
    expect(digest).toMatchObject({
      recipient: user.email,
      data: {
        groups: [
          { kind: 'enquiry', count: 1 },
          { kind: 'failed-email', count: 2 },
        ],
      },
    });
    await after.close();
    await smtp.stop();
    await drop();
  });

  it('is due at seven in the time zone of the conference', () => {
    const at = (text: string) => lastMorning(new Date(text), 'Europe/London');
    expect(at('2025-07-01T06:30:00Z')).toEqual({
      day: '2025-07-01',
      until: new Date('2025-07-01T06:00:00Z'),
    });
    const early = new Date(Date.parse('2025-07-01T06:00:00Z') - HOUR).toISOString();
    expect(at(early).day).toBe('2025-06-30');
  });
});

it('forgets choices and notices with the account', async () => {
  const person = await organiser('enquiry', 'daily');
  await write();
  await permit(server, person, []);
  await server.dataSource.query(`UPDATE users SET role = 'researcher' WHERE id = $1`, [
    person.user.id,
  ]);
  const body = { password: person.password, confirmation: person.user.email };
  const { token } = person;
  expect((await server.call('DELETE', '/auth/me', { token, body })).status).toBe(200);
  const left = await server.dataSource.query(
    'SELECT user_id FROM notices WHERE user_id = $1 UNION SELECT user_id FROM notice_choices WHERE user_id = $1',
    [person.user.id],
  );
  expect(left).toEqual([]);
});
