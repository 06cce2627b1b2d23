import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import type { EntityManager } from 'typeorm';
import { Bucket } from '../../../test/bucket.js';
import type { Person } from '../../../test/people.js';
import { makePaper, registrationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { testConfig } from '../../../test/test-config.js';
import { PersonalDataService } from '../../identity/personal-data/personal-data.service.js';
import type { Config } from '../../platform/config/config.js';
import { brokenInvariants } from '../invariants/check.js';
import { SamplesService } from '../samples/samples.service.js';
import { archiveAudit, printMonth, verifyArchive } from './archive-programs.js';
import { deleteArchived } from './old-entries.js';

const NOW = new Date('2026-11-30T12:00:00Z');
const silent = () => undefined;
let server: TestApp;
let owner: Client;
let admin: Person;
let folder: string;
let config: Config;

beforeAll(async () => {
  server = await startTestApp();
  owner = new Client({ connectionString: server.ownerUrl });
  await owner.connect();
  admin = await server.person('admin');
  await live();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plenary-audit-'));
  config = testConfig({ backupDir: folder, migrationDatabaseUrl: server.ownerUrl });
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await asOwner(`DELETE FROM audit_entries WHERE action IN ('test.old', 'audit.archived')`);
});
afterAll(async () => {
  await owner.end();
  await server.stop();
});

/** A person with a paper, a rejected payment and changed access, and entries that other queries read: all of 2020. */
async function live() {
  const { user, token } = await server.person('user');
  await makePaper(server.app, user.id, 'submitted');
  const body = registrationData();
  const made = await server.call('POST', '/payments/manual-registration', { token, body });
  const act = (method: string, path: string, body: object) =>
    server.call(method, path, { token: admin.token, body });
  const rejection = { reason: 'No transfer arrived.', version: 1 };
  await act('POST', `/admin/payments/${made.body.data.id}/reject`, rejection);
  await act('PATCH', `/admin/users/${user.id}`, { role: 'reviewer', version: 1 });
  await owner.query(
    `INSERT INTO held_acts (id, batch_id, kind, subject_type, subject_id, label, actor_id, payload, state, recorded_at,
       ends_at, closed_at)
     SELECT gen_random_uuid(), gen_random_uuid(), 'payment-refund', 'payment', id, '', $1, '{}', 'sent', now(), now(), now()
       FROM payments`,
    [admin.user.id],
  );
  await owner.query(
    `INSERT INTO paper_transitions (paper_id, at, action, from_status, to_status, is_shown)
     SELECT id, now(), 'submit', 'draft', status, true FROM papers;
     INSERT INTO audit_entries (at, action, subject_type, subject_id, fields, after_state)
     SELECT now(), 'paper.submit', 'paper', id::text, '{}'::text[], status FROM papers UNION ALL
     SELECT now(), 'hold.sent', 'payment', id::text, '{}', NULL FROM payments UNION ALL
     SELECT now(), 'samples.removed', 'edition', '1', '{}', NULL`,
  );
  await asOwner(`UPDATE audit_entries SET at = at - (at - '2020-03-01')`);
}

async function asOwner(statement: string) {
  await owner.query(`BEGIN; ALTER TABLE audit_entries DISABLE TRIGGER USER; ${statement};
    ALTER TABLE audit_entries ENABLE TRIGGER USER; COMMIT`);
}

/** As the application adds them: in 2021-03, with all columns, or those that may be null. */
async function addOld(count: number, month = '2021-03') {
  await server.dataSource.query(
    `INSERT INTO audit_entries (at, actor_id, action, subject_type, subject_id, fields, before_state, request_id)
     SELECT ($2 || '-05')::timestamptz + n * interval '1.000001 s', CASE WHEN n % 2 = 0 THEN $3::uuid END, 'test.old',
            'user', n::text, CASE WHEN n % 3 = 0 THEN ARRAY['a', $4] ELSE '{}' END, CASE WHEN n % 5 = 0 THEN 'x' END, NULL
       FROM generate_series(1, $1) n`,
    [count, month, admin.user.id, 'b "c" {é}\n'],
  );
}
const oldOnes = async () => {
  const { rows } = await owner.query<{ entry: { id: number } }>(
    `SELECT to_jsonb(a) AS entry FROM audit_entries a WHERE action = 'test.old' ORDER BY id`,
  );
  return rows.map(({ entry }) => entry);
};
const file = {
  ...{ name: '2021-03.1.ndjson.gz', month: '2021-03', entries: 3, bytes: 1, sha256: '' },
};
async function insertAtOnce(tx: EntityManager) {
  await tx.query(`SET LOCAL lock_timeout = '5s'`);
  await tx.query(`INSERT INTO audit_entries (at, action, subject_type, subject_id, fields)
    VALUES (now(), 'test.old', 'user', '4', '{}')`);
}
const archive = (changes: Partial<Config> = {}, before = '2025-11-01') =>
  archiveAudit({ ...config, ...changes }, { before, isUnencrypted: true, now: NOW }, silent);
const names = () => readdirSync(join(folder, 'audit')).filter((name) => name !== 'manifest.json');
const archived = () =>
  names().flatMap((name) =>
    gunzipSync(readFileSync(join(folder, 'audit', name)))
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number; action: string }),
  );
const archivedOld = () =>
  archived()
    .filter(({ action }) => action === 'test.old')
    .sort((one, other) => one.id - other.id);

describe('npm run archive-audit', () => {
  it('moves old entries to a file of each month and says so in the log', async () => {
    await addOld(2500);
    await addOld(3, '2021-04');
    await addOld(1, '2025-11');
    const added = await oldOnes();
    expect(await archive()).toBeGreaterThanOrEqual(2503);
    expect(await oldOnes()).toEqual(added.slice(-1));
    expect(archivedOld()).toEqual(added.slice(0, -1));
    expect(names()).toEqual(expect.arrayContaining(['2021-03.1.ndjson.gz', '2021-04.1.ndjson.gz']));
    const call = (path: string) => server.call('GET', path, { token: admin.token });
    expect((await call('/admin/audit/filters')).body.archivedBefore).toBe('2021-05-01');
    const { items } = (await call('/admin/audit?action=audit.archived&subject=2021-03.1')).body;
    expect(items).toMatchObject([{ actor: null, after: '2500 entries' }]);
    const { id } = admin.user;
    const data = await server.app
      .get(PersonalDataService, { strict: false })
      .export(id, { ...admin.user, permissions: [] });
    expect(data['auditArchive']).toMatchObject({ before: '2021-05-01' });
  });

  it('keeps the entries that the product reads: invariants and answers are the same', async () => {
    const kept = `SELECT count(*)::int FROM audit_entries WHERE at < '2021-01-01'`;
    await archive();
    const { rows } = await owner.query<{ count: number }>(kept);
    expect(rows[0]?.count).toBeGreaterThanOrEqual(5);
    expect(await brokenInvariants(owner)).toEqual([]);
    expect(await server.app.get(SamplesService, { strict: false }).wereRemoved()).toBe(true);

    await owner.query(
      `BEGIN; ALTER TABLE audit_entries DISABLE TRIGGER USER; DELETE FROM audit_entries`,
    );
    const broken = await brokenInvariants(owner);
    await owner.query('ROLLBACK');
    expect(broken.filter(({ name }) => name.includes('audit log'))).toHaveLength(4);
  });

  it('continues when it was stopped after a file was written, or between two batches', async () => {
    await addOld(2100);
    const added = await oldOnes();
    await owner.query(`CREATE FUNCTION stop() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF OLD.subject_id = '1500' THEN RAISE EXCEPTION 'stopped'; END IF; RETURN OLD; END $$;
      CREATE TRIGGER stop BEFORE DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION stop()`);
    await expect(archive()).rejects.toThrow('stopped');
    await owner.query('DROP FUNCTION stop CASCADE');
    expect(await oldOnes()).toEqual(added.slice(1000));
    expect(archivedOld()).toEqual(added);
    await archive();
    expect([await oldOnes(), archivedOld()]).toEqual([[], added]);
    const { rows } = await owner.query(
      `SELECT FROM audit_entries WHERE action = 'audit.archived' AND subject_id LIKE '2021%'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('does not write a file again that is archived, also after a restore of the database', async () => {
    await addOld(3);
    const added = await oldOnes();
    await archive();
    await owner.query(
      `INSERT INTO audit_entries OVERRIDING SYSTEM VALUE
       SELECT * FROM jsonb_populate_recordset(NULL::audit_entries, $1)`,
      [JSON.stringify(added)],
    );
    const path = join(folder, 'audit', '2021-03.1.ndjson.gz');
    const intact = readFileSync(path);
    writeFileSync(path, Buffer.concat([intact, intact]));
    await expect(archive()).rejects.toThrow('differs from the manifest');
    expect(await oldOnes()).toEqual(added);
    writeFileSync(path, intact);
    expect(await archive()).toBe(3);
    expect([await oldOnes(), archivedOld()]).toEqual([[], added]);
    await addOld(2);
    await archive();
    expect(names()).toEqual(expect.arrayContaining(['2021-03.1.ndjson.gz', '2021-03.2.ndjson.gz']));
  });

  it('deletes nothing whose file is damaged', async () => {
    await addOld(3);
    const bucket = new Bucket();
    const inBucket = {
      backupUrl: `${await bucket.open()}/backups`,
      backupKey: Buffer.alloc(32, 1),
    };
    const damaging = jest.spyOn(bucket.objects, 'set').mockImplementation((path, content) => {
      content.writeUInt8(content.readUInt8(20) ^ 1, 20);
      return Map.prototype.set.call(bucket.objects, path, content);
    });
    await expect(archive(inBucket)).rejects.toThrow('differs from the manifest');
    expect(await oldOnes()).toHaveLength(3);
    damaging.mockRestore();
    await archive(inBucket);
    expect(await oldOnes()).toEqual([]);
    expect(await verifyArchive({ ...config, ...inBucket }, undefined, silent)).toEqual([]);
    await bucket.close();
  });

  it('deletes nothing that differs from its file', async () => {
    await addOld(3);
    const lines = (await oldOnes()).map((entry) => JSON.stringify({ ...entry, actor_id: null }));
    await expect(deleteArchived(owner, file, lines)).rejects.toThrow('1 entries in the database');
    expect(await oldOnes()).toHaveLength(3);
  });

  it('does not hold up the application, which still cannot delete entries', async () => {
    await addOld(3);
    const lines = (await oldOnes()).map((entry) => JSON.stringify(entry));
    const query = async (text: string, values?: unknown[]) => {
      if (text === 'COMMIT') await server.dataSource.transaction(insertAtOnce);
      return owner.query(text, values);
    };
    expect(await deleteArchived({ query } as Client, file, lines)).toBe(3);
    expect(await oldOnes()).toHaveLength(1);
    const deleting = server.dataSource.transaction(async (tx) => {
      await tx.query(`SET LOCAL plenary.deletes_archived_entries = 'on'`);
      await tx.query('DELETE FROM audit_entries');
    });
    await expect(deleting).rejects.toThrow('permission denied');
  });

  it('finds damaged and missing files, and prints a month', async () => {
    await addOld(2);
    await addOld(1, '2021-04');
    const added = await oldOnes();
    await archive();
    let printed = '';
    const write = (text: string) => Promise.resolve(void (printed += text));
    await printMonth(config, { month: '2021-03', from: folder }, write);
    expect(
      printed
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual(added.slice(0, 2));
    writeFileSync(join(folder, 'audit', '2021-03.1.ndjson.gz'), 'other');
    rmSync(join(folder, 'audit', '2021-04.1.ndjson.gz'));
    expect(await verifyArchive(config, undefined, silent)).toEqual([
      expect.stringContaining('2021-03.1.ndjson.gz differs'),
      expect.stringContaining('There is no file'),
    ]);
  });

  it.each([
    ['2025-12-01', '--before must be 2025-11-01 or earlier'],
    ['2027-01-01', '--before must be 2025-11-01 or earlier'],
    ['2021-03-02', 'the first day of a month'],
    ['yesterday', 'the first day of a month'],
  ])('refuses --before %s', async (before, reason) => {
    await expect(archive({}, before)).rejects.toThrow(reason);
  });

  it('refuses to write unencrypted files unless asked, and to run twice at a time', async () => {
    const command = { before: '2025-11-01', isUnencrypted: false, now: NOW };
    await expect(archiveAudit(config, command, silent)).rejects.toThrow('--unencrypted');
    await owner.query(`SELECT pg_advisory_lock(hashtextextended('npm run archive-audit', 0))`);
    await expect(archive()).rejects.toThrow('Another npm run archive-audit');
    await owner.query('SELECT pg_advisory_unlock_all()');
  });
});
