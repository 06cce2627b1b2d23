import { paperForm, paperPdf } from '../../test/paper-files.js';
import { submittedPaper } from '../../test/papers.js';
import type { Person } from '../../test/people.js';
import { publicationData } from '../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { after, DAY } from '../common/time.js';

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
