import { after, HOUR, MINUTE } from '../../platform/core/time.js';
import { canSubmit, submitBy } from '../../conference/editions/opening.js';
import { paperContent, paperPdf } from '../../../test/paper-files.js';
import type { Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import * as tus from '../../../test-faults/tus-uploads.js';

const GRACE = 30;
const FIRST_PART = 16 * 1024;

describe('the end of a submission', () => {
  const end = new Date('2026-11-29T23:59:59.000Z');
  const graceEnd = after(end, GRACE * MINUTE);
  const submissions = { open: true, closesAt: end.toISOString(), graceMinutes: GRACE };

  it.each([
    ['1 ms before', -1, after(graceEnd, -1), true],
    ['1 ms before', -1, graceEnd, false],
    ['at', 0, end, false],
    ['1 ms after', 1, after(end, 1), false],
  ])('for a paper begun %s the closing (%i ms), at %j: %s', (_, begun, now, isOpen) => {
    expect(canSubmit(submissions, after(end, begun), now)).toBe(isOpen);
  });

  it('is the closing itself without a grace, and none without a closing', () => {
    const { graceMinutes, ...without } = submissions;
    expect(graceMinutes).toBe(GRACE);
    expect(submitBy(without, after(end, -HOUR))).toEqual(end);
    expect(submitBy({ open: true, graceMinutes }, end)).toBeUndefined();
    expect(canSubmit({ ...submissions, open: false }, after(end, -HOUR), end)).toBe(false);
  });
});

describe('a paper begun in time', () => {
  let server: TestApp;
  let author: Person;
  let closesAt: Date;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    author = await server.person('user');
    closesAt = after(server.clock.now(), HOUR);
    await setGrace(GRACE);
  });

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: author.token, body });

  const setGrace = (graceMinutes?: number) =>
    server.dataSource.query(
      `UPDATE editions SET document = jsonb_set(document, '{submissions}', $1::jsonb)`,
      [JSON.stringify({ open: true, closesAt, graceMinutes })],
    );

  /** An upload whose first part was sent, of a draft with all else. */
  async function begun() {
    const { id, revision } = (await call('POST', '/papers', { kind: 'full-paper' })).body;
    await call('PATCH', `/papers/${id}`, { ...paperContent(), revision });
    const content = await paperPdf({ pages: 8, attached: 60 * 1024 });
    const file = tus.sending({ token: author.token, paperId: id }, content);
    await tus.beginWith(server, file, FIRST_PART);
    return file;
  }

  async function finish(file: tus.SentFile) {
    expect((await tus.resume(server, file, FIRST_PART)).status).toBe(204);
    expect((await tus.use(server, file)).status).toBe(201);
    return call('POST', `/papers/${file.paperId}/submit`);
  }

  it('resumes its upload and is submitted within the grace, which its author reads', async () => {
    const file = await begun();
    const { body } = await call('GET', `/papers/${file.paperId}`);
    expect(body.submitBy).toBe(after(closesAt, GRACE * MINUTE).toISOString());
    server.clock.set(after(closesAt, (GRACE - 1) * MINUTE));
    const submitted = await finish(file);
    expect(submitted).toMatchObject({ status: 200, body: { status: 'submitted', submitBy: null } });
  });

  it('is submitted once from two tabs', async () => {
    const file = await begun();
    server.clock.set(after(closesAt, MINUTE));
    expect((await finish(file)).status).toBe(200);
    const again = await call('POST', `/papers/${file.paperId}/submit`);
    expect(again).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
  });

  it.each([
    ['without a grace', undefined, 1],
    ['after the grace', GRACE, GRACE],
  ])('is refused %s', async (_, grace, minutes) => {
    await setGrace(grace);
    const file = await begun();
    server.clock.set(after(closesAt, minutes * MINUTE));
    expect(await finish(file)).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
  });

  it('differs from one begun later, which is refused', async () => {
    const file = await begun();
    await server.dataSource.query('UPDATE papers SET created_at = $2 WHERE id = $1', [
      file.paperId,
      closesAt,
    ]);
    server.clock.set(after(closesAt, MINUTE));
    expect(await finish(file)).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
    expect((await call('POST', '/papers', { kind: 'poster' })).body.code).toBe('CLOSED');
  });
});
