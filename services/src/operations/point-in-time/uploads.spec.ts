import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { FolderStore } from '../backup/store/folder-store.js';
import { Archive } from './archive.js';
import { restoreUploads } from './uploads-restore.js';
import { Uploads } from './uploads.js';

const keys = ['cv/one.pdf', 'cv/two.pdf', 'cv/three.pdf', 'pictures/logo.png'];
const never = new AbortController().signal;

let server: TestApp;
let client: Client;
let folder: string;
const archiveOf = () => new Archive(new FolderStore(join(folder, 'archive')), Buffer.alloc(32, 3));
const archived = (key: string) => join(folder, 'archive', 'files', key);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plenary-uploads-'));
  server = await startTestApp();
  client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  for (const key of keys) {
    const file = join(folder, 'files', key);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, key);
    if (key.startsWith('pictures/')) continue;
    await client.query(
      `INSERT INTO files (id, storage_key, name, type, bytes, sha256, purpose, created_at)
       VALUES (gen_random_uuid(), $1, 'one.pdf', 'application/pdf', $2, $3, 'cv', now())`,
      [key, key.length, createHash('sha256').update(key).digest()],
    );
  }
});
afterEach(async () => {
  await client.end();
  await server.stop();
  rmSync(folder, { recursive: true });
});

it('restores the uploads of the rows and the pictures, and names those missing or damaged', async () => {
  const archive = archiveOf();
  const uploads = new Uploads(archive, join(folder, 'files'));
  expect([...(await uploads.copy(client, never))].sort()).toEqual([...keys].sort());
  rmSync(archived('cv/two.pdf'));
  truncateSync(archived('cv/three.pdf'), 90);

  const { problems, ...restored } = await restoreUploads(archive, client, join(folder, 'back'));
  expect(restored).toEqual({ uploads: 2 });
  expect(problems.sort()).toEqual([
    expect.stringMatching(/^The content of cv\/three.pdf cannot be read/),
    'The content of cv/two.pdf is missing.',
  ]);
  for (const key of ['cv/one.pdf', 'pictures/logo.png']) {
    expect(readFileSync(join(folder, 'back', key), 'utf8')).toBe(key);
  }
});

it('copies an upload once, also after a restart', async () => {
  const archive = archiveOf();
  await new Uploads(archive, join(folder, 'files')).copy(client, never);
  const before = readFileSync(archived('cv/one.pdf'));
  await new Uploads(archiveOf(), join(folder, 'files')).copy(client, never);
  expect(readFileSync(archived('cv/one.pdf'))).toEqual(before);
});
