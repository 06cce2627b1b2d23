import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeOf } from '../store/folder-store.js';
import * as archives from './archive.js';
import type { Entry } from './entries.js';

const key = Buffer.alloc(32, 7);
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'plenary-archive-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const checkArchive = (file: string, withKey: Buffer | undefined) =>
  archives.checkArchive(placeOf(file), withKey);

/** Reproducible, and spread over the whole range. */
function* places(seed: number, below: number, count: number) {
  for (let state = seed, n = 0; n < count; n++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state % below;
  }
}

function* files(contents: Record<string, Buffer[]>): Generator<Entry> {
  for (const [path, parts] of Object.entries(contents)) {
    yield {
      path,
      content: (async function* () {
        await Promise.resolve();
        yield* parts;
      })(),
    };
  }
}

const sample = {
  'about.json': [Buffer.from('{}')],
  'files/a.pdf': [randomBytes(150_000)],
  empty: [],
};

async function write(contents: Record<string, Buffer[]>, withKey: Buffer | undefined) {
  const file = join(folder, `${readdirSync(folder).length}.backup`);
  await archives.writeArchive(placeOf(file), withKey, files(contents));
  return file;
}

async function read(file: string, withKey: Buffer | undefined) {
  const found: Record<string, Buffer> = {};
  for await (const { path, content } of archives.readArchive(placeOf(file), withKey)) {
    const parts: Uint8Array[] = [];
    for await (const part of content) parts.push(part);
    found[path] = Buffer.concat(parts);
  }
  return found;
}

const changed = (file: string, change: (bytes: Buffer) => Buffer) => {
  const other = join(folder, 'changed');
  writeFileSync(other, change(Buffer.from(readFileSync(file))));
  return other;
};

const flip = (place: number, bit: number) => (bytes: Buffer) => {
  bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << bit), place);
  return bytes;
};

describe.each([
  ['encrypted', key],
  ['unencrypted', undefined],
])('an %s archive', (_, withKey) => {
  it('returns its entries as they were written, and leaves one file that only its owner can read', async () => {
    const file = await write(sample, withKey);
    const expected = Object.entries(sample).map(([path, parts]) => [path, Buffer.concat(parts)]);
    expect(await read(file, withKey)).toEqual(Object.fromEntries(expected));
    expect(readdirSync(folder)).toHaveLength(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is refused with one flipped bit anywhere', async () => {
    const file = await write(sample, withKey);
    // The control: the same bytes pass as they are.
    await checkArchive(
      changed(file, (bytes) => bytes),
      withKey,
    );
    const size = statSync(file).size;
    const header = readFileSync(file).indexOf('\n') + 1;
    const spread = [...places(20_251_128, size, 250), ...Array(header).keys(), size - 1, size - 16];
    const passed: number[] = [];
    for (const [index, place] of spread.entries()) {
      const other = changed(file, flip(place, index % 8));
      const result = await checkArchive(other, withKey).then(
        () => 'accepted',
        (error: Error) => error.name,
      );
      if (result !== 'StartError') passed.push(place);
    }
    expect(passed).toEqual([]);
  });

  it('is refused when it is cut off, extended, or its chunks change places', async () => {
    const file = await write(sample, withKey);
    const { size } = statSync(file);
    const bytes = readFileSync(file);
    const start = bytes.indexOf('\n') + 1;
    const chunk = 64 * 1024 + 16;
    const cuts = [...places(7, size, 40), start, start + chunk, start + 2 * chunk, size - 1];
    for (const cut of cuts) {
      await expect(
        checkArchive(
          changed(file, (all) => all.subarray(0, cut)),
          withKey,
        ),
      ).rejects.toThrow(/cut off|damaged|not a backup|format|first line|encrypted/);
    }
    await expect(
      checkArchive(
        changed(file, (all) => all.subarray(0, start + chunk)),
        withKey,
      ),
    ).rejects.toThrow('cut off');
    await expect(
      checkArchive(
        changed(file, (all) => Buffer.concat([all, Buffer.from('x')])),
        withKey,
      ),
    ).rejects.toThrow('damaged');
    const swapped = Buffer.concat([
      bytes.subarray(0, start),
      bytes.subarray(start + chunk, start + 2 * chunk),
      bytes.subarray(start, start + chunk),
      bytes.subarray(start + 2 * chunk),
    ]);
    await expect(
      checkArchive(
        changed(file, () => swapped),
        withKey,
      ),
    ).rejects.toThrow('damaged');
  });
});

describe('an archive', () => {
  it('says that its key is another one, or missing', async () => {
    const file = await write(sample, key);
    await expect(checkArchive(file, Buffer.alloc(32, 8))).rejects.toThrow(
      'BACKUP_KEY is not the key that this backup was made with',
    );
    await expect(checkArchive(file, undefined)).rejects.toThrow('The backup is encrypted');
  });

  it('shows nothing of its content without the key', async () => {
    const canary = [Buffer.from('ada.okafor@example.org '.repeat(200))];
    const sealed = readFileSync(await write({ 'database/users': canary }, key));
    expect(sealed.includes('okafor')).toBe(false);
    expect(sealed.includes('database/users')).toBe(false);
  });

  it('is told apart from other files and newer formats', async () => {
    const other = join(folder, 'other');
    writeFileSync(other, '%PDF-1.4\n');
    await expect(checkArchive(other, key)).rejects.toThrow('not a backup of the product');
    const newer = changed(await write(sample, key), (bytes) => {
      bytes.write('9', bytes.indexOf(' ') + 1);
      return bytes;
    });
    await expect(checkArchive(newer, key)).rejects.toThrow('has format 9');
  });

  it.each(['../escaped', '/absolute', 'files/../../escaped', 'a\\b', 'files//x', 'files/.'])(
    'refuses the path %j',
    async (path) => {
      const file = await write({ [path]: [Buffer.from('x')] }, undefined);
      await expect(checkArchive(file, undefined)).rejects.toThrow('has a file with the path');
    },
  );

  it('is not left behind when an entry fails', async () => {
    const failing: Entry = {
      path: 'files/a',
      content: (async function* () {
        await Promise.resolve();
        yield Buffer.from('x');
        throw new Error('ENOSPC');
      })(),
    };
    const entries = (async function* () {
      await Promise.resolve();
      yield failing;
    })();
    await expect(
      archives.writeArchive(placeOf(join(folder, 'a.backup')), key, entries),
    ).rejects.toThrow('ENOSPC');
    expect(readdirSync(folder)).toEqual([]);
  });
});
