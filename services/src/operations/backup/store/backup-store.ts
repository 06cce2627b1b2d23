import { ArchiveError } from './archive.error.js';

export interface StoredObject {
  /** Path from the top of the store: "daily-….backup", "wal/00000001/…". */
  key: string;
  /** When it was written. */
  at: Date;
}

/** A folder, or a folder in a bucket, that holds backups. */
export interface BackupStore {
  /** For messages: has no credentials. */
  readonly name: string;
  /** Complete files only, sorted by key. After a slash at its end, all below that folder; else those in one folder. */
  list(prefix: string): Promise<StoredObject[]>;
  /** @throws MissingFile, with the first bytes */
  read(key: string): AsyncGenerator<Uint8Array>;
  /** All of it or nothing; replaces a file of this key. */
  write(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** All of it or nothing. @returns false, without a change, when the store has a file of this key */
  create(key: string, content: Uint8Array): Promise<boolean>;
  /** Also of a file that is not there. */
  remove(key: string): Promise<void>;
  /** Removes parts that killed processes left. Not while another process writes below the prefix. */
  removeUnfinished(prefix: string): Promise<void>;
}

/** A file of a store. */
export interface StoredPlace {
  store: BackupStore;
  key: string;
}

export class MissingFile extends ArchiveError {
  constructor(place: StoredPlace) {
    super(`There is no file ${nameOf(place)}.`);
  }
}

export function nameOf({ store, key }: StoredPlace): string {
  return `${store.name}/${key}`;
}

/** @returns undefined when there is no such file */
export async function textIn({ store, key }: StoredPlace): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  try {
    for await (const part of store.read(key)) parts.push(part);
  } catch (error) {
    if (error instanceof MissingFile) return undefined;
    throw error;
  }
  return Buffer.concat(parts).toString();
}
