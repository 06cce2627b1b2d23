import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { callsTo } from '../../../test/call.js';
import { PaymentsLab } from '../../../test/payments.js';
import type { Person } from '../../../test/people.js';
import { makePaper } from '../../../test/registration-data.js';
import { emptyPlace, folderWithSite } from '../../../test/restored-place.js';
import { formOf, pdf, photo } from '../../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { migrateQueue } from '../../messaging/queue/email-queue.js';
import type { Config } from '../../platform/config/config.js';
import { createApp } from '../start/create-app.js';
import { readArchive } from './archive/archive.js';
import { backupSource } from './backup-source.js';
import { makeBackup } from './make-backup.js';
import { restoreBackup } from './restore-backup.js';
import { placeOf } from './store/folder-store.js';

const key = Buffer.alloc(32, 1);
let folder: string;
let server: TestApp;
let admin: Person;
let picture: string;
let names = 0;

beforeAll(async () => {
  folder = folderWithSite();
  server = await startTestApp({ dataDir: folder, siteDir: join(folder, 'site') });
  admin = await server.person('admin');
  const lab = await PaymentsLab.open(server);
  const payer = await lab.registered();
  await lab.asAdmin('POST', `/${payer.id}/reject`, { reason: 'No transfer arrived.', version: 1 });
  await makePaper(server.app, payer.user.id);
  await apply();
  const content = await photo();
  const form = formOf({}, { field: 'picture', content, name: 'a.jpg', type: 'image/jpeg' });
  const uploaded = await server.call('POST', '/admin/editions/pictures', {
    token: admin.token,
    body: form,
  });
  picture = uploaded.body.address;
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** With characters that mean something to COPY. */
const applicant = () => ({
  firstName: 'Thabo J.',
  lastName: 'Mokoena \\N “x”',
  email: `thabo${(names += 1)}@example.org`,
  country: 'South Africa',
  affiliation: 'University of Cape Town',
});

const apply = () =>
  server.call('POST', '/committee/apply', {
    body: formOf(applicant(), { field: 'cv', content: pdf(`cv ${names}`), name: 'cv.pdf' }),
  });

async function backup(onEntry?: (path: string) => Promise<void>, of: Config = configOf()) {
  const file = join(folder, 'backups', `${(names += 1)}.backup`);
  const source = await backupSource(of, of.migrationDatabaseUrl ?? '');
  const options = { source, place: placeOf(file), key, now: server.clock.now(), onEntry };
  return { file, ...(await makeBackup(options)) };
}

const configOf = () =>
  ({
    dataDir: folder,
    siteDir: join(folder, 'site'),
    migrationDatabaseUrl: server.ownerUrl,
    jwtSecret: 'a secret that only the tests know of',
  }) as Config;

async function restore(file: string, config: Config, changes: object = {}) {
  const target = await backupSource(config, config.migrationDatabaseUrl ?? '');
  const place = placeOf(file);
  return restoreBackup({ place, key, target, config, migrateOthers: migrateQueue, ...changes });
}

/** Checks that nothing was written, neither tables nor files. */
async function expectEmpty({ migrationDatabaseUrl, dataDir }: Config) {
  const client = new Client({ connectionString: migrationDatabaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `SELECT tablename FROM pg_tables WHERE schemaname IN ('public', 'bullmq')`,
  );
  await client.end();
  expect(rows).toEqual([]);
  expect(readdirSync(dataDir)).toEqual([]);
}

async function contentsOf(file: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { path, content } of readArchive(placeOf(file), key)) {
    found[path] = '';
    for await (const part of content) found[path] += Buffer.from(part).toString('latin1');
  }
  return found;
}

describe('a backup', () => {
  it('restores accounts, payments, files, pictures and the site, and the product works on', async () => {
    const place = await emptyPlace();
    const made = await backup();
    expect(made.problems).toEqual([]);

    const restored = await restore(made.file, place.config);

    expect(restored).toMatchObject({ problems: [], broken: [], entries: made.entries });
    // Another backup, of the restored place, has the same rows, files and site.
    const again = await backup(undefined, place.config);
    const { 'about.json': before, ...contents } = await contentsOf(made.file);
    const { 'about.json': after, ...same } = await contentsOf(again.file);
    expect(same).toEqual(contents);
    expect(contents['database/users']).toContain(admin.user.email);
    expect(Object.keys(contents).filter((path) => path.startsWith('files/cv/'))).toHaveLength(1);
    const about = JSON.parse(before ?? '');
    expect(JSON.parse(after ?? '')).toEqual({ ...about, madeAt: expect.any(String) });
    const site = join(place.config.siteDir, 'current', 'index.html');
    expect(readFileSync(site, 'utf8')).toBe('<h1>Radio and its machines</h1>');

    const app = await createApp(place.config);
    await app.listen(0, '127.0.0.1');
    const origin = await app.getUrl();
    const me = await callsTo(origin)('GET', '/auth/me', { token: admin.token });
    expect(me).toMatchObject({ status: 200, body: { user: { email: admin.user.email } } });
    expect((await fetch(origin + picture)).status).toBe(200);
    const form = formOf(applicant(), { field: 'cv', content: pdf('later'), name: 'cv.pdf' });
    const applied = await callsTo(origin)('POST', '/committee/apply', { body: form });
    expect(applied.status).toBe(201);
    await app.close();
    await place.remove();
  });

  it('is of one moment while requests write, and none of them waits', async () => {
    const written: string[] = [];
    const made = await backup(async (path) => {
      // The snapshot exists by now, and tables and files are being read.
      if (!['database/users', 'database/files'].includes(path)) return;
      const { status } = await apply();
      expect(status).toBe(201);
      written.push(path);
    });
    expect(written).toHaveLength(2);
    const contents = await contentsOf(made.file);
    const rows = (contents['database/committee_applications'] ?? '').trim().split('\n');
    const files = Object.keys(contents).filter((path) => path.startsWith('files/cv/'));
    expect(rows).toHaveLength(1);
    expect(files).toHaveLength(1);
    expect((await backup()).entries).toBe(made.entries + 2);
  });

  it('is made again from the present when a file is deleted meanwhile', async () => {
    const keys = readdirSync(join(folder, 'files', 'cv'));
    let deleted = '';
    const made = await backup(async (path) => {
      if (deleted !== '' || path !== 'database/users') return;
      deleted = keys[0] ?? '';
      await server.dataSource.query(
        `WITH f AS (DELETE FROM committee_applications USING files
           WHERE cv_file_id = files.id AND storage_key = $1 RETURNING files.id)
         SELECT * FROM f`,
        [`cv/${deleted}`],
      );
      await server.dataSource.query('DELETE FROM files WHERE storage_key = $1', [`cv/${deleted}`]);
      rmSync(join(folder, 'files', 'cv', deleted));
    });
    const contents = await contentsOf(made.file);
    expect(made.problems).toEqual([]);
    expect(contents['database/files']).not.toContain(deleted);
  });

  it('reports files that are missing or damaged, and contains all others', async () => {
    const [first = '', second = ''] = readdirSync(join(folder, 'files', 'cv'));
    const path = (name: string) => join(folder, 'files', 'cv', name);
    const contents = [readFileSync(path(first)), readFileSync(path(second))] as const;
    rmSync(path(first));
    writeFileSync(path(second), 'another content');
    const { problems } = await backup();
    writeFileSync(path(first), contents[0]);
    writeFileSync(path(second), contents[1]);
    expect(problems.sort()).toEqual(
      [`The content of cv/${first} is missing.`, `The content of cv/${second} is damaged.`].sort(),
    );
  });
});

describe('restoring', () => {
  it('writes nothing when a byte is flipped, the end is missing, or the key is another one', async () => {
    const place = await emptyPlace();
    const { file } = await backup();
    const bytes = readFileSync(file);
    const other = join(folder, 'changed.backup');
    const attempts: [Buffer, Buffer][] = [
      ...[200, bytes.length >> 1, bytes.length - 1].map((at): [Buffer, Buffer] => {
        const flipped = Buffer.from(bytes);
        flipped.writeUInt8(flipped.readUInt8(at) ^ 1, at);
        return [flipped, key];
      }),
      [bytes.subarray(0, bytes.length - 100), key],
      [bytes, Buffer.alloc(32, 2)],
    ];
    for (const [content, withKey] of attempts) {
      writeFileSync(other, content);
      await expect(restore(other, place.config, { key: withKey })).rejects.toThrow(
        /damaged|cut off|not the key/,
      );
      await expectEmpty(place.config);
    }
    // The control: the same place takes the file as it was made.
    expect(await restore(file, place.config)).toMatchObject({ broken: [] });
    await place.remove();
  });

  it('refuses a place that is not empty', async () => {
    const { file } = await backup();
    const refused = (config: Config) =>
      expect(restore(file, config)).rejects.toThrow('is not empty: a backup is restored into');
    await refused({ ...configOf(), dataDir: join(folder, 'none'), siteDir: join(folder, 'no') });
    for (const sub of ['files', 'site']) {
      const place = await emptyPlace();
      mkdirSync(join(place.config.dataDir, sub));
      writeFileSync(join(place.config.dataDir, sub, 'a'), '');
      await refused(place.config);
      await place.remove();
    }
  });

  it('refuses a newer schema and another JWT_SECRET before it writes', async () => {
    const place = await emptyPlace();
    const { file } = await backup();
    await expect(
      restore(file, { ...place.config, jwtSecret: 'another secret of another place' }),
    ).rejects.toThrow('JWT_SECRET is not the secret');
    const owner = new Client({ connectionString: server.ownerUrl });
    await owner.connect();
    await owner.query(`INSERT INTO migrations (timestamp, name) VALUES (1, 'FromTheFuture1')`);
    const newer = await backup();
    await owner.query(`DELETE FROM migrations WHERE name = 'FromTheFuture1'`);
    await owner.end();
    await expect(restore(newer.file, place.config)).rejects.toThrow(
      'made by a newer version of the product (FromTheFuture1)',
    );
    await expectEmpty(place.config);
    await place.remove();
  });
});
