import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paperPdf } from '../../../test/paper-files.js';
import type { Person } from '../../../test/people.js';
import { submittedPaper } from '../../../test/papers.js';
import { SimilaritySimulator } from '../../../test/similarity-simulator.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';
import { PaperVersion } from '../../papers/paper/paper-version.entity.js';
import { newId } from '../../platform/core/new-id.js';
import { FilesService } from '../../platform/files/files.service.js';
import { SimilarityReportJob } from './similarity-report-job.js';

let service: SimilaritySimulator;
let server: TestApp;
let chair: Person;
beforeAll(async () => {
  service = await new SimilaritySimulator().start();
  const { apiUrl, key } = service;
  server = await startTestApp({ similarityService: { apiUrl, key } });
  chair = await server.person('admin');
});
afterEach(() => Object.assign(service, { failsWith: undefined, error: undefined, isBusy: false }));
afterAll(async () => {
  await server.stop();
  await service.stop();
});

async function paper(): Promise<string> {
  const { user } = await server.person('user');
  const authors = [{ firstName: 'Esi', lastName: 'Hidden', email: 'esi@hidden.example' }];
  const id = await submittedPaper(server, user.id, { authors });
  await addVersion(id, 1);
  return id;
}

async function addVersion(paperId: string, number: number): Promise<void> {
  const content = await paperPdf();
  const path = join(tmpdir(), `${newId()}.pdf`);
  await writeFile(path, content);
  const { manager } = server.dataSource;
  const upload = { path, name: 'by-esi-hidden.pdf', type: 'application/pdf', extension: 'pdf' };
  const about = { bytes: content.length, sha256: Buffer.alloc(32, number) };
  const files = server.app.get(FilesService, { strict: false });
  const fileId = await files.keep(manager, { ...upload, ...about }, 'paper');
  await manager.insert(PaperVersion, {
    ...{ id: newId(), paperId, number, stage: 'submission', round: 1, fileId, pages: 1 },
    ...{ isSubmitted: true, createdAt: server.clock.now() },
  });
}

const request = (id: string, { token } = chair) =>
  server.call('POST', `/admin/papers/${id}/similarity/report`, { token });
const address = (id: string, { token } = chair) =>
  server.call('POST', `/admin/papers/${id}/similarity/report/address`, { token });
const reportOf = async (id: string) =>
  (await server.call('GET', `/admin/papers/${id}/similarity`, { token: chair.token })).body.report;

/** The job runs by itself; each look after the first waits for its time. */
async function passes(isDone: () => Promise<boolean>): Promise<void> {
  const job = server.app.get(SimilarityReportJob, { strict: false });
  await until(async () => {
    // As if the time of each had come, but for those that are being asked about: a clock that is set forward ends sessions.
    await server.dataSource.query(
      `UPDATE similarity_reports SET ask_at = requested_at WHERE ask_at < now() + interval '9 minutes'`,
    );
    await job.askDue();
    return isDone();
  });
}
const isState = (id: string, state: string) => async () => (await reportOf(id)).state === state;

describe('a report of a service for similarity', () => {
  it('is asked for by a chair, and says the figure and where the report is', async () => {
    const id = await paper();
    expect(await reportOf(id)).toMatchObject({ service: 'iThenticate', state: 'none' });
    service.isBusy = true;
    expect((await request(id)).body).toMatchObject({ state: 'waiting' });
    await passes(() => Promise.resolve(service.submissions.size > 0));
    expect(await reportOf(id)).toMatchObject({ state: 'waiting', percent: null });
    expect((await request(id)).status).toBe(409);
    expect((await address(id)).status).toBe(409);
    service.isBusy = false;
    await passes(isState(id, 'ready'));
    expect(await reportOf(id)).toMatchObject({ state: 'ready', percent: 23.4, failure: null });
    expect((await address(id)).body.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/viewer\/sub-\d+$/);
  });

  it('tells the service neither names nor addresses, and sends each file once', async () => {
    const before = service.submissions.size;
    const id = await paper();
    await request(id);
    await passes(isState(id, 'ready'));
    expect(service.submissions.size).toBe(before + 1);
    const [submission] = [...service.submissions.values()].slice(-1);
    expect(submission).toMatchObject({ owner: id, isCompared: true });
    expect(submission?.bytes).toBeGreaterThan(500);
    // Control: what it may know is there.
    expect(service.received).toContain(id);
    for (const name of ['Hidden', 'hidden.example', 'by-esi', chair.user.email])
      expect(service.received).not.toContain(name);
  });

  it('goes on where it was cut off, and registers no paper twice', async () => {
    const before = service.submissions.size;
    const id = await paper();
    service.lostUploads = 2;
    await request(id);
    await passes(isState(id, 'ready'));
    expect(service.lostUploads).toBe(0);
    // As if the process had ended before it noted the answer.
    await server.dataSource.query(
      `UPDATE similarity_reports SET state = 'sent', percent = NULL, ask_at = requested_at WHERE paper_id = $1`,
      [id],
    );
    await passes(isState(id, 'ready'));
    expect(service.submissions.size).toBe(before + 1);
  });

  it('is asked for again for a new file', async () => {
    const id = await paper();
    await request(id);
    await passes(isState(id, 'ready'));
    await addVersion(id, 2);
    expect(await reportOf(id)).toMatchObject({ state: 'none', percent: null });
    expect((await request(id)).status).toBe(200);
  });

  it('waits for a service that does not answer, and gives up after a day', async () => {
    const id = await paper();
    service.failsWith = 503;
    await request(id);
    await passes(async () => {
      const [{ tries }] = await server.dataSource.query(
        'SELECT tries FROM similarity_reports WHERE paper_id = $1',
        [id],
      );
      return tries > 2;
    });
    expect(await reportOf(id)).toMatchObject({ state: 'waiting' });
    await server.dataSource.query(
      `UPDATE similarity_reports SET requested_at = requested_at - interval '25 hours' WHERE paper_id = $1`,
      [id],
    );
    await passes(isState(id, 'failed'));
    expect(await reportOf(id)).toMatchObject({ state: 'failed', failure: 'HTTP 503' });
    service.failsWith = undefined;
    expect((await request(id)).status).toBe(200);
    await passes(isState(id, 'ready'));
  });

  it.each([
    ['a refused key', { failsWith: 403 }, 'HTTP 403'],
    ['a file that it cannot read', { error: 'TOO_LITTLE_TEXT' }, 'TOO_LITTLE_TEXT'],
  ])('ends with %s', async (_, changes, failure) => {
    const id = await paper();
    Object.assign(service, changes);
    await request(id);
    await passes(isState(id, 'failed'));
    expect(await reportOf(id)).toMatchObject({ percent: null, failure });
  });

  it('is asked for many papers after a preview, each once, and again for those that failed', async () => {
    const [one, other, asked] = [await paper(), await paper(), await paper()];
    const { user } = await server.person('user');
    const without = await submittedPaper(server, user.id);
    const before = service.submissions.size;
    // No report ends before the acts were compared, whenever the job runs.
    service.isBusy = true;
    await request(asked);
    const ids = [one, other, asked, without];
    const run = async (preview: boolean, of = ids) => {
      const papers = of.map((id) => ({ id, revision: 1 }));
      const body = { act: 'compare', papers, preview };
      const answer = await server.call('POST', '/admin/papers/acts', { token: chair.token, body });
      return (answer.body.items as { outcome: string }[]).map(({ outcome }) => outcome);
    };
    expect(await run(true)).toEqual(['ready', 'ready', 'skipped', 'skipped']);
    expect(await reportOf(one)).toMatchObject({ state: 'none' });
    // At once, each is sent by one of them.
    const both = (await Promise.all([run(false), run(false)])).flat();
    expect(both.filter((outcome) => outcome === 'done')).toHaveLength(2);
    Object.assign(service, { isBusy: false, error: 'TOO_LITTLE_TEXT' });
    for (const id of [one, other, asked]) await passes(isState(id, 'failed'));
    expect(service.submissions.size).toBe(before + 3);
    const listed = async (state: string) => {
      const path = `/admin/papers?limit=100&similarityReport=${state}`;
      const { body } = await server.call('GET', path, { token: chair.token });
      expect(body.similarityService).toBe('iThenticate');
      const found = new Set((body.items as { id: string }[]).map(({ id }) => id));
      return ids.filter((id) => found.has(id));
    };
    expect(await listed('failed')).toEqual([one, other, asked]);
    service.error = undefined;
    expect(await run(false, [one, other])).toEqual(['done', 'done']);
    expect(await listed('waiting')).toEqual([one, other]);
    expect(await listed('failed')).toEqual([asked]);
    await passes(isState(one, 'ready'));
    await passes(isState(other, 'ready'));
    expect(await listed('ready')).toEqual([one, other]);
  });

  it('is hidden from chairs with a conflict of interest', async () => {
    const id = await paper();
    const other = await server.person('admin');
    expect((await request(id, other)).status).toBe(200);
    await server.dataSource.query(
      `INSERT INTO paper_conflicts (paper_id, user_id, reason, declared_at) VALUES ($1, $2, 'x', now())`,
      [id, other.user.id],
    );
    await passes(isState(id, 'ready'));
    expect((await address(id, other)).status).toBe(404);
    expect((await request(id, other)).status).toBe(404);
    expect((await address(id)).status).toBe(200);
  });
});

it('is offered only where a service is set up', async () => {
  const plain = await startTestApp();
  const { token } = await plain.person('admin');
  const { user } = await plain.person('user');
  const id = await submittedPaper(plain, user.id);
  const path = `/admin/papers/${id}/similarity`;
  expect((await plain.call('GET', path, { token })).body).toMatchObject({ report: null });
  expect((await plain.call('POST', `${path}/report`, { token })).status).toBe(409);
  await plain.stop();
});
