import { randomUUID } from 'node:crypto';
import { Disk } from 'flydrive';
import { Client } from 'pg';
import { download } from '../../../test/download.js';
import { endedJob, findJob, jobFile, runJob, startJob } from '../../../test/document-jobs.js';
import { PaymentsLab } from '../../../test/payments.js';
import { permit, type Person } from '../../../test/people.js';
import { pdfTexts } from '../../../test/pdf-texts.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';
import { HOUR, SECOND } from '../../platform/core/time.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { makeDocumentNumber } from '../issued-documents/document-number.js';
import { DocumentJobsRunner } from './document-jobs-runner.js';
import type { JobAnswer } from './document-jobs.schema.js';

let server: TestApp;
let lab: PaymentsLab;
let chair: Person;
let other: Person;
const badges = { kind: 'badge', output: 'documents' } as const;

beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
  chair = await server.person('admin');
  other = await server.person('admin');
  for (const each of [chair, other]) await permit(server, each, ['chair']);
});
afterAll(() => server.stop());

const query = <Row>(text: string, values: unknown[] = []) =>
  server.dataSource.query<Row[]>(text, values);

async function registered(...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const lastName of names) ids.push((await lab.registered({ lastName })).user.id);
  return ids;
}

const documentsOf = async (ids: string[]) => {
  const found = await query<{ count: number }>(
    'SELECT count(*)::int FROM issued_documents WHERE subject_id = ANY($1) AND revoked_at IS NULL',
    [ids],
  );
  return found[0]?.count;
};

/** Jobs that issue wait meanwhile, after they have read whom they issue for. */
async function whileNoneIsIssued<Result>(work: () => Promise<Result>): Promise<Result> {
  const runner = server.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('LOCK TABLE issued_documents IN SHARE MODE');
  try {
    return await work();
  } finally {
    await runner.commitTransaction();
    await runner.release();
  }
}

const running = (job: JobAnswer) =>
  until(async () => (await findJob(server, chair.token, job))?.state === 'running');

const waitsForIssuing = () =>
  until(async () => {
    const [row] = await query<{ count: number }>(
      `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()
         AND wait_event_type = 'Lock' AND query LIKE '%issued_documents%'`,
    );
    return (row?.count ?? 0) > 0;
  });

describe('issuing', () => {
  it('lists people who have no document after it, with the reason, and issues for all others', async () => {
    const [present, gone] = await registered('Present', 'Gone');
    const job = await whileNoneIsIssued(async () => {
      const before = await startJob(server, chair.token, badges);
      await waitsForIssuing();
      await server.call('POST', `/admin/document-jobs/${before.id}/cancel`, { token: chair.token });
      const started = await startJob(server, chair.token, badges);
      await query(`UPDATE registrations SET status = 'cancelled' WHERE user_id = $1`, [gone]);
      return started;
    });
    const ended = await endedJob(server, chair.token, job);
    expect(ended).toMatchObject({ state: 'finished', total: 2, done: 2, issued: 1 });
    expect(ended.problems).toEqual([{ subjectId: gone, name: null, reason: 'not-listed' }]);
    expect(await documentsOf([present!])).toBe(1);
  });

  it('issues nothing after it was cancelled, and is not shown to another organiser', async () => {
    const ids = await registered('Cancelled');
    const job = await whileNoneIsIssued(async () => {
      const started = await startJob(server, chair.token, badges);
      await waitsForIssuing();
      const path = `/admin/document-jobs/${started.id}`;
      expect(await findJob(server, other.token, started)).toBeUndefined();
      expect((await server.call('POST', `${path}/cancel`, { token: other.token })).status).toBe(
        404,
      );
      expect((await server.call('DELETE', path, { token: chair.token })).status).toBe(404);
      await server.call('POST', `${path}/cancel`, { token: chair.token });
      return started;
    });
    expect(await endedJob(server, chair.token, job)).toMatchObject({ state: 'cancelled' });
    const [, next] = [await registered('After'), await runJob(server, chair.token, badges)];
    // It would issue for one person if the cancelled job had issued.
    expect(next).toMatchObject({ total: 2, issued: 2 });
    expect(await documentsOf(ids)).toBe(1);
  });

  it('returns the job that is under way to the same organiser', async () => {
    await registered('Pressed');
    await whileNoneIsIssued(async () => {
      const [one, two] = await Promise.all([
        startJob(server, chair.token, badges),
        startJob(server, chair.token, badges),
      ]);
      expect(one.id).toBe(two.id);
    });
  });

  it('issues once per person when another process takes a job over', async () => {
    const ids = await registered('Taken', 'Over');
    const job = await whileNoneIsIssued(async () => {
      const started = await startJob(server, chair.token, badges);
      await waitsForIssuing();
      server.clock.advance(31 * SECOND);
      void server.app.get(DocumentJobsRunner).look();
      await until(async () => {
        const found = await query<{ attempts: number }>(
          'SELECT attempts FROM document_jobs WHERE id = $1',
          [started.id],
        );
        return found[0]?.attempts === 2;
      });
      return started;
    });
    const ended = await endedJob(server, chair.token, job);
    expect(ended).toMatchObject({ state: 'finished', done: ended.total, issued: ended.total });
    expect(await documentsOf(ids)).toBe(2);
  });

  it('fails once it has ended its process three times', async () => {
    await registered('Crashing');
    const job = await whileNoneIsIssued(async () => {
      const started = await startJob(server, chair.token, badges);
      await running(started);
      await query(`UPDATE document_jobs SET attempts = 3, alive_at = $2 WHERE id = $1`, [
        started.id,
        new Date(server.clock.now().getTime() - HOUR),
      ]);
      await server.app.get(DocumentJobsRunner).look();
      return started;
    });
    expect(await endedJob(server, chair.token, job)).toMatchObject({
      ...{ state: 'failed', failure: 'interrupted', issued: 0 },
    });
  });
});

describe('two organisers who issue at once', () => {
  /** One who has issued and not committed, while another presses. @returns valid documents of the person */
  async function issuedTwice(id: string): Promise<number | undefined> {
    const first = server.dataSource.createQueryRunner();
    await first.startTransaction();
    await first.query(
      `INSERT INTO issued_documents (id, edition_id, kind, subject_id, number, facts, issued_at, issued_by)
       SELECT $1, edition_id, kind, $2, $3, facts, issued_at, issued_by FROM issued_documents
        WHERE kind = 'badge' LIMIT 1`,
      [randomUUID(), id, makeDocumentNumber()],
    );
    const job = await startJob(server, other.token, badges);
    await Promise.race([waitsForIssuing(), endedJob(server, other.token, job)]);
    await first.commitTransaction();
    await first.release();
    await endedJob(server, other.token, job);
    return documentsOf([id]);
  }

  it('issue one document for each person', async () => {
    const [id] = await registered('Once');
    expect(await issuedTwice(id!)).toBe(1);
  });

  it('would issue two without the index (control)', async () => {
    const [id] = await registered('Two');
    const index = 'issued_documents_valid';
    const owner = new Client({ connectionString: server.ownerUrl });
    await owner.connect();
    const { rows } = await owner.query<{ indexdef: string }>(
      'SELECT indexdef FROM pg_indexes WHERE indexname = $1',
      [index],
    );
    await owner.query(`DROP INDEX ${index}`);
    expect(await issuedTwice(id!)).toBe(2);
    await owner.query(
      `DELETE FROM issued_documents d USING issued_documents o
        WHERE (d.kind, d.subject_id) = (o.kind, o.subject_id) AND d.id > o.id`,
    );
    await owner.query(rows[0]?.indexdef ?? '');
    await owner.end();
  });
});

describe('a file', () => {
  const file = (output: 'pdf' | 'zip') => runJob(server, chair.token, { kind: 'badge', output });
  const statusFor = async ({ token }: Person, job: JobAnswer) =>
    (await download(server, token, { kind: 'document-file', jobId: job.id })).status;
  const keyOf = ({ id, output }: JobAnswer) => `document-jobs/${id}.${output}`;
  const isStored = (job: JobAnswer) => server.app.get(Disk, { strict: false }).exists(keyOf(job));

  it.each([
    ['zip', 'PK'],
    ['pdf', '%PDF'],
  ] as const)('of all badges is one %s, for the organiser who asked', async (output, start) => {
    const job = await file(output);
    expect(job).toMatchObject({ state: 'finished', done: job.total, problems: [] });
    const content = await jobFile(server, chair.token, job);
    expect([content.toString('latin1').slice(0, start.length), content.length]).toEqual([
      start,
      job.bytes,
    ]);
    expect(await statusFor(other, job)).not.toBe(200);
  });

  it('leaves out documents that cannot be written, and lists them', async () => {
    const [id] = await registered('Damaged');
    await runJob(server, chair.token, badges);
    await query(`UPDATE issued_documents SET facts = facts - 'texts' WHERE subject_id = $1`, [id]);
    const job = await file('pdf');
    expect(job).toMatchObject({ state: 'finished', done: job.total });
    expect(job.problems).toMatchObject([
      { name: expect.stringContaining('Damaged') as string, reason: 'facts' },
    ]);
    const [text] = await pdfTexts([await jobFile(server, chair.token, job)]);
    expect(text).toContain('Present');
    expect(text).not.toContain('Damaged');
    await query(`DELETE FROM issued_documents WHERE subject_id = $1`, [id]);
  });

  it('expires when a person in it is erased', async () => {
    const [id] = await registered('Erased');
    await runJob(server, chair.token, badges);
    const job = await file('pdf');
    expect(await statusFor(chair, job)).toBe(200);
    const body = {
      confirmation: (
        await query<{ email: string }>('SELECT email FROM users WHERE id = $1', [id])
      )[0]?.email,
    };
    expect(
      (await server.call('DELETE', `/admin/users/${id}`, { token: lab.admin.token, body })).status,
    ).toBe(200);
    expect(await statusFor(chair, job)).not.toBe(200);
    await server.app.get(Scheduler).run();
    expect(await isStored(job)).toBe(false);
  });

  it('expires after a day', async () => {
    const job = await file('pdf');
    const after = async (hours: number) => {
      server.clock.advance(hours * HOUR);
      await server.app.get(Scheduler).run();
      const left = await query('SELECT id FROM document_jobs WHERE id = $1', [job.id]);
      return [left.length, await isStored(job)];
    };
    expect(await after(23)).toEqual([1, true]);
    expect(await after(2)).toEqual([0, false]);
  });
});
