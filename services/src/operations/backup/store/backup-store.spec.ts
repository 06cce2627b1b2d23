import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { Bucket, type BucketOptions } from '../../../../test/bucket.js';
import { type BackupStore, MissingFile, textIn } from './backup-store.js';
import { FolderStore } from './folder-store.js';
import { openPlace, openStore } from './open-store.js';

const MB = 1024 * 1024;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function bucketStore(options: BucketOptions = {}) {
  const bucket = new Bucket(options);
  const address = `${await bucket.open()}/backups/`;
  closing.push(() => bucket.close());
  return { bucket, address, store: await openStore(address) };
}
function folderStore(): BackupStore {
  const folder = mkdtempSync(join(tmpdir(), 'plenary-store-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  return new FolderStore(folder);
}

async function* once(...parts: (string | Buffer)[]): AsyncGenerator<Buffer> {
  await Promise.resolve();
  for (const part of parts) yield Buffer.from(part);
}
const keysIn = async (store: BackupStore, prefix: string) =>
  (await store.list(prefix)).map(({ key }) => key);

describe.each([
  ['folder', () => Promise.resolve(folderStore())],
  ['bucket', async () => (await bucketStore()).store],
])('a %s', (_, open) => {
  it('lists, reads, replaces and removes files', async () => {
    const store = await open();
    expect(await keysIn(store, 'wal/')).toEqual([]);
    for (const key of ['daily-2', 'daily-1', 'manual-1', 'wal/1/b', 'wal/1/a', 'wal/2/a']) {
      await store.write(key, once(key));
    }
    expect(await keysIn(store, 'daily-')).toEqual(['daily-1', 'daily-2']);
    expect(await keysIn(store, 'wal/')).toEqual(['wal/1/a', 'wal/1/b', 'wal/2/a']);
    await store.write('daily-1', once('new', 'er'));
    expect(await textIn({ store, key: 'daily-1' })).toBe('newer');
    await store.remove('daily-1');
    await store.remove('daily-1');
    expect(await textIn({ store, key: 'daily-1' })).toBeUndefined();
    await expect(store.read('daily-1').next()).rejects.toThrow(MissingFile);
  });

  it('creates a file once', async () => {
    const store = await open();
    expect(await store.create('system', Buffer.from('7'))).toBe(true);
    expect(await store.create('system', Buffer.from('8'))).toBe(false);
    expect(await textIn({ store, key: 'system' })).toBe('7');
  });

  it('has nothing of a write whose source failed', async () => {
    const store = await open();
    const failing = (async function* () {
      yield* once(Buffer.alloc(20 * MB), 'half');
      throw new Error('ENOSPC');
    })();
    await expect(store.write('daily-1', failing)).rejects.toThrow('ENOSPC');
    expect(await store.list('daily-')).toEqual([]);
  });
});

describe('a bucket', () => {
  it('takes a large file in parts, and aborts an upload that is cut', async () => {
    const { bucket, store } = await bucketStore();
    const parts = Array.from({ length: 40 }, (_, at) => Buffer.alloc(MB, at));
    await store.write('daily-1', once(...parts));
    expect(bucket.objects.get('/papers/backups/daily-1')?.equals(Buffer.concat(parts))).toBe(true);
    expect(bucket.uploads.begun).toBe(1);

    bucket.fault = ({ method, url }) =>
      method === 'PUT' && url?.includes('partNumber=2') ? 'refused' : undefined;
    await expect(store.write('daily-2', once(...parts))).rejects.toThrow('/papers/backups');
    expect(await keysIn(store, 'daily-')).toEqual(['daily-1']);
    expect(bucket.uploads.size).toBe(0);
  });

  it('removes the uploads of a process that was killed', async () => {
    const { bucket, store } = await bucketStore();
    bucket.uploads.begin('backups/daily-1', '');
    bucket.uploads.begin('backups/manual-1', '');
    expect(await store.list('daily-')).toEqual([]);
    await store.removeUnfinished('daily-');
    expect(bucket.uploads.size).toBe(1);
  });

  it.each(['known', 'ignored', 'refused'] as const)(
    'is not overwritten where conditions of writes are %s',
    async (conditions) => {
      const { store } = await bucketStore({ conditions });
      expect(await store.create('wal/1', Buffer.from('one'))).toBe(true);
      expect(await store.create('wal/1', Buffer.from('other'))).toBe(false);
      expect(await textIn({ store, key: 'wal/1' })).toBe('one');
    },
  );

  it('takes one of two writers at the same moment, where it knows conditions', async () => {
    const { store } = await bucketStore();
    const texts = ['one', 'two', 'three'];
    const won = await Promise.all(texts.map((text) => store.create('wal/1', Buffer.from(text))));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await textIn({ store, key: 'wal/1' })).toBe(texts[won.indexOf(true)]);
  });

  it('loses nothing while calls fail, answers are lost and bodies are cut', async () => {
    const { bucket, store } = await bucketStore();
    let calls = 0;
    const faults = ['refused', 'answer lost', 'cut'] as const;
    bucket.fault = () => ((calls += 1) % 4 === 0 ? faults[(calls / 4) % 3] : undefined);
    const large = Buffer.alloc(17 * MB, 3);
    await store.write('base/1', once(large));
    for (let at = 10; at < 25; at += 1) {
      expect(await store.create(`wal/${at}`, Buffer.from(`segment ${at}`))).toBe(true);
      expect(await store.create(`wal/${at}`, Buffer.from('other'))).toBe(false);
    }
    expect(await keysIn(store, 'wal/')).toHaveLength(15);
    for (let at = 10; at < 25; at += 1) {
      expect(await textIn({ store, key: `wal/${at}` })).toBe(`segment ${at}`);
    }
    const read: Uint8Array[] = [];
    for await (const part of store.read('base/1')) read.push(part);
    expect(Buffer.concat(read).equals(large)).toBe(true);
  });

  it('shows its credentials in no name and no error', async () => {
    const { bucket, address, store } = await bucketStore();
    const { port } = bucket;
    const { key, store: named } = await openPlace(`${store.name}/daily-1`, address);
    expect([named.name, key]).toEqual([`http://127.0.0.1:${port}/papers/backups`, 'daily-1']);
    const canary = 'canary%2Fsecret';
    const other = await openStore(address.replace('key:secret', `other:${canary}`));
    const errors: unknown[] = [await other.list('daily-').catch((error: unknown) => error)];
    await bucket.close();
    errors.push(await other.write('daily-1', once('x')).catch((error: unknown) => error));
    errors.push(await openStore(`https://other:${canary}@host`).catch((error: unknown) => error));
    const shown = inspect([other.name, ...errors], { depth: 9 });
    expect(shown).toMatch(/403[^]*ECONNREFUSED[^]*names no bucket/);
    expect(shown).not.toMatch(/canary|other:/);
  });
});
