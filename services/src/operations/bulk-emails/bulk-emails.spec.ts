import { Client } from 'pg';
import { auditRows } from '../../../test/admin-reads.js';
import { PaymentsLab } from '../../../test/payments.js';
import { permit, type Person } from '../../../test/people.js';
import { invitedCoAuthor, reviewsOf, submittedPaper } from '../../../test/papers.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { MINUTE, SECOND } from '../../platform/core/time.js';
import { HeldActs } from '../../platform/holds/held-acts.service.js';
import { registeredInvariants } from '../../platform/invariants/invariants.js';
import { BulkEmailBatches } from './bulk-email-batches.js';
import { insertRecipients, recipientRows } from './bulk-emails.sql.js';
import { announcementEmail } from './bulk-emails.emails.js';
import './bulk-emails.invariants.js';

/** Two emails each 10 seconds. */
const PACE = { bulkEmailsPerMinute: 12 };

let server: TestApp;
let owner: Person;
let chair: Person;
beforeAll(async () => {
  server = await startTestApp({ holdMinutes: 10, ...PACE });
  owner = await server.person('admin');
  chair = await server.person('admin');
  await permit(server, chair, ['chair']);
});
afterAll(() => server.stop());

const call = (method: string, path: string, body?: object, { token } = owner) =>
  server.call(method, `/admin/bulk-emails${path}`, { token, body });
const people = async (audience: object, by = owner, q?: string) =>
  (await call('POST', '/people', { audience, ...(q && { q }) }, by)).body;
const draftOf = (audience: object, changes: object = {}) => ({
  ...{ kind: 'bulk-message', subject: 'News for {firstName}', body: 'Hello {name},\n\nwelcome.' },
  ...{ audience, ...changes },
});
const created = async (audience: object, changes: object = {}, by = owner) =>
  (await call('POST', '', draftOf(audience, changes), by)).body as { id: string; revision: number };
const send = (email: { id: string; revision: number }, people: number, by = owner) =>
  call('POST', `/${email.id}/send`, { revision: email.revision, people }, by);
const pasted = (...persons: Person[]) => ({
  kind: 'pasted',
  addresses: persons.map(({ user }) => user.email),
});
const crowd = async (count: number) => {
  const all: Person[] = [];
  while (all.length < count) all.push(await server.person('user'));
  return all;
};
const look = () => server.app.get(BulkEmailBatches, { strict: false }).look();
const rows = (id: string) =>
  server.dataSource.query<{ recipient: string; data: any; status: string }[]>(
    `SELECT recipient, data, status FROM outgoing_emails WHERE cause LIKE '%' || $1 ORDER BY id`,
    [id],
  );
/** As the worker does. */
const deliver = () =>
  server.dataSource.query(
    `UPDATE outgoing_emails SET status = 'sent', message_id = '<x@y>', sent_at = now() WHERE status = 'queued'`,
  );
const sendHeld = async (id: string, by = owner) => {
  const { items } = (await server.call('GET', '/admin/held-acts', { token: by.token })).body;
  const held = (items as { id: string; subjectId: string }[]).find((act) => act.subjectId === id);
  return server.call('POST', `/admin/held-acts/${held?.id}/send-now`, {
    token: by.token,
    body: {},
  });
};
const state = async (id: string) => (await call('GET', `/${id}`)).body;

async function drain(id: string) {
  for (let batch = 0; batch < 20 && (await state(id)).state === 'sending'; batch += 1) {
    await look();
    await deliver();
    server.clock.advance(10 * SECOND);
  }
  // The app's own worker may have queued the last batch after the last delivery above.
  await deliver();
}

async function sentTo(persons: Person[], changes: object = {}) {
  const email = await created(pasted(...persons), changes);
  await send(email, persons.length);
  await sendHeld(email.id);
  return email.id;
}

async function violated() {
  const found: string[] = [];
  for (const { name, violations } of registeredInvariants()) {
    if ((await server.dataSource.query<unknown[]>(violations)).length > 0) found.push(name);
  }
  return found;
}

describe('the people of a group', () => {
  it('are each in it once, with all of their papers', async () => {
    const [author, coAuthor] = await crowd(2);
    const topic = 'Radio archives';
    const one = await submittedPaper(server, author!.user.id, { topic, title: 'One {name} <b>' });
    await submittedPaper(server, author!.user.id, { topic, title: 'Two' });
    await invitedCoAuthor(server, one, coAuthor!.user.email);
    await server.dataSource.query('UPDATE paper_co_authors SET user_id = $1 WHERE paper_id = $2', [
      ...[coAuthor!.user.id, one],
    ]);
    const group = { kind: 'papers', to: 'submitters', filters: { topic } };
    expect(await people(group)).toMatchObject({
      people: 1,
      items: [{ email: author!.user.email }],
    });
    expect((await people({ ...group, to: 'authors' })).people).toBe(2);
    const body = 'Your papers:\n{papers}\n{paperCount, plural, one {One} other {Several}}';
    const preview = await call('POST', '/preview', draftOf(group, { body }));
    expect(preview.body.text).toMatch(/Your papers:\n#\d+ One \{name\} <b>\n#\d+ Two\nSeveral/);
    expect(preview.body.html).toContain('One {name} &lt;b&gt;<br>');
  });

  it('are those of a track, by its topics', async () => {
    const [author, other] = await crowd(2);
    const id = await submittedPaper(server, author!.user.id, { topic: 'Tracked things' });
    await submittedPaper(server, other!.user.id, { topic: 'Other things' });
    const reviewer = await server.person('reviewer');
    await reviewsOf(server, id, [reviewer.user.id]);
    const track = { ...{ id: 'tracked', name: 'Tracked', limits: {} }, topics: ['Tracked things'] };
    const publish = (tracks: object[]) =>
      server.dataSource.query(
        `UPDATE editions SET document = jsonb_set(document, '{tracks}', $1)`,
        [JSON.stringify(tracks)],
      );
    await publish([{ ...track, reviewForm: 'conference', reviewFields: [] }]);
    const emails = async (to: string) => {
      const { items } = await people({ kind: 'papers', to, filters: { track: 'tracked' } });
      return (items as { email: string }[]).map(({ email }) => email);
    };
    expect(await emails('submitters')).toEqual([author!.user.email]);
    expect(await emails('reviewers')).toEqual([reviewer.user.email]);
    await publish([]);
    expect(await emails('submitters')).toEqual([]);
  });

  it('leave out those of papers that the organiser has a conflict with', async () => {
    const [author] = await crowd(1);
    const topic = 'Hidden things';
    await submittedPaper(server, author!.user.id, {
      topic,
      authors: [{ email: chair.user.email }],
    });
    const group = { kind: 'papers', to: 'submitters', filters: { topic } };
    expect((await people(group)).people).toBe(1);
    expect(await people(group, chair)).toMatchObject({ people: 0, items: [] });
    const { id, ...email } = await created(group);
    await send({ id, ...email }, 1);
    await sendHeld(id);
    await drain(id);
    const log = async (by: Person) => (await call('GET', `/${id}/recipients`, undefined, by)).body;
    expect((await log(owner)).items).toMatchObject([
      { email: author!.user.email, delivery: 'sent' },
    ]);
    expect((await log(chair)).items).toEqual([]);
    expect((await call('GET', `/${id}`, undefined, chair)).body).toMatchObject({ hidden: 1 });
  });

  it('are reviewers by the state of their reviews', async () => {
    const [author] = await crowd(1);
    const reviewers = [await server.person('reviewer'), await server.person('reviewer')];
    const topic = 'Reviewed things';
    const id = await submittedPaper(server, author!.user.id, { topic, status: 'under-review' });
    await reviewsOf(server, id, [reviewers[0]!.user.id], { status: 'invited' });
    await reviewsOf(server, id, [reviewers[1]!.user.id], { alias: 2 });
    const group = { kind: 'papers', to: 'reviewers', filters: { topic } };
    expect((await people(group)).people).toBe(2);
    const invited = await people({ ...group, reviews: 'invited' });
    expect(invited.items).toMatchObject([{ email: reviewers[0]!.user.email }]);
  });

  it('are registered by package and payment, and a chair learns no more than settled or not', async () => {
    const lab = await PaymentsLab.open(server);
    const { user } = await lab.registered();
    const open = { kind: 'registrations', payment: 'not-settled' };
    expect(await people(open, chair)).toMatchObject({ people: 1, items: [{ email: user.email }] });
    expect((await people({ ...open, payment: 'settled' }, chair)).people).toBe(0);
    const exact = { ...open, payment: 'awaiting-payment' };
    expect((await people(exact)).people).toBe(1);
    expect(await call('POST', '/people', { audience: exact }, chair)).toMatchObject({
      status: 403,
    });
    const { id } = await created(exact);
    expect((await call('GET', `/${id}`, undefined, chair)).status).toBe(404);
    const listed = (await call('GET', '?limit=100', undefined, chair)).body.items as {
      id: string;
    }[];
    expect(listed.map((each) => each.id)).not.toContain(id);
    const preview = await call(
      'POST',
      '/preview',
      draftOf(open, { body: 'You chose {packages}.' }),
    );
    expect(preview.body.text).toMatch(/You chose \w.+\./);
  });

  it('of a pasted list are accounts, and the other addresses are named', async () => {
    const [person] = await crowd(1);
    const unverified = await server.person('unverified');
    const addresses = [person!.user.email.toUpperCase(), unverified.user.email, 'Eve@no.example'];
    expect(await people({ kind: 'pasted', addresses })).toMatchObject({
      people: 1,
      unmatched: ['Eve@no.example', unverified.user.email],
    });
  });

  it('leave out whom the organiser leaves out, until the end of the hold too', async () => {
    const [kept, leftOut] = await crowd(2);
    const { key } = (await people(pasted(leftOut!))).items[0];
    const group = { ...pasted(kept!, leftOut!), except: [key, 'left-before@example.org'] };
    expect(await people(group)).toMatchObject({
      ...{ people: 1, items: [{ email: kept!.user.email }] },
      leftOut: [{ key, email: leftOut!.user.email }],
    });
    const email = await created(group);
    expect((await send(email, 2)).status).toBe(409);
    expect((await send(email, 1)).status).toBe(200);
    await sendHeld(email.id);
    await drain(email.id);
    expect(await rows(email.id)).toMatchObject([{ recipient: kept!.user.email }]);
    expect(JSON.stringify(await state(email.id))).not.toContain(key);
  });

  it('leave out samples and disabled accounts', async () => {
    const [sample, disabled] = await crowd(2);
    const group = pasted(sample!, disabled!);
    expect((await people(group)).people).toBe(2);
    await server.dataSource.query('UPDATE users SET is_sample = true WHERE id = $1', [
      sample!.user.id,
    ]);
    await server.dataSource.query('UPDATE users SET is_disabled = true WHERE id = $1', [
      disabled!.user.id,
    ]);
    expect((await people(group)).people).toBe(0);
  });
});

describe('a draft', () => {
  it.each([
    ['an unknown placeholder', { body: 'Hello {password}' }, 'body'],
    ['a placeholder of another group', { body: '{papers}' }, 'body'],
    ['a broken condition', { body: '{name, select, a {' }, 'body'],
    ['HTML', { body: 'Hello <script>' }, 'body'],
    ['no subject', { subject: '' }, 'subject'],
  ])('with %s is kept, and not sent', async (_what, changes, field) => {
    const [person] = await crowd(1);
    const email = await created(pasted(person!), changes);
    for (const answer of [await send(email, 1), await call('POST', `/${email.id}/test`, {})]) {
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      });
    }
  });

  it('is saved by its revision, and deleted', async () => {
    const [person] = await crowd(1);
    const { id } = await created(pasted(person!));
    const change = { ...draftOf(pasted(person!), { subject: 'Other' }), revision: 1 };
    expect((await call('PUT', `/${id}`, change)).body).toMatchObject({
      revision: 2,
      subject: 'Other',
    });
    expect((await call('PUT', `/${id}`, change)).body.code).toBe('CHANGED_MEANWHILE');
    expect((await call('DELETE', `/${id}`)).status).toBe(200);
    expect((await call('GET', `/${id}`)).status).toBe(404);
  });

  it('is tested with an email to its organiser only', async () => {
    const persons = await crowd(2);
    const { id } = await created(pasted(...persons), { kind: 'announcement' });
    expect((await call('POST', `/${id}/test`, {})).body.message).toContain(owner.user.email);
    const [test, ...others] = server.emails.to(owner.user.email, announcementEmail);
    expect(test?.data.subject).toBe('[Test] News for Ada');
    expect(others).toEqual([]);
    expect(await rows(id)).toEqual([]);
  });
});

describe('sending', () => {
  it('waits on hold, and nothing is left of it after an undo', async () => {
    const persons = await crowd(2);
    const email = await created(pasted(...persons));
    expect((await send(email, 3)).body).toMatchObject({ code: 'CONFLICT' });
    expect((await send(email, 2)).body).toMatchObject({ state: 'draft', isOnHold: true });
    for (const answer of [await send(email, 2), await call('DELETE', `/${email.id}`)])
      expect(answer.status).toBe(409);
    const { hold } = await state(email.id);
    await server.call('POST', `/admin/held-acts/${hold.id}/undo`, { token: owner.token, body: {} });
    expect(await state(email.id)).toMatchObject({ state: 'draft', isOnHold: false, hold: null });
    await look();
    expect(await rows(email.id)).toEqual([]);
  });

  it('goes to those who were shown and are still in the group when the hold ends', async () => {
    const lab = await PaymentsLab.open(server);
    const country = 'Iceland';
    const [stays, pays] = [await lab.registered({ country }), await lab.registered({ country })];
    const email = await created({ kind: 'registrations', payment: 'not-settled', country });
    await send(email, 2);
    const late = await lab.registered({ country });
    await server.dataSource.query(`UPDATE payments SET status = 'completed' WHERE id = $1`, [
      pays.id,
    ]);
    await sendHeld(email.id);
    await server.dataSource.query(`UPDATE payments SET status = 'awaiting-payment' WHERE id = $1`, [
      pays.id,
    ]);
    await drain(email.id);
    const recipients = (await rows(email.id)).map(({ recipient }) => recipient);
    expect(recipients).toEqual([stays.user.email]);
    expect(recipients).not.toContain(late.user.email);
  });

  it('lapses when its organiser lost the right to the group meanwhile', async () => {
    const other = await server.person('admin');
    const [person] = await crowd(1);
    const email = await created(pasted(person!), {}, other);
    await send(email, 1, other);
    await permit(server, other, ['site-editor']);
    server.clock.advance(11 * MINUTE);
    await server.app.get(HeldActs, { strict: false }).sendDue();
    expect(await rows(email.id)).toEqual([]);
    expect(await state(email.id)).toMatchObject({ state: 'draft' });
  });

  it('hands over a batch at a time, stops and resumes', async () => {
    const persons = await crowd(5);
    const id = await sentTo(persons);
    await look();
    expect(await rows(id)).toHaveLength(2);
    await look();
    expect(await rows(id)).toHaveLength(2);
    expect((await call('POST', `/${id}/stop`, {})).body).toMatchObject({
      ...{ state: 'stopped', recipients: 5, done: 2 },
      delivery: { queued: 2, waiting: 3 },
    });
    server.clock.advance(10 * SECOND);
    await look();
    expect(await rows(id)).toHaveLength(2);
    expect((await call('POST', `/${id}/stop`, {})).body.code).toBe('INVALID_TRANSITION');
    expect((await call('POST', `/${id}/resume`, {})).body.state).toBe('sending');
    await drain(id);
    expect((await rows(id)).map(({ recipient }) => recipient).sort()).toEqual(
      persons.map(({ user }) => user.email).sort(),
    );
    expect(await state(id)).toMatchObject({ state: 'sent', done: 5, delivery: { sent: 5 } });
    const entries = await auditRows(server, owner.token, { subject: id });
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['bulk-email.sent', 'bulk-email.stopped', 'bulk-email.finished']),
    );
  });

  it('waits while the mail server does not take what the outbox has', async () => {
    const id = await sentTo(await crowd(7));
    for (let batch = 0; batch < 5; batch += 1) {
      await look();
      server.clock.advance(10 * SECOND);
    }
    expect(await rows(id)).toHaveLength(4);
    await drain(id);
    expect(await rows(id)).toHaveLength(7);
  });

  it('writes to no one twice when several processes look, and when marks are lost', async () => {
    const persons = await crowd(6);
    const id = await sentTo(persons);
    for (let batch = 0; batch < 4; batch += 1) {
      await Promise.all([look(), look(), look()]);
      await deliver();
      server.clock.advance(10 * SECOND);
    }
    expect(await rows(id)).toHaveLength(6);
    await server.dataSource.query(
      `UPDATE bulk_email_recipients SET state = 'waiting', cause = NULL WHERE bulk_email_id = $1`,
      [id],
    );
    await server.dataSource.query(
      `UPDATE bulk_emails SET state = 'sending', finished_at = NULL, done = 0 WHERE id = $1`,
      [id],
    );
    await drain(id);
    expect(await rows(id)).toHaveLength(6);
    expect(await violated()).toEqual([]);
  });

  it('has each person once by the key of the table', async () => {
    const [person] = await crowd(1);
    const id = await sentTo([person!]);
    const row = {
      ...{ key: person!.user.email.toLowerCase(), userId: person!.user.id, name: 'Ada' },
      ...{ email: person!.user.email, placeholders: {}, paperIds: [], position: 0 },
    };
    const people = recipientRows([row]);
    const count = async () =>
      (
        await server.dataSource.query<unknown[]>(
          'SELECT FROM bulk_email_recipients WHERE bulk_email_id = $1',
          [id],
        )
      ).length;
    await insertRecipients.run(server.dataSource, { id, people });
    expect(await count()).toBe(1);
    const table = 'ALTER TABLE bulk_email_recipients';
    const client = new Client({ connectionString: server.ownerUrl });
    await client.connect();
    await client.query(`${table} DROP CONSTRAINT bulk_email_recipients_once`);
    await insertRecipients.run(server.dataSource, { id, people });
    expect(await count()).toBe(2);
    await client.query('DELETE FROM bulk_email_recipients WHERE bulk_email_id = $1', [id]);
    await client.query(
      `${table} ADD CONSTRAINT bulk_email_recipients_once PRIMARY KEY (bulk_email_id, address_key)`,
    );
    await client.end();
    await drain(id);
  });
});

describe('an announcement', () => {
  const announced = (persons: Person[]) => sentTo(persons, { kind: 'announcement' });
  const linkTo = ({ user }: Person) =>
    new URL(server.emails.last(user.email, announcementEmail).data.unsubscribeUrl);
  const visit = (link: URL, method: string) =>
    fetch(server.origin + link.pathname, {
      method,
      ...(method === 'POST' && {
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    });

  it('ends with one click, which a look at the link is not', async () => {
    const [leaves, stays] = await crowd(2);
    await drain(await announced([leaves!, stays!]));
    const link = linkTo(leaves!);
    expect(link.pathname).toMatch(/\/api\/v1\/announcements\/unsubscribe\/[\w-]{43}$/);
    const page = await visit(link, 'GET');
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(await page.text()).toContain('<form method="post"><button>Unsubscribe</button></form>');
    const group = pasted(leaves!, stays!);
    expect(await people(group)).toMatchObject({ people: 2, optedOut: 0 });
    expect((await visit(link, 'POST')).status).toBe(200);
    expect((await visit(link, 'POST')).status).toBe(200);
    expect(await people(group)).toMatchObject({ people: 2, optedOut: 1 });
    const email = await created(group, { kind: 'announcement' });
    expect((await send(email, 1)).status).toBe(200);
    await sendHeld(email.id);
    await drain(email.id);
    expect((await rows(email.id)).map(({ recipient }) => recipient)).toEqual([stays!.user.email]);
    const message = await sentTo([leaves!]);
    await drain(message);
    expect(await rows(message)).toHaveLength(1);
    expect(await violated()).toEqual([]);
  });

  it('is not made for people who unsubscribe while it is being sent', async () => {
    const persons = await crowd(3);
    const id = await announced(persons);
    for (const { token } of persons)
      await server.call('PATCH', '/auth/preferences', {
        token,
        body: { getsAnnouncements: false },
      });
    server.clock.advance(10 * SECOND);
    await drain(id);
    const { delivery } = await state(id);
    expect(delivery['opted-out']).toBeGreaterThanOrEqual(1);
    expect(delivery['opted-out'] + (delivery.sent ?? 0)).toBe(3);
  });

  it('is chosen again in the preferences', async () => {
    const [person] = await crowd(1);
    const { token } = person!;
    const change = (getsAnnouncements: boolean) =>
      server.call('PATCH', '/auth/preferences', { token, body: { getsAnnouncements } });
    expect((await change(false)).body.getsAnnouncements).toBe(false);
    expect((await people(pasted(person!))).optedOut).toBe(1);
    expect((await change(true)).body.getsAnnouncements).toBe(true);
    expect((await people(pasted(person!))).optedOut).toBe(0);
  });

  it('has a token that no guess finds', async () => {
    const link = new URL(`${server.origin}/api/v1/announcements/unsubscribe/${'a'.repeat(43)}`);
    for (const method of ['GET', 'POST']) expect((await visit(link, method)).status).toBe(404);
  });
});

it('needs the right to write to groups', async () => {
  const editor = await server.person('admin');
  await permit(server, editor, ['site-editor', 'read-only', 'track-chair']);
  expect((await call('GET', '', undefined, editor)).status).toBe(403);
});

it('forgets a person whose account is erased', async () => {
  const [person, other] = await crowd(2);
  const id = await sentTo([person!, other!]);
  await drain(id);
  const group = pasted(person!, other!);
  const draft = await created({ ...group, except: group.addresses });
  const { token } = owner;
  const erased = await server.call('DELETE', `/admin/users/${person!.user.id}`, {
    ...{ token, body: { confirmation: person!.user.email } },
  });
  expect(erased.status).toBe(200);
  const everything = JSON.stringify([
    await rows(id),
    (await call('GET', `/${id}/recipients`)).body,
    await state(draft.id),
  ]);
  expect(everything).toContain(other!.user.email);
  expect(everything).not.toContain(person!.user.email);
});
