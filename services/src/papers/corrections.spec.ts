import { paperForm, paperPdf } from '../../test/paper-files.js';
import { submittedPaper } from '../../test/papers.js';
import type { Person } from '../../test/people.js';
import { publicationData } from '../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { after, DAY, HOUR } from '../common/time.js';
import { CorrectionReminders } from './correction-reminders.js';
import { PaperMoves } from './paper-moves.js';

let server: TestApp;
let author: Person;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  author = await server.person('user');
});
afterAll(() => server.stop());

const call = (method: string, path: string, body?: unknown) =>
  server.call(method, path, { token: author.token, body });
const upload = (id: string, content: Buffer) =>
  call('POST', `/papers/${id}/files`, paperForm(content));

describe('what follows a decision', () => {
  it('are corrections, until their time is over', async () => {
    const correctionsBy = after(server.clock.now(), 7 * DAY);
    const paper = (changes = {}) =>
      submittedPaper(server, author.user.id, {
        status: 'minor-corrections',
        correctionsBy,
        ...changes,
      });
    const id = await paper();
    const early = await call('POST', `/papers/${id}/corrections`, { note: 'Done' });
    expect(early).toMatchObject({ status: 400, body: { fields: { file: expect.any(String) } } });
    await upload(id, await paperPdf());
    const { body } = await call('POST', `/papers/${id}/corrections`, { note: 'Done' });
    expect(body).toMatchObject({
      status: 'resubmitted',
      versions: [{ stage: 'correction', isSubmitted: true, note: 'Done' }],
    });
    expect(Date.parse(body.verifyBy) - server.clock.now().getTime()).toBeLessThanOrEqual(3 * DAY);
    const [mail, ...more] = server.mails.to(author.user.email, 'corrections-received');
    expect(mail?.data.verifyBy.toISOString()).toBe(body.verifyBy);
    expect(more).toEqual([]);

    const late = await paper({ correctionsBy: after(server.clock.now(), -1) });
    expect((await upload(late, await paperPdf())).body.code).toBe('CLOSED');
    expect((await call('POST', `/papers/${late}/corrections`, {})).body.code).toBe('CLOSED');
  });

  it('is the camera-ready paper, once the payment is confirmed', async () => {
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
    const done = await call('POST', `/papers/${id}/camera-ready`);
    expect(done).toMatchObject({
      status: 200,
      body: {
        status: 'accepted',
        payment: 'confirmed',
        versions: [{ stage: 'camera-ready', isSubmitted: true }],
      },
    });
  });
});

describe('a reminder of corrections', () => {
  const remind = () => server.app.get(CorrectionReminders, { strict: false }).run();
  const reminders = () => server.mails.to(author.user.email, 'corrections-due');
  const asked = (days: number) =>
    submittedPaper(server, author.user.id, {
      status: 'major-corrections',
      correctionsBy: after(server.clock.now(), days * DAY),
    });

  it('comes three days before they are due, and once', async () => {
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

  it('comes again with another date', async () => {
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

  it('spares who was asked just now, has handed them in, or is too late', async () => {
    const now = server.clock.now();
    const id = await submittedPaper(server, author.user.id, {
      status: 'decided',
      correctionsBy: after(now, 2 * DAY),
    });
    await server.dataSource.transaction(async (tx) => {
      const moves = server.app.get(PaperMoves, { strict: false });
      await moves.move(tx, await moves.lock(tx, id), 'release-minor-corrections', null);
    });
    await asked(-1);
    const done = await asked(2);
    await server.dataSource.query(`UPDATE papers SET status = 'resubmitted' WHERE id = $1`, [done]);
    await remind();
    expect(reminders()).toEqual([]);
  });
});
