import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { isFull, storageFull } from '../files/upload.js';

const FOLDER = 'uploads';
const AT_A_TIME = 500;

/** The parts of unfinished uploads, in the store of files: shared by all processes, and private. */
@Injectable()
export class UploadContents {
  constructor(private readonly disk: Disk) {}

  /**
   * @param content bytes, or the path of a file
   * @returns the key; random, so that a late request overwrites nothing
   * @throws AppError STORAGE_FULL
   */
  async keep(uploadId: string, content: string | Buffer): Promise<string> {
    const key = `${FOLDER}/${uploadId}/${randomUUID()}`;
    try {
      if (typeof content === 'string') await this.disk.copyFromFs(content, key);
      else await this.disk.put(key, content);
    } catch (error) {
      await this.disk.delete(key).catch(() => undefined);
      throw isFull(error) ? storageFull() : error;
    }
    return key;
  }

  discard(key: string): Promise<void> {
    return this.disk.delete(key);
  }

  /** The parts in their order. @returns undefined if one is missing */
  async parts(keys: string[]): Promise<AsyncIterable<Readable> | undefined> {
    const { disk } = this;
    for (const key of keys) if (!(await disk.exists(key))) return undefined;
    return (async function* () {
      for (const key of keys) yield await disk.getStream(key);
    })();
  }

  async remove(...uploadIds: string[]): Promise<void> {
    for (const id of uploadIds) await this.disk.deleteAll(`${FOLDER}/${id}/`);
  }

  /** The ids of uploads with content, some at a time. */
  async *stored(): AsyncGenerator<string[]> {
    let paginationToken: string | undefined;
    do {
      const options = { recursive: true, maxResults: AT_A_TIME, paginationToken };
      const found = await this.disk.listAll(`${FOLDER}/`, options);
      const ids = [...found.objects].flatMap((each) =>
        each.isFile ? [each.key.split('/')[1] ?? ''] : [],
      );
      yield [...new Set(ids)];
      paginationToken = found.paginationToken;
    } while (paginationToken);
  }
}
