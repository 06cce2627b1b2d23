import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Client } from 'pg';
import { filesOf } from '../backup/stored-files.read-model.js';
import { MissingFile } from '../backup/store/backup-store.js';
import type { Archive } from './archive.js';
import { archivedPictures } from './uploads.js';

/**
 * Copies the uploads that the restored rows name, and all pictures.
 * @param folder of the local store; undefined: uploads are in a bucket
 */
export async function restoreUploads(
  archive: Archive,
  client: Client,
  folder: string | undefined,
): Promise<{ uploads: number; problems: string[] }> {
  const problems: string[] = [];
  let uploads = 0;
  if (folder === undefined) return { uploads, problems };
  const copy = async (key: string, sha256?: string) => {
    const problem = await copyOne(archive, folder, key, sha256);
    if (problem === undefined) uploads += 1;
    else problems.push(problem);
  };
  for (const { key, sha256 } of await filesOf(client)) await copy(key, sha256);
  for (const key of await archivedPictures(archive)) await copy(key);
  return { uploads, problems };
}

/** @returns a line about a content that is missing or differs */
async function copyOne(
  archive: Archive,
  folder: string,
  key: string,
  sha256: string | undefined,
): Promise<string | undefined> {
  try {
    const content = await archive.get(archive.uploadKey(key));
    const found = createHash('sha256').update(content).digest('hex');
    if (sha256 !== undefined && found !== sha256) return `The content of ${key} is damaged.`;
    await mkdir(dirname(join(folder, key)), { recursive: true });
    await writeFile(join(folder, key), content, { mode: 0o600 });
    return undefined;
  } catch (error) {
    if (error instanceof MissingFile) return `The content of ${key} is missing.`;
    return `The content of ${key} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}
