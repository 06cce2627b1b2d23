import { cpSync, rmSync } from 'node:fs';
import { Bucket } from '../test/bucket.js';
import { Archive } from '../src/operations/point-in-time/archive.js';
import { openStore } from '../src/operations/backup/store/open-store.js';
import { archiveKey, newFolder } from './lost-machine.js';

/** Where a machine archives to. */
export interface ArchivePlace {
  variables: Record<string, string>;
  archive: Archive;
  bucket?: Bucket;
  copy: () => Promise<ArchivePlace>;
  remove: () => Promise<void> | void;
}

export const archiveKinds = ['folder', 'bucket'] as const;
export type ArchiveKind = (typeof archiveKinds)[number];

export function newArchive(kind: ArchiveKind): Promise<ArchivePlace> {
  return kind === 'folder' ? inFolder(newFolder()) : inBucket(new Bucket({ listedAtATime: 100 }));
}

async function inFolder(folder: string): Promise<ArchivePlace> {
  const copy = () => {
    const other = newFolder();
    cpSync(folder, other, { recursive: true });
    return inFolder(other);
  };
  const archive = new Archive(await openStore(folder), archiveKey);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { variables: { WAL_ARCHIVE_DIR: folder }, archive, copy, remove };
}

/** A store of objects in this process, which outlives the machines. */
async function inBucket(bucket: Bucket): Promise<ArchivePlace> {
  const address = `${await bucket.open()}/archive`;
  const copy = () => {
    const other = new Bucket({ listedAtATime: 100 });
    for (const [path, content] of bucket.objects) other.objects.set(path, Buffer.from(content));
    return inBucket(other);
  };
  const archive = new Archive(await openStore(address), archiveKey);
  const remove = () => bucket.close();
  return { variables: { WAL_ARCHIVE_URL: address }, archive, bucket, copy, remove };
}
