import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Bucket } from '../../../test/bucket.js';
import { emptyPlace, folderWithSite } from '../../../test/restored-place.js';
import { formOf, pdf, photo } from '../../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { testConfig } from '../../../test/test-config.js';
import { migrateQueue } from '../../messaging/queue/email-queue.js';
import type { Config } from '../../platform/config/config.js';
import { backupSource } from './backup-source.js';
import { makeBackup } from './make-backup.js';
import { restoreBackup } from './restore-backup.js';
import type { StoredPlace } from './store/backup-store.js';
import { placeOf } from './store/folder-store.js';

const key = Buffer.alloc(32, 1);
const bucket = new Bucket();
let folder: string;
let config: Config;
let server: TestApp;

beforeAll(async () => {
  folder = folderWithSite();
  const place = { dataDir: folder, siteDir: join(folder, 'site'), filesUrl: await bucket.open() };
  server = await startTestApp(place);
  config = testConfig({ ...place, migrationDatabaseUrl: server.ownerUrl });
  for (const number of [1, 2]) await apply(number);
  const { token } = await server.person('admin');
  const content = await photo();
  const body = formOf({}, { field: 'picture', content, name: 'a.jpg', type: 'image/jpeg' });
  const uploaded = await server.call('POST', '/admin/editions/pictures', { token, body });
  expect(uploaded.status).toBe(201);
});
afterAll(async () => {
  await server.stop();
  await bucket.close();
  rmSync(folder, { recursive: true });
});

async function apply(number: number): Promise<void> {
  const fields = { firstName: 'Thabo', lastName: 'Mokoena', email: `thabo${number}@example.org` };
  const body = formOf(
    { ...fields, country: 'South Africa', affiliation: 'University of Cape Town' },
    { field: 'cv', content: pdf(`cv ${number}`), name: 'cv.pdf' },
  );
  expect((await server.call('POST', '/committee/apply', { body })).status).toBe(201);
}

async function backup(name: string) {
  const source = await backupSource(config, server.ownerUrl);
  const place = placeOf(join(folder, 'backups', `${name}.backup`));
  return { place, ...(await makeBackup({ source, place, key, now: server.clock.now() })) };
}

/** Restores into an empty database and this bucket. */
async function restoreInto(target: Bucket, place: StoredPlace) {
  const empty = await emptyPlace();
  const restored = { ...empty.config, filesUrl: await target.open() };
  try {
    const source = await backupSource(restored, restored.migrationDatabaseUrl ?? '');
    const options = { place, key, target: source, config: restored, migrateOthers: migrateQueue };
    return await restoreBackup(options);
  } finally {
    await target.close();
    await empty.remove();
  }
}

describe('a backup of files in a bucket', () => {
  it('restores every file and picture into an empty bucket', async () => {
    const made = await backup('whole');
    expect(made.problems).toEqual([]);
    const other = new Bucket();
    const restored = await restoreInto(other, made.place);
    expect(restored).toMatchObject({ problems: [], broken: [], entries: made.entries });
    expect(bucket.objects.size).toBeGreaterThan(2);
    expect(new Map([...other.objects].sort())).toEqual(new Map([...bucket.objects].sort()));
  });

  it('is not restored into a bucket with objects in it', async () => {
    const made = await backup('refused');
    const other = new Bucket();
    other.objects.set('/papers/other.pdf', pdf());
    await expect(restoreInto(other, made.place)).rejects.toThrow('The store of files is not empty');
    expect(other.objects.size).toBe(1);
  });

  it('reports objects that are missing from the bucket', async () => {
    const [lost = ''] = [...bucket.objects.keys()].filter((path) => path.includes('/cv/'));
    bucket.objects.delete(lost);
    const { problems } = await backup('incomplete');
    expect(problems).toEqual([`The content of ${lost.slice('/papers/'.length)} is missing.`]);
  });
});
