import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ArchiveFolder } from '../src/operations/point-in-time/archive-folder.js';
import { archiveKey, newFolder, restoreRun } from './lost-machine.js';

const MIDDLE = 0.5;

export interface Damage {
  what: string;
  /** In a copy of the archive. */
  to: (archive: string) => Promise<void> | void;
  /** Part of the refusal. */
  says: RegExp;
  moment?: string;
}

const walIn = (archive: string) => join(archive, 'wal', '00000001');
const segments = (archive: string) =>
  readdirSync(walIn(archive))
    .filter((name) => name.length === 24)
    .sort();
const firstBase = (archive: string) => readdirSync(join(archive, 'base')).sort()[0] ?? '';
/** After the base backup, and not the last one. */
const needed = (archive: string) => segments(archive).at(-3) ?? '';

function flip(file: string, at = MIDDLE): void {
  const content = readFileSync(file);
  const place = Math.floor(content.length * at);
  content[place] = (content[place] ?? 0) ^ 1;
  writeFileSync(file, content);
}

export const damages: Damage[] = [
  {
    what: 'a flipped byte in the base backup',
    to: (archive) => flip(join(archive, 'base', firstBase(archive))),
    says: /damaged/,
  },
  {
    what: 'a flipped byte in a segment',
    to: (archive) => flip(join(walIn(archive), needed(archive))),
    says: /The write-ahead log \w{24} cannot be used: .*damaged/,
  },
  {
    what: 'a byte that was flipped before the segment was sealed',
    to: async (archive) => {
      const folder = new ArchiveFolder(archive, archiveKey);
      const file = folder.walFile(needed(archive));
      const content = await folder.get(file);
      content[200] = (content[200] ?? 0) ^ 1;
      rmSync(file);
      await folder.put(file, needed(archive), content);
    },
    says: /damaged before its end/,
  },
  {
    what: 'a missing segment',
    to: (archive) => rmSync(join(walIn(archive), needed(archive))),
    says: /The write-ahead log \w{24} is missing/,
  },
  {
    what: 'a missing last segment',
    to: (archive) => rmSync(join(walIn(archive), segments(archive).at(-1) ?? '')),
    says: /The write-ahead log \w{24} is missing/,
  },
  {
    what: 'an archive of another database',
    to: (archive) => writeFileSync(join(archive, 'system'), '12345'),
    says: /the archive of another database/,
  },
  {
    what: 'a segment of another database',
    to: async (archive) => {
      const folder = new ArchiveFolder(archive, archiveKey);
      const file = folder.walFile(needed(archive));
      const content = await folder.get(file);
      content.writeBigUInt64LE(12345n, 24);
      rmSync(file);
      await folder.put(file, needed(archive), content);
    },
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
export async function restoreDamaged(archive: string, { to, moment = 'latest' }: Damage) {
  const [copy, place] = [newFolder(), newFolder()];
  cpSync(archive, copy, { recursive: true });
  await to(copy);
  const { code, output } = await restoreRun(copy, place, moment);
  const hasDatabase = existsSync(join(place, 'postgres'));
  for (const folder of [copy, place]) rmSync(folder, { recursive: true });
  return { code, output, hasDatabase };
}
