import { randomUUID } from 'node:crypto';
import { appendFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFull, storageFull } from '../files/upload.js';

/** The bytes of a request, on disk, so that memory does not grow with the uploads. */
export class TemporaryPart {
  readonly path = join(tmpdir(), `upload-${randomUUID()}`);
  length = 0;

  constructor(
    private readonly append: (path: string, bytes: Buffer) => Promise<void> = appendFile,
  ) {}

  /** @throws AppError STORAGE_FULL; the file then ends where it did before */
  async add(bytes: Buffer): Promise<void> {
    try {
      await this.append(this.path, bytes);
    } catch (error) {
      // A full disk takes some of the bytes.
      await truncate(this.path, this.length).catch(() => undefined);
      throw isFull(error) ? storageFull() : error;
    }
    this.length += bytes.length;
  }

  async remove(): Promise<void> {
    this.length = 0;
    await rm(this.path, { force: true });
  }
}
