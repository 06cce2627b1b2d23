import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FolderStore } from '../backup/store/folder-store.js';
import { Archive } from './archive.js';
import { removeOldBases, removeOldUploads } from './expire.js';
import { baseFor, readMoment } from './moment.js';
import { segmentAfter } from './wal-names.js';

let folder: string;
let archive: Archive;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plenary-archive-'));
  archive = new Archive(new FolderStore(folder), Buffer.alloc(32, 3));
});
afterEach(() => rmSync(folder, { recursive: true }));

const segment = (number: number) => `0000000100000000000000${number.toString(16).padStart(2, '0')}`;
const walFile = (number: number) => join(folder, 'wal', '00000001', segment(number));
const put = (number: number, text = 'log') => {
  const name = segment(number).toUpperCase();
  return archive.put(archive.walKey(name), name, Buffer.from(text));
};
const day = (number: number) => new Date(`2026-11-0${number}T00:00:00Z`);
const addBase = async (number: number) => {
  const base = { at: day(number), firstSegment: segment(number), system: '7' };
  const key = archive.baseKey(base);
  await archive.write(key, []);
  return archive.acceptBase({ ...base, key });
};

describe('the archive', () => {
  it('accepts an equal segment again, and never overwrites one with another content', async () => {
    await put(1);
    const before = readFileSync(walFile(1));
    await put(1);
    await expect(put(1, 'other')).rejects.toThrow(
      'The archive has another 000000010000000000000001',
    );
    expect(readFileSync(walFile(1))).toEqual(before);
  });

  it('writes a segment whose copy was interrupted', async () => {
    await put(1);
    writeFileSync(`${walFile(2)}.1.part`, 'half');
    expect(await archive.segments('00000001')).toEqual([segment(1)]);
    await archive.removeUnfinished();
    expect(readdirSync(dirname(walFile(2)))).toEqual([segment(1)]);
    await put(2);
    expect(await archive.segments('00000001')).toEqual([segment(1), segment(2)]);
    expect((await archive.get(archive.walKey(segment(2)))).toString()).toBe('log');
  });

  it('knows its newest segment although it was removed', async () => {
    await put(1);
    await put(2);
    await archive.noteNewest(segment(2));
    rmSync(walFile(2));
    expect(await archive.newest('00000001')).toBe(segment(2));
  });

  it('belongs to one database', async () => {
    await archive.claim('7');
    await archive.claim('7');
    await expect(archive.claim('8')).rejects.toThrow('the archive of another database');
  });

  it('keeps two base backups, and the log since the older one', async () => {
    for (let number = 1; number <= 5; number++) await put(number);
    for (const number of [1, 3, 4]) await addBase(number);
    await removeOldBases(archive);
    expect((await archive.bases()).map(({ at }) => at)).toEqual([day(3), day(4)]);
    expect(await archive.segments('00000001')).toEqual([3, 4, 5].map(segment));
  });

  it('keeps a deleted upload while a base backup is older than its deletion', async () => {
    const key = archive.uploadKey('cv/one.pdf');
    await archive.put(key, 'cv/one.pdf', Buffer.from('content'));
    await addBase(2);
    const archived = new Set(['cv/one.pdf']);
    await removeOldUploads(archive, archived, new Set());
    await removeOldUploads(archive, archived, new Set());
    expect(archived.size).toBe(1);
    utimesSync(`${join(folder, key)}.deleted`, day(1), day(1));
    await removeOldUploads(archive, archived, new Set());
    expect(archived.size).toBe(0);
    expect(readdirSync(join(folder, 'files', 'cv'))).toEqual([]);
  });
});

it('does not use a base backup that was not read back', async () => {
  await addBase(1);
  await addBase(2);
  const base = { firstSegment: segment(3), system: '7' };
  await archive.write(archive.baseKey(base), []);
  truncateSync(join(folder, archive.baseKey(base)), 90);
  await expect(
    archive.acceptBase({ ...base, key: archive.baseKey(base), at: day(3) }),
  ).rejects.toThrow('cut off');
  expect((await archive.bases()).map(({ at }) => at)).toEqual([day(1), day(2)]);
  await removeOldBases(archive);
  expect(readdirSync(join(folder, 'base'))).toHaveLength(4);
});

describe('the base backup of a restore', () => {
  it('is the newest before the moment', async () => {
    for (const number of [1, 3, 4]) await addBase(number);
    const bases = await archive.bases();
    expect(baseFor(bases, readMoment('2026-11-03T12:00:00+02:00')).at).toEqual(day(3));
    expect(baseFor(bases, readMoment('latest')).at).toEqual(day(4));
    expect(() => baseFor(bases, readMoment('2026-10-03T12:00:00Z'))).toThrow(
      'The oldest base backup is of 2026-11-01T00:00:00.000Z',
    );
  });

  it('needs a time with its zone', () => {
    expect(() => readMoment('2026-11-29 12:00')).toThrow('is not a time');
  });
});

it('counts segments over the end of a log', () => {
  expect(segmentAfter('0000000A00000001000000FF')).toBe('0000000A0000000200000000');
  expect(segmentAfter('0000000A000000010000000F')).toBe('0000000A0000000100000010');
});
