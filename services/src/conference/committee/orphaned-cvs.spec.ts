import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { formOf, pdf } from '../../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { newId } from '../../platform/core/new-id.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { DAY, HOUR } from '../../platform/core/time.js';
import { Config } from '../../platform/config/config.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const applicant = (changes: Record<string, string> = {}) => ({
  firstName: 'Thabo',
  lastName: 'Mokoena',
  email: `${newId()}@example.org`,
  country: 'South Africa',
  affiliation: 'University of Cape Town',
  ...changes,
});
const cv = (content = pdf(), name = 'cv.pdf') => ({ field: 'cv', content, name });

const apply = (form: FormData, headers?: Record<string, string>) =>
  server.call('POST', '/committee/apply', { body: form, headers });

describe('the CV of an application whose transaction failed', () => {
  const folder = () => join(server.app.get(Config).dataDir, 'files', 'cv');
  const runJobs = () => server.app.get(Scheduler, { strict: false }).run();
  /** Test servers share the folder, so files of other tests are not touched. */
  const age = async (names: string[], milliseconds: number) => {
    const at = new Date(server.clock.now().getTime() - milliseconds);
    for (const name of names) await utimes(join(folder(), name), at, at);
  };
  const namesSince = async (before: string[]) =>
    (await readdir(folder())).filter((name) => !before.includes(name));

  /** The insert waits for a lock, after the content was written; then its connection ends. */
  async function losesItsTransaction(application: Promise<{ status: number }>) {
    const holder = server.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('LOCK TABLE committee_applications IN EXCLUSIVE MODE');
    let ended = 0;
    while (ended === 0) {
      const rows = await holder.manager.query<unknown[]>(
        `SELECT pg_terminate_backend(pid) FROM pg_locks
         WHERE relation = 'committee_applications'::regclass AND NOT granted AND database =
           (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      ended = rows.length;
    }
    expect((await application).status).toBeGreaterThanOrEqual(500);
    await holder.rollbackTransaction();
    await holder.release();
  }

  it('is removed after a day, and no other file is', async () => {
    expect((await apply(formOf(applicant(), cv(pdf('first'))))).status).toBe(201);
    const others = await readdir(folder());
    expect((await apply(formOf(applicant(), cv(pdf('kept'))))).status).toBe(201);
    const kept = await namesSince(others);
    await losesItsTransaction(apply(formOf(applicant(), cv(pdf('orphan')))));
    const both = await namesSince(others);
    expect([kept.length, both.length]).toEqual([1, 2]);

    await age(both, DAY - HOUR);
    await runJobs();
    expect(await namesSince(others)).toEqual(both);
    await age(both, DAY + HOUR);
    await runJobs();
    expect(await namesSince(others)).toEqual(kept);
  });
});
