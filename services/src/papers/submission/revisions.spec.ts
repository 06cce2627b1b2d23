import { paperForm, paperPdf } from '../../../test/paper-files.js';
import { submittedPaper } from '../../../test/papers.js';
import type { Person } from '../../../test/people.js';
import { publicationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { after, DAY, HOUR } from '../../platform/core/time.js';
import { deadlineAfter } from '../../conference/editions/local-instant.js';
import { RevisionReminders } from './revision-reminders.js';
import { PaperTransitions } from '../transitions/paper-transitions.js';
import { revisionDue, revisionReceived } from './author.emails.js';

let server: TestApp;
let author: Person;
beforeAll(async () => {
  server = await startTestApp();
  const organiser = await server.person('admin');
  for (const kind of ['revision', 'camera-ready']) {
    const body = { choice: 'daily' };
    await server.call('PUT', `/admin/notices/${kind}`, { token: organiser.token, body });
  }
});
beforeEach(async () => {
  author = await server.person('user');
});
afterAll(() => server.stop());

const call = (method: string, path: string, body?: unknown) =>
  server.call(method, path, { token: author.token, body });
/** As an organiser who chose a daily digest of both kinds. */
const noticesOf = async (id: string) => {
  const rows = await server.dataSource.query<{ kind: string }[]>(
    'SELECT kind FROM notices WHERE subject_id = $1 ORDER BY id',
    [id],
  );
  return rows.map(({ kind }) => kind);
};
const upload = (id: string, content: Buffer) =>
  call('POST', `/papers/${id}/files`, paperForm(content));

describe('after a decision', () => {
  it('takes a revision until the deadline', async () => {
    const correctionsBy = after(server.clock.now(), 7 * DAY);
    const paper = (changes = {}) =>
      submittedPaper(server, author.user.id, {
        status: 'minor-corrections',
        correctionsBy,
        ...changes,
      });
    const id = await paper();
    const early = await call('POST', `/papers/${id}/revision`, { note: 'Done' });
    expect(early).toMatchObject({ status: 400, body: { fields: { file: expect.any(String) } } });
    await upload(id, await paperPdf());
    const { body } = await call('POST', `/papers/${id}/revision`, { note: 'Done' });
    expect(body).toMatchObject({
      status: 'revision-submitted',
      versions: [{ stage: 'revision', isSubmitted: true, note: 'Done' }],
    });
    const end = deadlineAfter(server.clock.now(), 3, 'Europe/London');
    expect(body.verifyBy).toBe(end.toISOString());
    const [mail, ...more] = server.emails.to(author.user.email, revisionReceived);
    expect(mail?.data.verifyBy.toISOString()).toBe(body.verifyBy);
    expect(more).toEqual([]);
    expect(await noticesOf(id)).toEqual(['revision']);

    const late = await paper({ correctionsBy: after(server.clock.now(), -1) });
    expect((await upload(late, await paperPdf())).body.code).toBe('CLOSED');
    expect((await call('POST', `/papers/${late}/revision`, {})).body.code).toBe('CLOSED');
  });

  it('takes the camera-ready version once the payment is confirmed', async () => {
    const id = await submittedPaper(server, author.user.id, { status: 'accepted' });
    const unpaid = await upload(id, await paperPdf());
    expect(unpaid).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/paid|payment/) },
    });
    const body = publicationData();
    await call('POST', '/payments/manual-registration', body);
    expect((await call('GET', `/papers/${id}`)).body.payment).toBe('pending');
    await server.dataSource.query(
      `UPDATE registrations SET status = 'completed' WHERE paper_id = $1`,
      [id],
    );
    await upload(id, await paperPdf());
    const early = await call('POST', `/papers/${id}/camera-ready`);
    expect(await noticesOf(id)).toEqual([]);
    expect(early).toMatchObject({
      status: 400,
      body: { fields: { agreement: expect.any(String) } },
    });
    await call('POST', `/papers/${id}/agreement`, { version: 'sample-1' });
    const done = await call('POST', `/papers/${id}/camera-ready`);
    expect(await noticesOf(id)).toEqual(['camera-ready']);
    expect(done).toMatchObject({
      status: 200,
      body: {
        status: 'accepted',
        payment: 'confirmed',
        versions: [{ stage: 'camera-ready', isSubmitted: true }],
      },
    });
    const { token } = await server.person('admin');
    const path = '/admin/papers?cameraReady=received&registration=paid';
    expect((await server.call('GET', path, { token })).body.items).toMatchObject([{ id }]);
  });
});

describe('a reminder of a revision', () => {
  const remind = () => server.app.get(RevisionReminders, { strict: false }).run();
  const reminders = () => server.emails.to(author.user.email, revisionDue);
  const asked = (days: number) =>
    submittedPaper(server, author.user.id, {
      status: 'major-corrections',
      correctionsBy: after(server.clock.now(), days * DAY),
    });

  it('is sent once, three days before the revision is due', async () => {
    const id = await asked(7);
    await remind();
    server.clock.advance(4 * DAY - HOUR);
    await remind();
    expect(reminders()).toEqual([]);
    server.clock.advance(2 * HOUR);
    await Promise.all([remind(), remind()]);
    server.clock.advance(DAY);
    await remind();
    expect(reminders()).toMatchObject([{ data: { link: expect.stringContaining(id) } }]);
  });

  it('is sent again for another date', async () => {
    const id = await asked(2);
    await remind();
    expect(reminders()).toHaveLength(1);
    await server.dataSource.query(
      `UPDATE papers SET corrections_by = corrections_by + interval '7 days' WHERE id = $1`,
      [id],
    );
    await remind();
    expect(reminders()).toHaveLength(1);
    server.clock.advance(7 * DAY);
    await remind();
    expect(reminders()).toHaveLength(2);
  });

  it('skips revisions that were just requested, are submitted, or are overdue', async () => {
    const now = server.clock.now();
    const id = await submittedPaper(server, author.user.id, {
      status: 'decision-recorded',
      correctionsBy: after(now, 2 * DAY),
    });
    await server.dataSource.transaction(async (tx) => {
      const transitions = server.app.get(PaperTransitions, { strict: false });
      await transitions.apply(
        tx,
        await transitions.lock(tx, id),
        'release-minor-corrections',
        null,
      );
    });
    await asked(-1);
    const done = await asked(2);
    await server.dataSource.query(`UPDATE papers SET status = 'revision-submitted' WHERE id = $1`, [
      done,
    ]);
    await remind();
    expect(reminders()).toEqual([]);
  });
});
