import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Archive } from '../src/operations/point-in-time/archive.js';
import type { ArchivePlace } from './archive-places.js';
import { newFolder, restoreRun } from './lost-machine.js';

export interface Damage {
  what: string;
  /** In a copy of the archive. */
  to: (archive: Archive) => Promise<void> | void;
  /** Part of the refusal. */
  says: RegExp;
  moment?: string;
}

/** After the base backup, and not the last one. */
const needed = async (archive: Archive) => (await archive.segments('00000001')).at(-3) ?? '';
const last = async (archive: Archive) => (await archive.segments('00000001')).at(-1) ?? '';
const base = async (archive: Archive) => (await archive.bases())[0]?.key ?? '';

async function change({ store }: Archive, key: string, to: (content: Buffer) => Buffer) {
  const parts: Uint8Array[] = [];
  for await (const part of store.read(key)) parts.push(part);
  const changed = to(Buffer.concat(parts));
  await store.remove(key);
  await store.create(key, changed);
}

function flipped(content: Buffer): Buffer {
  const place = Math.floor(content.length / 2);
  content.writeUInt8(content.readUInt8(place) ^ 1, place);
  return content;
}

/** Sealed like the others. */
async function reseal(archive: Archive, to: (content: Buffer) => void) {
  const segment = await needed(archive);
  const key = archive.walKey(segment);
  const content = await archive.get(key);
  to(content);
  await archive.store.remove(key);
  await archive.put(key, segment, content);
}

export const damages: Damage[] = [
  {
    what: 'a flipped byte in the base backup',
    to: async (archive) => change(archive, await base(archive), flipped),
    says: /damaged/,
  },
  {
    what: 'a flipped byte in a segment',
    to: async (archive) => change(archive, archive.walKey(await needed(archive)), flipped),
    says: /The write-ahead log \w{24} cannot be used: .*damaged/,
  },
  {
    what: 'a truncated segment',
    to: async (archive) => {
      const key = archive.walKey(await needed(archive));
      await change(archive, key, (content) => content.subarray(0, content.length / 2));
    },
    says: /The write-ahead log \w{24} cannot be used: .*(cut off|damaged)/,
  },
  {
    what: 'a byte that was flipped before the segment was sealed',
    to: (archive) => reseal(archive, (content) => void (content[200] = (content[200] ?? 0) ^ 1)),
    says: /damaged before its end/,
  },
  {
    what: 'a missing segment',
    to: async (archive) => archive.store.remove(archive.walKey(await needed(archive))),
    says: /The write-ahead log \w{24} is missing/,
  },
  {
    what: 'a missing last segment',
    to: async (archive) => archive.store.remove(archive.walKey(await last(archive))),
    says: /The write-ahead log \w{24} is missing/,
  },
  {
    what: 'an archive of another database',
    to: (archive) => change(archive, 'system', () => Buffer.from('12345')),
    says: /the archive of another database/,
  },
  {
    what: 'a segment of another database',
    to: (archive) => reseal(archive, (content) => void content.writeBigUInt64LE(12345n, 24)),
    says: /the archive of another database/,
  },
  {
    what: 'a time before the oldest base backup',
    to: () => undefined,
    says: /no earlier time can be restored/,
    moment: '2020-01-01T00:00:00Z',
  },
  {
    what: 'a time after the end of the archive',
    to: () => undefined,
    says: /The archive ends at 2\S+, before/,
    moment: '2100-01-01T00:00:00Z',
  },
];

/** @returns what the restore says, and whether it has left a database */
export async function restoreDamaged(place: ArchivePlace, { to, moment = 'latest' }: Damage) {
  const [copy, dataDir] = [await place.copy(), newFolder()];
  await to(copy.archive);
  const { code, output } = await restoreRun(copy, dataDir, moment);
  const hasDatabase = existsSync(join(dataDir, 'postgres'));
  await copy.remove();
  rmSync(dataDir, { recursive: true });
  return { code, output, hasDatabase };
}
