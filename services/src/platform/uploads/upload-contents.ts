import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';

const FOLDER = 'uploads';
const AT_A_TIME = 500;

/** The parts of unfinished uploads, in the store of files: shared by all processes, and private. */
@Injectable()
export class UploadContents {
  constructor(private readonly disk: Disk) {}

  /** @returns the key; random, so that a late request overwrites nothing */
  async keep(uploadId: string, path: string): Promise<string> {
    const key = `${FOLDER}/${uploadId}/${randomUUID()}`;
    await this.disk.copyFromFs(path, key);
    return key;
  }

  discard(key: string): Promise<void> {
    return this.disk.delete(key);
  }

  /** Writes the parts one after the other to a file. @returns false if one is missing */
  async join(keys: string[], path: string): Promise<boolean> {
    for (const key of keys) {
      if (!(await this.disk.exists(key))) return false;
      await pipeline(await this.disk.getStream(key), createWriteStream(path, { flags: 'a' }));
    }
    return true;
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
